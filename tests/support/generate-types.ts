// `npm run types:generate`: writes src/types/database.types.ts from the migrated database of the running test stack.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runVendorCli } from "./vendor-cli.ts";

/** The TypeScript types of schema public, formatted. Takes a migrated database's connection string. */
export function generateTypes(databaseUrl: string): string {
  const generated = runVendorCli(["gen", "types", `--remote=${databaseUrl}`, "--schema", "public"]);
  // The CLI also prints its connection.
  const types = generated.slice(generated.indexOf("export type Json"));
  const { status, stdout, stderr } = spawnSync(
    "node_modules/.bin/biome",
    ["format", "--stdin-file-path=database.types.ts"],
    { input: types, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return `// Generated from the migrated database by \`npm run types:generate\`; a test proves it current.\n${stdout}`;
}

export const typesFile = fileURLToPath(new URL("../../src/types/database.types.ts", import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(typesFile, generateTypes(String(process.env.TEST_DATABASE_URL)));
}
