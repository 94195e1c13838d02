/** Keeps an unexpected error for administrators (Health). What sends it is loaded then: most pages never meet one. */
export function reportError(error: unknown): void {
  const { pathname } = window.location;
  import("@/lib/send-error").then(
    ({ sendError }) => sendError(error, pathname),
    () => {},
  );
}
