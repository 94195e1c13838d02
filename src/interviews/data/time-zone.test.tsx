import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { timeZoneQuery } from "@/interviews/data/time-zone";
import { AppError } from "@/lib/app-error";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/lib/time-zones", async (original) => ({
  ...(await original<typeof import("@/lib/time-zones")>()),
  browserZone: () => "Asia/Tokyo",
}));

it("stores a time zone that only this browser knows as its offset", async () => {
  call.mockImplementation(async (_, { p_zone }: { p_zone: string }) => {
    if (call.mock.calls.length === 1) throw new AppError({ code: "invalid_input", message: "", status: 422 });
    return { zone: p_zone };
  });
  const kept = await new QueryClient().fetchQuery(timeZoneQuery());
  expect(call.mock.calls.map(([, { p_zone }]) => p_zone)).toEqual(["Asia/Tokyo", "Etc/GMT-9"]);
  expect(kept).toEqual({ zone: "Etc/GMT-9" });
});
