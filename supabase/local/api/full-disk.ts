import { AsyncLocalStorage } from "node:async_hooks";

const requests = new AsyncLocalStorage<{ diskIsFull: boolean }>();

/** Remembers for the current request that `error` was caused by a full disk: the local API handles all failures alike. */
export function noteFullDisk(error: unknown): void {
  const request = requests.getStore();
  if (request && /^(ENOSPC|EDQUOT|EFBIG)$/.test(String((error as NodeJS.ErrnoException).code)))
    request.diskIsFull = true;
}

/** Returns the response, or 507 with a clear message if a file couldn't be stored because the disk is full. */
export async function answerFullDisk(answer: () => Promise<Response>): Promise<Response> {
  const request = { diskIsFull: false };
  const response = await requests.run(request, answer);
  if (!request.diskIsFull) return response;
  const message = "There is no room for this file at the moment. Please try again later.";
  return Response.json({ statusCode: "507", error: "InsufficientStorage", message }, { status: 507 });
}
