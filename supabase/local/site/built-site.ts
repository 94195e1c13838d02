import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Progress } from "../progress.ts";
import { projectPaths } from "../project-paths.ts";
import { StartError } from "../start-error.ts";

/** Environment for the built site: everything the browser may know. */
export interface SiteEnvironment {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_SUPPORT_EMAIL: string;
  VITE_MAIL_SENDER: string;
  VITE_API_THROUGH_SITE: "on";
}

const sources = [
  "src",
  "public",
  "supabase/functions/_shared/contracts",
  "index.html",
  "vite.config.ts",
  "tailwind.config.ts",
  "supabase/site",
  "supabase/local/site/brand.ts",
  "supabase/local/site/first-load.ts",
  "supabase/local/site/host-adapters.ts",
  "package-lock.json",
];

/** The latest modification time in a file or folder, in milliseconds; 0 if it doesn't exist. */
function latestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  const inside = readdirSync(path).map((name) => latestChange(join(path, name)));
  return Math.max(info.mtimeMs, ...inside);
}

function isCurrent(stampFile: string, environment: SiteEnvironment): boolean {
  if (!existsSync(stampFile)) return false;
  if (readFileSync(stampFile, "utf8") !== JSON.stringify(environment)) return false;
  const builtAt = statSync(stampFile).mtimeMs;
  return sources.every((source) => latestChange(join(projectPaths.root, source)) <= builtAt);
}

/** The line of the builder's output with the error; `npm run build` shows everything. */
function firstFault(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  return lines.find((line) => /^\[[A-Z_]+\]|Error: (?!Build failed)/.test(line)) ?? output.trim();
}

/** Writes compressed copies next to the site's text files, for the server to send. */
export function compressTexts(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(html|js|css|svg|json|txt|xml|webmanifest)$/.test(name))) {
    const bytes = readFileSync(join(folder, file));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(bytes, quality));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes));
  }
}

/** Builds the site into `folder` unless it is up to date. Throws StartError with the builder's output. */
export async function buildSite(folder: string, environment: SiteEnvironment, progress: Progress): Promise<void> {
  const stampFile = join(folder, ".built-from.json");
  if (isCurrent(stampFile, environment)) return;
  progress("Building the website…");
  const startedAt = new Date();
  const vite = join(projectPaths.root, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", "--outDir", folder, "--emptyOutDir", "--logLevel", "warn"], {
    cwd: projectPaths.root,
    // Host adapters are only for deploying.
    env: { ...process.env, ...environment, SITE_URL: "", NODE_ENV: "production" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  const code = await new Promise((resolve) => child.once("exit", resolve));
  if (code !== 0)
    throw new StartError(`The website could not be built: ${firstFault(stripVTControlCharacters(output))}`);
  compressTexts(folder);
  writeFileSync(stampFile, JSON.stringify(environment));
  // A source changed during the build must count as newer.
  utimesSync(stampFile, startedAt, startedAt);
}
