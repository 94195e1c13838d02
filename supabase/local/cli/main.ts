import { StartError } from "../start-error.ts";

/** The commands of the local backend. `args`: start | dev | backup [file] | restore <file> | reset | doctor | admin-grant <email> | db-migration <name>. Sets the exit code and ends. */
export async function main(args: string[]): Promise<never> {
  const [command, value] = args;
  // Loaded on demand: starting the stack needs far more than the other commands.
  const commands: Record<string, () => Promise<number>> = {
    start: async () => (await import("./run.ts")).run("serve"),
    dev: async () => (await import("./run.ts")).run("dev"),
    backup: async () => (await import("./backup.ts")).backUp(value),
    restore: async () => (await import("./backup.ts")).restore(value),
    reset: async () => (await import("./reset.ts")).resetData(),
    doctor: async () => (await import("./doctor.ts")).doctor(process.env),
    "admin-grant": async () => (await import("./admin-grant.ts")).grantAdmin(value, process.env),
    "db-migration": async () => (await import("../schemas/write-migration.ts")).writeMigration(value),
  };
  try {
    const chosen = commands[command ?? ""];
    if (!chosen) throw new StartError(`Unknown command '${command ?? ""}'.`);
    process.exit(await chosen());
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
