import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export const root = process.cwd();

/** Code files (or those with another extension) below a folder, as paths from the root. */
export function sources(folder: string, ending = /\.(tsx?|mjs)$/): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

export const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

/** Our files with their extension, as paths from the root; packages keep their name. */
function resolve(name: string, from: string): string {
  const path = name
    .replace(/^@\//, "src/")
    .replace(/^@contracts\//, "supabase/functions/_shared/contracts/")
    .replace(/^\.{1,2}\//, (dots) => `${join(from, "..", dots)}/`);
  const candidates = [path, `${path}.ts`, `${path}.tsx`].map((each) => join(each));
  return candidates.find((each) => /\.\w+$/.test(each) && existsSync(join(root, each))) ?? name;
}

/** A file's import names as written, including types and dynamic imports. */
export function importNamesOf(file: string): string[] {
  const names = textOf(file).matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g);
  return [...names].map((match) => String(match[1]));
}

/** The same as paths from the root; packages keep their name. */
export const importsOf = (file: string): string[] => importNamesOf(file).map((name) => resolve(name, file));
