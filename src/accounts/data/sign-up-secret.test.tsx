import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepSignUpSecret, readSignUpSecret, signUpSecretFor } from "@/accounts/data/sign-up-secret";

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const signUp = async (email: string) => {
  const own = await signUpSecretFor(email);
  if (own) keepSignUpSecret(own.secret, email);
  return own;
};

it("gives the same secret for the same address for a day, and a different one for another address", async () => {
  const first = await signUp("nia@example.com");
  expect(first?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await signUp(" Nia@Example.com")).toEqual(first);
  expect(readSignUpSecret()).toBe(first?.secret);
  const other = await signUp("noor@example.com");
  expect(other?.secret).not.toBe(first?.secret);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(readSignUpSecret()).toBeNull();
  expect((await signUp("noor@example.com"))?.secret).not.toBe(other?.secret);
});
