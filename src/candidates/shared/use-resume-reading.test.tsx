import { renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useResumeReading } from "@/candidates/shared/use-resume-reading";
import { around } from "../../../tests/support/render-with.tsx";

const readResume = vi.hoisted(() => vi.fn());
vi.mock("@/candidates/model/resume/read-resume", () => ({ readResume }));
vi.mock("@/matching/data/vocabulary", () => ({
  skillSpellingsQuery: () => ({ queryKey: ["spellings"], queryFn: async () => [] }),
}));

it("reports a reading as stopped when another file is chosen or the page is left", async () => {
  readResume.mockImplementation(
    (_file: File, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped")))),
  );
  const { result, unmount } = renderHook(() => useResumeReading(), { wrapper: around() });
  const { read } = result.current;
  const first = read(new File(["one"], "one.pdf"));
  await waitFor(() => expect(readResume).toHaveBeenCalledOnce());
  const second = read(new File(["two"], "two.pdf"));
  expect(await first).toBe("stopped");
  await waitFor(() => expect(readResume).toHaveBeenCalledTimes(2));
  unmount();
  expect(await second).toBe("stopped");
  expect(await read(new File(["three"], "three.pdf"))).toBe("stopped");
  expect(readResume).toHaveBeenCalledTimes(2);
});
