/** npm forwards a Ctrl-C that the terminal also sends: signals within this many milliseconds count as one. */
const samePressMs = 500;

/** How long stopping may take, in milliseconds, whatever hangs: a start in progress, say. */
const usualDeadlineMs = 10_000;

/** postgres.js throws it, uncatchably, when a server dies just before a query is sent (its issue 1154). */
const isLostConnection = (error: Error) => error.stack?.includes("nextWrite") === true;

/**
 * Resolves with an exit code at the first signal (0) or uncaught error (1), so that everything can be stopped in order. After
 * that, another Ctrl-C ends the process right away, and errors from stopping are only printed. The process is forced to exit
 * after `deadlineMs`.
 */
export function waysToEnd(deadlineMs = usualDeadlineMs): Promise<number> {
  return new Promise((resolve) => {
    let ending = false;
    const end = (code: number) => {
      // Printed right away: a start in progress isn't interrupted, and may take all of the time.
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
