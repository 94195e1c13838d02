import type { ApplicationStatus } from "@contracts/enums";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Person, useMoves } from "@/applications/company/use-moves";
import { toast, toastStore } from "@/components/feedback/toast";
import { undoLast, withdrawUndo } from "@/components/feedback/undo-offer";
import { around } from "../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

const person = (id: string): Person => ({ id, status: "applied", candidate_name: id, can: { move: true } });
/** The moves sent, with their answers, which come in the order of the test. */
let answers: ((answer: unknown) => void)[];
beforeEach(() => {
  answers = [];
  rpc.mockReset().mockImplementation((name: string) =>
    name === "change_applications"
      ? new Promise((resolve) => {
          answers.push(resolve);
        })
      : Promise.resolve({ data: ["ada"], error: null }),
  );
});
afterEach(() => {
  withdrawUndo("application");
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

const undone = () => rpc.mock.calls.filter(([name]) => name === "undo_applications_change").map(([, args]) => args);
const movedTo = (id: string, status: ApplicationStatus) => ({
  data: { outcomes: [{ id, candidate_name: id, status, refusal: null }] },
  error: null,
});

/** Moves Ada and, before that is saved, Grace; `between` happens between the presses. */
async function moveBoth(between = () => {}) {
  const { result } = renderHook(() => useMoves(), { wrapper: around() });
  const moved: Promise<boolean>[] = [];
  const move = (id: string) =>
    act(() => {
      moved.push(result.current.change([person(id)], { to: "reviewing" }));
    });
  move("ada");
  await waitFor(() => expect(answers).toHaveLength(1));
  between();
  move("grace");
  const answer = async (place: number, given: unknown) => {
    await waitFor(() => expect(answers).toHaveLength(place + 1));
    await act(async () => {
      answers[place]?.(given);
      await moved[place];
    });
  };
  return answer;
}

it("undoes a move that U was pressed for while it was saved, even if another has begun since", async () => {
  const answer = await moveBoth(() => undoLast("application"));
  await answer(0, movedTo("ada", "reviewing"));
  await waitFor(() => expect(undone()).toEqual([{ p_ids: ["ada"], p_status: "reviewing" }]));
  await answer(1, movedTo("grace", "reviewing"));
  expect(undone()).toHaveLength(1);
});

it.each([
  ["fails", { data: null, error: { code: "PT403", message: "No", details: "{}", hint: "not_allowed" } }],
  [
    "moves no one",
    {
      data: { outcomes: [{ id: "grace", candidate_name: "grace", status: "hired", refusal: "moved_since" }] },
      error: null,
    },
  ],
])("keeps the move before if the one that U was pressed for %s", async (_, refused) => {
  const answer = await moveBoth();
  await answer(0, movedTo("ada", "reviewing"));
  undoLast("application");
  await answer(1, refused);
  expect(undone()).toEqual([]);
  // Pressed again, it undoes that one.
  act(() => void undoLast("application"));
  await waitFor(() => expect(undone()).toEqual([{ p_ids: ["ada"], p_status: "reviewing" }]));
});
