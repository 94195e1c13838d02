// Nothing works only locally: each part of the local gateway is paired with its equivalent on a hosted project.
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { additions, carriers, type OnHosted } from "../../supabase/local/gateway/hosted.ts";
import { sources, textOf } from "./sources.ts";

const folder = "supabase/local/gateway";
const code = sources(folder).filter((file) => !file.endsWith("/hosted.ts"));
const text = code.map(textOf).join("\n");

/** How to find each kind of part in the code. */
const finders: [kind: string, pattern: RegExp][] = [
  ["refusals", /new Refusal\(\s*\d{3},\s*"(\w+)"/g],
  ["handlers of the Auth API", /"([A-Z]+ \/auth\/v1\/\w+)": async/g],
  ["limits per client", /limit: "(\w+)"/g],
  ["counters", /limits\.(count(?!Request)\w+)\(/g],
  ["queues", /(\w+): createFairQueue\(/g],
  ["bounds of bodies", /^const (max\w+) =/gm],
  ["bounds of lists", /(\w+): z\.array\(.*\)\.max\(/g],
  ["bodies that take these fields only", /const (\w+) = z\.strictObject\(/g],
  ["headers that say who asks", /"([\w-]+)": client\b/g],
  ["marks", /export const (\w+) = "/g],
];

const sentences = (markdown: string) => markdown.replace(/\s+/g, " ");
const deployment = textOf("supabase/DEPLOY.md");
const schemas = sources("supabase/schemas", /\.sql$/)
  .map(textOf)
  .join("\n");
const config = parse(textOf("supabase/config.toml"));

function valueAt(path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], config);
}

/** Whether the named part exists. */
function isThere(hosted: OnHosted): boolean {
  if ("setting" in hosted) return valueAt(hosted.setting) === hosted.is;
  if ("database" in hosted)
    return new RegExp(`create[^;]* (private\\.|")?${hosted.database}("|\\()`, "i").test(schemas);
  if ("file" in hosted) return textOf(hosted.file).includes(hosted.says);
  if ("absent" in hosted) return sentences(deployment).includes(hosted.absent);
  return true;
}

test("the table lists exactly the parts of the gateway", () => {
  const found = finders.flatMap(([kind, pattern]) => {
    const parts = [...text.matchAll(pattern)].map(([, part]) => String(part));
    expect(parts, kind).not.toEqual([]);
    return parts;
  });
  const files = sources(folder).map((file) => file.slice(folder.length + 1));
  const named = [...additions.flatMap(({ parts }) => parts), ...carriers];
  expect(named.toSorted()).toEqual([...new Set([...found, ...files])].toSorted());
});

test.each(additions.map(({ what, hosted }) => [what, hosted] as const))("%s", (_, hosted) => {
  expect(hosted).not.toEqual([]);
  expect(hosted.filter((each) => !isThere(each))).toEqual([]);
});

test("DEPLOY.md lists the same missing features as the table", () => {
  const [, list = ""] = /## What only the local backend does([\s\S]*?)\n## /.exec(deployment) ?? [];
  const named = additions.flatMap(({ hosted }) => hosted.flatMap((each) => ("absent" in each ? [each.absent] : [])));
  const items = list
    .split(/^- /m)
    .slice(1)
    .map((item) => sentences(item).trim());
  expect(items.toSorted()).toEqual(named.toSorted());
});
