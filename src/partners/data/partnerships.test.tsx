import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usePartnerships, useSwitchShare } from "@/partners/data/partnerships";
import { around } from "../../../tests/support/render-with.tsx";

const server = vi.hoisted(() => ({
  stored: { can_share_jobs: false, can_share_candidates: false },
  saved: [] as (() => void)[],
  reads: 0,
}));
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async () => {
    server.reads += 1;
    return { partnerships: [{ id: "one", ...server.stored }] };
  },
}));
vi.mock("@/lib/tables", () => ({
  getTables: async () => ({
    from: () => ({
      update: (change: object) => {
        const sent = {
          eq: () => sent,
          select: () => sent,
          single: () =>
            new Promise((resolve) => {
              server.saved.push(() => {
                Object.assign(server.stored, change);
                resolve({ data: {}, error: null });
              });
            }),
        };
        return sent;
      },
    }),
  }),
}));

it("saves switches in the order of the presses, and shows what is being saved", async () => {
  const { result } = renderHook(
    () => ({ list: usePartnerships("all", ""), jobs: useSwitchShare(), candidates: useSwitchShare() }),
    { wrapper: around() },
  );
  const shown = () => result.current.list.data?.pages[0]?.partnerships[0];
  await waitFor(() => expect(shown()).toMatchObject({ can_share_jobs: false, can_share_candidates: false }));
  result.current.jobs.mutate({ id: "one", share: "can_share_jobs", on: true });
  result.current.candidates.mutate({ id: "one", share: "can_share_candidates", on: true });
  await waitFor(() => expect(shown()).toMatchObject({ can_share_jobs: true, can_share_candidates: true }));
  await waitFor(() => expect(server.saved).toHaveLength(1));
  const before = server.reads;
  server.saved[0]?.();
  await waitFor(() => expect(server.saved).toHaveLength(2));
  expect(server.reads).toBeGreaterThan(before);
  await waitFor(() => expect(shown()).toMatchObject({ can_share_jobs: true, can_share_candidates: true }));
  server.saved[1]?.();
  await waitFor(() => expect(server.stored).toEqual({ can_share_jobs: true, can_share_candidates: true }));
});
