/** Reports an unexpected error to administrators (Health). The sender loads lazily: most pages never need it. */
export function reportError(error: unknown): void {
  const { pathname } = window.location;
  import("@/lib/send-error").then(
    ({ sendError }) => sendError(error, pathname),
    () => {},
  );
}
