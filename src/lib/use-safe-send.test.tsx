import { renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { isOutcomeUnknown } from "@/lib/send-safely";
import { useSafeSend } from "@/lib/use-safe-send";

beforeEach(() => sessionStorage.clear());

const failure = (status: number) => new AppError({ code: `http_${status}`, message: "It failed", status });
/** Fails with these in turn, then succeeds. */
function failing(...statuses: number[]) {
  const ids: string[] = [];
  const send = vi.fn(async (id: string, isRevised: boolean) => {
    ids.push(id);
    const status = statuses.shift();
    if (status !== undefined) throw failure(status);
    return { id, isRevised };
  });
  return { ids, send };
}
const hook = (options?: Parameters<typeof useSafeSend>[0]) => renderHook(() => useSafeSend(options)).result.current;

describe("useSafeSend", () => {
  it.each([0, 502, 503, 504])(
    "sends a call that failed with status %s again to look up its outcome",
    async (status) => {
      const { ids, send } = failing(status);
      await expect(hook()({ a: 1 }, send)).resolves.toMatchObject({ id: ids[0] });
      expect(ids).toEqual([ids[0], ids[0]]);
    },
  );

  it("reports an unknown outcome if the second try fails too, and keeps the id for the next", async () => {
    const { ids, send } = failing(502, 0);
    const safely = hook();
    const error = await safely({ a: 1 }, send).catch((thrown: AppError) => thrown);
    expect(isOutcomeUnknown(error as AppError)).toBe(true);
    await safely({ a: 1 }, send);
    expect(new Set(ids).size).toBe(1);
  });

  it("keeps a separate id for each draft", async () => {
    const safely = hook({ draft: { owner: "me", name: "" } });
    const { ids, send } = failing(500, 500);
    for (const draft of ["to a", "to b"]) await safely({ draft }, send, draft).catch(() => {});
    for (const draft of ["to a", "to b"]) await safely({ draft }, send, draft);
    expect(ids.slice(2)).toEqual(ids.slice(0, 2));
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("uses a new id for other content, after a refusal and after success", async () => {
    const safely = hook();
    const { ids, send } = failing(500, 422);
    for (const content of [{ a: 1 }, { a: 2 }]) await safely(content, send).catch(() => {});
    await safely({ a: 2 }, send);
    await safely({ a: 2 }, send);
    expect(new Set(ids).size).toBe(4);
  });

  it.each([401, 403, 422])("keeps the id of an unanswered call if the next is refused with %s", async (status) => {
    const safely = hook({ isOnePerForm: true });
    const { ids, send } = failing(502, 0, status, 502, status);
    for (const a of [1, 2, 3]) await safely({ a }, send).catch(() => {});
    await expect(safely({ a: 4 }, send)).resolves.toMatchObject({ isRevised: true });
    expect(new Set(ids).size).toBe(1);
  });

  it("uses a new id if the current one is taken", async () => {
    const safely = hook();
    const ids: string[] = [];
    const taken = new AppError({ code: "id_taken", message: "It is taken", status: 409 });
    const errors = [failure(502), failure(0), taken];
    const send = async (id: string) => {
      ids.push(id);
      const error = errors.shift();
      if (error) throw error;
    };
    await safely({}, send).catch(() => {});
    await expect(safely({}, send)).rejects.toBe(taken);
    await safely({}, send);
    expect(new Set(ids)).toEqual(new Set([ids[0], ids[3]]));
    expect(ids[3]).not.toBe(ids[0]);
  });

  it("does not retry while the browser is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { send } = failing(0);
    await expect(hook()({}, send)).rejects.toMatchObject({ message: "It failed" });
    expect(send).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it("keeps the id with its draft across reloads, only for its owner, and reports changed content", async () => {
    const options = { draft: { owner: "ada", name: "job:new" }, isOnePerForm: true };
    const { ids, send } = failing(502, 502);
    await hook(options)({ title: "One" }, send).catch(() => {});
    const later = failing();
    await hook({ ...options, draft: { owner: "bob", name: "job:new" } })({ title: "One" }, later.send);
    expect(later.ids[0]).not.toBe(ids[0]);
    await expect(hook(options)({ title: "Two" }, later.send)).resolves.toEqual({ id: ids[0], isRevised: true });
    // After success the next one is a new act.
    await expect(hook(options)({ title: "Two" }, later.send)).resolves.toMatchObject({ isRevised: false });
    expect(later.ids[2]).not.toBe(ids[0]);
  });
});
