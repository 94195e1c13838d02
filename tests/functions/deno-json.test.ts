import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = "supabase/functions";
const names = readdirSync(folder).filter((name) => !name.startsWith("_"));
const read = (path: string) => readFileSync(`${folder}/${path}`, "utf8");
const packageJson = JSON.parse(readFileSync("package.json", "utf8"));
const versions: Record<string, string> = { ...packageJson.dependencies, ...packageJson.devDependencies };
const denoJson = JSON.parse(read(`${names[0]}/deno.json`));

const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
const specifiers = (path: string) =>
  [...read(path).matchAll(/(?<!\.)\b(?:from|import)\s*\(?\s*"([^"]+)"/g)].map((match) => match[1] ?? "");

describe.each(names)("%s", (name) => {
  it("has an entry file, a handler and the shared deno.json", () => {
    expect(existsSync(`${folder}/${name}/index.ts`)).toBe(true);
    expect(existsSync(`${folder}/${name}/handler.ts`)).toBe(true);
    expect(read(`${name}/deno.json`)).toBe(read(`${names[0]}/deno.json`));
  });

  it("checks its session itself, so the gateway does not verify tokens", () => {
    const config = readFileSync("supabase/config.toml", "utf8");
    expect(config).toMatch(new RegExp(`\\[functions\\.${name}\\]\\s+verify_jwt = false`));
  });
});

it("deno.json disables the lock file, and uses the versions of package.json", () => {
  expect(denoJson.lock).toBe(false);
  for (const [name, target] of Object.entries<string>(denoJson.imports)) {
    const [, packageName = "", version, subpath = ""] = /^npm:(@?[^@]+)@([^/]+)(\/.+)?$/.exec(target) ?? [];
    expect(name).toBe(`${packageName}${subpath}`);
    expect(version, name).toBe(versions[packageName]);
  }
});

it.each(sources)("%s imports only files with extensions and packages from deno.json", (path) => {
  for (const specifier of specifiers(path)) {
    if (specifier.startsWith(".")) expect(specifier).toMatch(/\.ts$/);
    else if (!specifier.startsWith("node:")) expect(Object.keys(denoJson.imports)).toContain(specifier);
  }
});
