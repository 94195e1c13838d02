// What a hosted project needs besides the migrations stands in DEPLOY.md and config.toml: nothing that was added later is missing there.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const migrations = readdirSync("supabase/migrations").map((name) =>
  readFileSync(`supabase/migrations/${name}`, "utf8"),
);

test("the page names every job that the migrations schedule, and no other", () => {
  const calls = (name: string) =>
    migrations.flatMap((text) =>
      [...text.matchAll(new RegExp(`cron\\.${name}\\('([^']+)'`, "g"))].map(([, job]) => job),
    );
  const ended = new Set(calls("unschedule"));
  const scheduled = calls("schedule").filter((job) => !ended.has(job));
  const rows = readFileSync("supabase/DEPLOY.md", "utf8")
    .split("\n")
    .filter((line) => /^ +\| `/.test(line));
  const named = rows.flatMap((row) => [...(row.split(" | ")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, job]) => job));
  expect(named.toSorted()).toEqual([...new Set(scheduled)].toSorted());
});

test("every function checks its caller itself", () => {
  const config = readFileSync("supabase/config.toml", "utf8");
  const open = [...config.matchAll(/^\[functions\.(.+)\]\nverify_jwt = false$/gm)].map(([, name]) => name);
  const folders = readdirSync("supabase/functions").filter((name) => !name.startsWith("_"));
  expect(open.toSorted()).toEqual(folders.toSorted());
});
