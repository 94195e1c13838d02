import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join, parse, sep } from "node:path";
import { projectPaths } from "../project-paths.ts";

/** A document or logo of the demo data: supabase/seed/files/<bucket>/<owner>/<name>. */
export interface DemoFile {
  bucket: string;
  /** The owning person or company, under the seed's name. */
  owner: string;
  /** Path on disk. */
  file: string;
  /** Path in its bucket. */
  path: string;
}

/** The same id as pg_temp.demo_id in supabase/seed/tools.sql. */
export function demoId(name: string): string {
  const digits = createHash("md5").update(`fairmatch demo ${name}`).digest("hex");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Every file of the demo data. Like an upload by the app, it is in its owner's folder under a random name. */
export function listDemoFiles(): DemoFile[] {
  const names = readdirSync(projectPaths.seedFiles, { recursive: true, encoding: "utf8" });
  return names.flatMap((name) => {
    const [bucket = "", owner = "", file = ""] = name.split(sep);
    if (!file) return [];
    const { name: stem, ext } = parse(file);
    const path = `${demoId(owner)}/${demoId(`${owner}/${stem}`)}${ext}`;
    return [{ bucket, owner, file: join(projectPaths.seedFiles, name), path }];
  });
}
