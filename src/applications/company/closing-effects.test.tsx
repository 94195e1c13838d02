import { renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { around } from "../../../tests/support/render-with.tsx";

const answers: Record<string, object> = {
  keep_time_zone: { zone: "America/Denver" },
  get_interviews: {
    proposals: [{ state: "open" }],
    interviews: [
      { state: "confirmed", starts_at: "2099-11-24T17:00:00Z", people: [{ name: "Marta Lindqvist" }] },
      { state: "confirmed", starts_at: "2020-11-24T17:00:00Z", people: [{ name: "Of long ago" }] },
      { state: "cancelled", starts_at: "2099-11-25T17:00:00Z", people: [{ name: "Of a cancelled one" }] },
    ],
  },
  get_offers: { offers: [{ state: "withdrawn" }, { state: "open" }] },
};
vi.mock("@/lib/call-procedure", () => ({ callProcedure: async (name: string) => answers[name] }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
const { useClosingEffects } = await import("@/applications/company/closing-effects");

const wrapper = around();

test("names the colleague to be notified, and lists what ends for both sides", async () => {
  const { result } = renderHook(() => useClosingEffects("a"), { wrapper });
  await waitFor(() =>
    expect(result.current.map(({ title, text }) => [title, text])).toEqual([
      ["Marta Lindqvist", expect.stringMatching(/^The interview on Tue, Nov 24.*10:00 AM.* is canceled\.$/)],
      ["Both sides", "The proposed times are withdrawn. The open offer ends."],
    ]),
  );
});

test("requests nothing without an application", () => {
  expect(renderHook(() => useClosingEffects(undefined), { wrapper }).result.current).toEqual([]);
});
