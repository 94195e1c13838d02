import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../skills/", import.meta.url));

/** A field of work with its file: one skill per line, first its name, then its other spellings. */
export interface SkillFile {
  field: string;
  text: string;
  skills: string[][];
}

/** The files of supabase/skills, by name. */
export function readSkillFiles(): SkillFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
      return { field: name.replace(/\.txt$/, ""), text, skills: lines.map((line) => line.split(" | ")) };
    });
}
