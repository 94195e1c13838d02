import type { Candidate } from "@contracts/candidates/candidate";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { profileQuery } from "@/candidates/data/profile-query";
import { AppError } from "@/lib/app-error";

const { callProcedure } = vi.hoisted(() => ({ callProcedure: vi.fn() }));
vi.mock("@/lib/call-procedure", () => ({ callProcedure }));

const candidate = { id: "c", first_name: "ann" } as Candidate;
const missing = () => new AppError({ code: "42883", message: "An unexpected error occurred.", status: 500 });
const load = () => new QueryClient().fetchQuery({ ...profileQuery("ann"), retry: false });
const asked = () => callProcedure.mock.calls.map(([name]) => name);

beforeEach(() => {
  callProcedure.mockReset();
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("a missing profile is created", async () => {
  callProcedure.mockResolvedValueOnce([]).mockResolvedValueOnce({ candidate, created: true });
  expect(await load()).toEqual({ candidate, created: true });
});

it("the profile is created and loaded again if the procedure is missing", async () => {
  callProcedure
    .mockRejectedValueOnce(missing())
    .mockResolvedValueOnce({ candidate, created: true })
    .mockResolvedValueOnce([{ ...candidate, first_name: "Ann" }]);
  expect(await load()).toEqual({ candidate: { ...candidate, first_name: "Ann" }, created: true });
  expect(asked()).toEqual(["get_candidate_by_user_id", "ensure_candidate_profile", "get_candidate_by_user_id"]);
});

it("a failure says whether creating or loading failed", async () => {
  callProcedure.mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing());
  await expect(load()).rejects.toMatchObject({ message: "Failed to create profile: An unexpected error occurred." });
  callProcedure.mockRejectedValueOnce(new AppError({ code: "offline", message: "Offline", status: 0 }));
  await expect(load()).rejects.toMatchObject({ message: "Offline" });
});
