import { noAnswerInTime } from "@/lib/app-error";

/** How long a request may stall, in ms. */
const longestWait = 30_000;

/** A stalled request's error. */
const timedOut = () => new DOMException(noAnswerInTime, "TimeoutError");

/** Calls `end` after 30 seconds without progress. Report progress; stop it when the request ends. */
export function watchForStall(end: (reason: DOMException) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(() => end(timedOut()), longestWait);
  };
  moved();
  return { moved, stop };
}

/** fetch that fails with a TimeoutError after 30 seconds without progress, including the response's body. */
export const fetchInTime: typeof fetch = async (input, init) => {
  const controller = new AbortController();
  const given = init?.signal;
  const cancel = () => controller.abort(given?.reason);
  if (given?.aborted) cancel();
  given?.addEventListener("abort", cancel, { once: true });
  const watch = watchForStall((reason) => controller.abort(reason));
  const stop = () => {
    watch.stop();
    given?.removeEventListener("abort", cancel);
  };
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    watch.moved();
    // Browsers give even bodiless responses an empty body, which the Response constructor rejects.
    if (!response.body || response.status === 204) {
      stop();
      return response;
    }
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, out) {
          watch.moved();
          out.enqueue(chunk);
        },
        flush: stop,
      }),
    );
    return new Response(body, response);
  } catch (error) {
    stop();
    throw error;
  }
};
