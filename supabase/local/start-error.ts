/** A failure the user can act on: its message is one clear sentence, shown without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** The sentence to print for any failure. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
