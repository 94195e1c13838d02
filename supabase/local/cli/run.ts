import { withConnection } from "../database/with-connection.ts";
import { projectPaths } from "../project-paths.ts";
import { readPorts } from "../stack/ports.ts";
import { markRunning } from "../stack/running-mark.ts";
import { type Stack, startStack } from "../stack/stack.ts";
import { watchBackend } from "../stack/watch.ts";
import { describeDemoAccounts } from "./demo-accounts.ts";
import { waysToEnd } from "./ways-to-end.ts";

async function printWelcome(stack: Stack): Promise<void> {
  const accounts = await withConnection(stack.databaseUrl, describeDemoAccounts);
  const lines = [
    "",
    "Fairmatch is running.",
    `  Website   ${stack.webUrl}`,
    `  Inbox     ${stack.inboxUrl}`,
    `  API       ${stack.apiUrl}`,
    `  Database  ${stack.databaseUrl.replace(/:[^:@/]+@/, ":…@")} (password in .env.local)`,
    "",
    ...accounts,
    ...(accounts.length > 0 ? [""] : []),
    "Press Ctrl-C to stop; the data is kept.",
  ];
  console.log(lines.join("\n"));
}

/** Runs the stack until a signal or a part's failure. Returns the exit code. */
export async function run(mode: "serve" | "dev"): Promise<number> {
  const ended = waysToEnd();
  const ports = readPorts(process.env);
  const unmark = markRunning(projectPaths.data);
  try {
    const stack = await startStack({
      ports,
      dataDir: projectPaths.data,
      keysFile: projectPaths.environment,
      externalDatabaseUrl: process.env.DATABASE_URL,
      seed: true,
      functions: true,
      mail: true,
      web: mode,
      followSchemas: mode === "dev",
      quiet: false,
    });
    try {
      if (mode === "dev") stack.beforeStop("the watching of files", await watchBackend(stack));
      const failed = new Promise<number>((resolve) => {
        stack.onFailure((error) => {
          console.error(error.message);
          resolve(1);
        });
      });
      await printWelcome(stack);
      return await Promise.race([ended, failed]);
    } finally {
      await stack.stop();
    }
  } finally {
    unmark();
  }
}
