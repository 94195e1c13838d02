// What a hosted project needs besides the migrations is in config.toml and the functions' folders, and it is complete.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every function checks its caller itself", () => {
  const config = readFileSync("supabase/config.toml", "utf8");
  const open = [...config.matchAll(/^\[functions\.(.+)\]\nverify_jwt = false$/gm)].map(([, name]) => name);
  const folders = readdirSync("supabase/functions").filter((name) => !name.startsWith("_"));
  expect(open.toSorted()).toEqual(folders.toSorted());
});
