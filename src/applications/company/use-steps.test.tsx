import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSteps } from "@/applications/company/use-steps";

const people = ["Ann", "Bea", "Cal"].map((id) => ({ id }));
const open = vi.fn();
beforeEach(() => open.mockReset());

it("counts a second press before the first one's person is shown", () => {
  const { result, rerender } = renderHook(({ id }) => useSteps(people, id, open), { initialProps: { id: "Ann" } });
  const next = result.current(1);
  act(() => {
    next();
    next();
    next();
  });
  expect(open.mock.calls).toEqual([["Bea"], ["Cal"]]);
  rerender({ id: "Cal" });
  result.current(-1)();
  expect(open).toHaveBeenLastCalledWith("Bea");
});

it("starts from the person shown, however they were opened", () => {
  const { result, rerender } = renderHook(({ id }) => useSteps(people, id, open), { initialProps: { id: "Ann" } });
  rerender({ id: "Bea" });
  result.current(1)();
  expect(open.mock.calls).toEqual([["Cal"]]);
});
