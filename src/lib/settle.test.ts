import { expect, it } from "vitest";
import { isUnanswered } from "@/lib/send-safely";
import { settle } from "@/lib/settle";

it("returns the whole response", async () => {
  expect(await settle(Promise.resolve({ data: [], count: 3, error: null }))).toEqual({
    data: [],
    count: 3,
    error: null,
  });
});

it.each([
  [
    "what the response says",
    () => Promise.resolve({ error: { code: "PT409", message: "Taken", details: null, hint: "x" } }),
  ],
  ["what was thrown instead", () => Promise.reject(new TypeError("Failed to fetch"))],
])("throws an AppError for %s", async (_what, answer) => {
  await expect(settle(answer())).rejects.toMatchObject({ name: "AppError" });
});

it.each([
  [401, "session_expired"],
  [403, "forbidden"],
])("tells an ended session from a missing permission by status %s", async (status, code) => {
  const error = { code: "42501", message: "permission denied", details: null, hint: null };
  await expect(settle(Promise.resolve({ error, status }))).rejects.toMatchObject({ code });
});

it("treats the outcome as unknown for a proxy's status, but not for our own", async () => {
  const failure = (error: object, status: number) =>
    settle(Promise.resolve({ error, status })).then(
      () => null,
      (thrown) => isUnanswered(thrown),
    );
  expect(await failure({ text: "<h1>Bad gateway</h1>" }, 502)).toBe(true);
  expect(await failure({ code: "PGRST001", message: "No connection", details: null, hint: null }, 503)).toBe(true);
  expect(await failure({ code: "PT503", message: "Not today", details: null, hint: "closed" }, 503)).toBe(false);
});
