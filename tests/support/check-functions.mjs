// Type-checks each function with its own deno.json, as the hosted runtime resolves it: check-functions.mjs <name…>
import { spawnSync } from "node:child_process";

let failed = false;
for (const name of process.argv.slice(2)) {
  const folder = `supabase/functions/${name}`;
  const { status, stderr } = spawnSync(
    "node_modules/.bin/deno",
    ["check", "--quiet", "--config", `${folder}/deno.json`, `${folder}/index.ts`],
    { encoding: "utf8" },
  );
  if (status !== 0) {
    failed = true;
    console.error(`${name}:\n${stderr}`);
  }
}
process.exit(failed ? 1 : 0);
