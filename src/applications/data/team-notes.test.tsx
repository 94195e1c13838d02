import { renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAddTeamNote } from "@/applications/data/team-notes";
import { AppError } from "@/lib/app-error";
import { around } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));

it("uses a new id when other people are mentioned, so that they are notified", async () => {
  const { result } = renderHook(() => useAddTeamNote({ applicationId: "a" }, {}), {
    wrapper: around(),
  });
  const add = result.current.mutateAsync;
  call.mockRejectedValue(new AppError({ code: "http_502", message: "Bad gateway", status: 502 }));
  await expect(add({ body: "Call her", mentioned: [] })).rejects.toThrow();
  const first = call.mock.lastCall?.[1].p_id;
  call.mockReset();
  await add({ body: "Call her", mentioned: ["ben"] });
  expect(call).toHaveBeenCalledExactlyOnceWith("add_team_note", expect.objectContaining({ p_mentioned: ["ben"] }));
  expect(call.mock.lastCall?.[1].p_id).not.toBe(first);
});
