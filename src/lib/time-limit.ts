import { noAnswerInTime } from "@/lib/app-error";

/** How long a request may stand still, in ms. */
const longestWait = 30_000;

/** What a request ends with that stood still for too long. */
const timedOut = () => new DOMException(noAnswerInTime, "TimeoutError");

/** Calls `end` once nothing has moved for 30 seconds. Say what moves; stop it when the request is over. */
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

/** fetch that gives up with a TimeoutError once nothing has moved for 30 seconds, the body of the answer included. */
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
    // Browsers give even an answer that has no body an empty one, which no Response of ours may have.
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
