import { expect, it } from "vitest";
import { settle } from "@/lib/settle";

it("gives the whole answer", async () => {
  expect(await settle(Promise.resolve({ data: [], count: 3, error: null }))).toEqual({
    data: [],
    count: 3,
    error: null,
  });
});

it.each([
  [
    "what the answer says",
    () => Promise.resolve({ error: { code: "PT409", message: "Taken", details: null, hint: "x" } }),
  ],
  ["what was thrown instead of one", () => Promise.reject(new TypeError("Failed to fetch"))],
])("throws an AppError of %s", async (_what, answer) => {
  await expect(settle(answer())).rejects.toMatchObject({ name: "AppError" });
});

it.each([
  [401, "session_expired"],
  [403, "forbidden"],
])("reads a missing right as %s says: with a session or without", async (status, code) => {
  const error = { code: "42501", message: "permission denied", details: null, hint: null };
  await expect(settle(Promise.resolve({ error, status }))).rejects.toMatchObject({ code });
});
