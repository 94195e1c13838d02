/** npm passes a Ctrl-C on that the terminal sends as well: what comes within so many milliseconds is the same press. */
const samePressMs = 500;

/** How long stopping may take, in milliseconds, whatever hangs: a start that is still under way, say. */
const usualDeadlineMs = 10_000;

/** postgres.js throws it, where nobody can catch it, when a server dies while a query is about to be sent (its issue 1154). */
const isLostConnection = (error: Error) => error.stack?.includes("nextWrite") === true;

/**
 * Resolves with an exit code at the first signal (0) or the first error that nobody caught (1), so that everything can
 * be stopped in order. After that a further Ctrl-C ends the process at once, and errors of what is
 * being stopped are only printed. The process ends by force once `deadlineMs` have passed.
 */
export function waysToEnd(deadlineMs = usualDeadlineMs): Promise<number> {
  return new Promise((resolve) => {
    let ending = false;
    const end = (code: number) => {
      // Said at once: a start that is under way is not stopped, and may take all the time there is.
      if (!ending) console.log("Stopping… (Ctrl-C ends at once)");
      ending = true;
      resolve(code);
      setTimeout(() => {
        console.error("Stopping took too long and was ended by force; what is stored is safe.");
        process.exit(1);
      }, deadlineMs).unref();
    };
    let signalledAt: number | undefined;
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
      process.on(signal, () => {
        signalledAt ??= Date.now();
        if (Date.now() - signalledAt > samePressMs) process.exit(130);
        end(0);
      });
    }
    let failed = false;
    process.on("uncaughtException", (error) => {
      if (isLostConnection(error)) {
        if (!failed && !signalledAt) console.error("The connection to the database was lost.");
      } else console.error(error);
      failed = true;
      end(1);
    });
  });
}
