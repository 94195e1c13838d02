import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseError } from "@/lib/app-error";
import { fetchInTime } from "@/lib/time-limit";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server with responses set by the test; reports aborts. */
function serve(answer: (signal: AbortSignal) => Promise<Response>) {
  const signals: AbortSignal[] = [];
  vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return Promise.race([
      answer(signal),
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
    ]);
  });
  return signals;
}
const never = () => new Promise<never>(() => {});

it("aborts a request after 30 seconds without a response", async () => {
  const [signal] = [serve(never)];
  const outcome = fetchInTime("/").catch(parseError);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(signal[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(await outcome).toMatchObject({ code: "timeout", status: 504 });
});

it("returns a response however long its body takes, as long as data arrives", async () => {
  let more: (text: string | null) => void = () => {};
  const body = new ReadableStream({
    start: (controller) => {
      more = (text) => (text === null ? controller.close() : controller.enqueue(new TextEncoder().encode(text)));
    },
  });
  serve(async () => new Response(body, { status: 201 }));
  const response = await fetchInTime("/");
  expect(response.status).toBe(201);
  const text = response.text();
  for (const part of ["a", "b", "c"]) {
    await vi.advanceTimersByTimeAsync(20_000);
    more(part);
  }
  await vi.advanceTimersByTimeAsync(20_000);
  more(null);
  expect(await text).toBe("abc");
});

it("aborts a body that stalls", async () => {
  const signals = serve(async () => new Response(new ReadableStream()));
  await fetchInTime("/");
  await vi.advanceTimersByTimeAsync(30_100);
  expect(signals[0]?.reason).toMatchObject({ name: "TimeoutError" });
});

it("ends when the caller cancels, and leaves no timer", async () => {
  const caller = new AbortController();
  serve(never);
  const outcome = fetchInTime("/", { signal: caller.signal }).catch((error: unknown) => error);
  caller.abort(new Error("left"));
  expect(await outcome).toMatchObject({ message: "left" });
  expect(vi.getTimerCount()).toBe(0);
  // As browsers return it.
  const empty = Object.defineProperty(new Response(null, { status: 204 }), "body", { value: new ReadableStream() });
  serve(async () => empty);
  expect((await fetchInTime("/")).status).toBe(204);
  expect(vi.getTimerCount()).toBe(0);
});
