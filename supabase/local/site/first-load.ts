import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { firstRequests, WrittenPage } from "../../../src/app/prerender.tsx";
import { productName } from "../../functions/_shared/contracts/operator.ts";
import type { BuiltSite } from "../../site/built-site.ts";
import { withLine, withoutCode } from "../../site/document.ts";
import { hasRoomForJobs } from "../../site/job-list.ts";
import { projectPaths } from "../project-paths.ts";
import { fileOf, writeForHosts } from "./host-adapters.ts";
import { routeModules } from "./route-modules.ts";

type Chunk = Rolldown.OutputChunk;
type Requests = Awaited<ReturnType<typeof firstRequests>>;
type Prerender = {
  writePages: () => Promise<WrittenPage[]>;
  writeFrame: () => Promise<BuiltSite["frame"]>;
  firstRequests: () => Promise<Requests>;
  patterns: string[];
  /** With those of pages that the operator has left out. */
  allPatterns: string[];
  aliases: string[];
};
type Prerendered = Pick<Prerender, "patterns" | "allPatterns" | "aliases"> & {
  written: WrittenPage[];
  frame: BuiltSite["frame"];
  requests: Requests;
};

const sourceOf = (module: string) => `/src/${module}`;

/** Loaded in addition to the page once a person is known to be signed in. */
const forAccounts = ["lib/session-client.ts", "app/layouts/account.tsx", "notifications/shared/notification-bell.tsx"];

/** What the page itself loads: what its entry imports, each after what it needs itself, then the entry. */
const appFiles = (chunks: readonly Chunk[]): string[] =>
  chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [...imports, fileName]);

/** The files a module needs besides those the first page loads anyway. */
function filesOf(module: string, chunks: readonly Chunk[]): string[] {
  const found = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || found.has(file)) return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  for (const { moduleIds, fileName } of chunks) if (moduleIds.some((id) => id.endsWith(module))) add(fileName);
  for (const file of appFiles(chunks)) found.delete(file);
  return [...found];
}

/** "/jobs/:id" as a regular expression's source. */
const expressionOf = (pattern: string) => `^${pattern.replace(/:\w+/g, "[^/]+")}$`;
const text = (words: string) => words.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Builds the app a second time, for Node, and renders its pages. */
async function prerender(): Promise<Prerendered> {
  const { build } = await import("vite");
  const outDir = mkdtempSync(join(projectPaths.root, "node_modules", ".prerender-"));
  // A new visitor's browser has no stored data.
  const value = { getItem: () => null };
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    await build({
      root: projectPaths.root,
      logLevel: "warn",
      build: { ssr: sourceOf("app/prerender.tsx"), outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const app: Prerender = await import(pathToFileURL(join(outDir, "prerender.js")).href);
    const { patterns, allPatterns, aliases } = app;
    const written = await app.writePages();
    return {
      patterns,
      allPatterns,
      aliases,
      written,
      frame: await app.writeFrame(),
      requests: await app.firstRequests(),
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** The server's data, for site.json. */
function builtSite(outDir: string, { written, frame, requests, patterns, aliases }: Prerendered): BuiltSite {
  const textOf = (file: string) => readFileSync(join(outDir, file), "utf8");
  const files = readdirSync(outDir, { withFileTypes: true }).filter((entry) => entry.isFile());
  // For a parameterized address, only the rendered pages exist.
  const closed = new Set(written.map(({ pattern }) => pattern).filter((pattern) => pattern.includes(":")));
  const first = Object.entries(requests).map(([pattern, [url, { body }]]) => [
    pattern,
    { procedure: url.split("/").pop(), body },
  ]);
  const jobList = textOf("jobs.html");
  if (!hasRoomForJobs(jobList)) throw new Error("The list of jobs has no place for its jobs.");
  return {
    shell: textOf("app.html"),
    frame,
    written: written.map(({ path }) => path),
    heads: Object.fromEntries(
      written.map(({ path, title, description, asked, on }) => [path, { title, description, asked, on }]),
    ),
    jobList,
    routes: [...patterns.filter((pattern) => !closed.has(pattern)), ...aliases].map(expressionOf),
    files: files.map(({ name }) => `/${name}`).filter((path) => !/^\/_|\.html$|^\/site\.json$/.test(path)),
    robots: textOf("robots.txt"),
    first: Object.fromEntries(first),
  };
}

/**
 * Speeds up first loads: writes pages that are the same for every visitor as files, and provides public/start.js with each page's
 * imports, and the server (supabase/site) with its data. Every other address is app.html, which hosts without that server use as
 * their fallback.
 */
export function firstLoad(): Plugin {
  let chunks: Chunk[] = [];
  let outDir = "";
  let env: Record<string, string> = {};
  return {
    name: "first-load",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
      env = config.env;
    },
    writeBundle(_options, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    },
    async closeBundle() {
      const modules = routeModules();
      const prerendered = await prerender();
      const { written, requests, patterns, allPatterns } = prerendered;
      if (modules.length !== allPatterns.length)
        throw new Error("A route names its module in a way that is not known here.");
      const files: string[] = [];
      const indexOf = (file: string) => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
      const pages = allPatterns
        .map((pattern, at) => ({ pattern, module: String(modules[at]?.module) }))
        .filter(({ pattern }) => patterns.includes(pattern))
        .map(({ pattern, module }) => ({ pattern, imports: filesOf(sourceOf(module), chunks).map(indexOf) }))
        .sort((a, b) => a.pattern.split(":").length - b.pattern.split(":").length);
      const account = [...new Set(forAccounts.flatMap((module) => filesOf(sourceOf(module), chunks)))].map(indexOf);

      const start = join(outDir, "start.js");
      const app = appFiles(chunks).map(indexOf);
      const lists = {
        "const files = [];": `const files = ${JSON.stringify(files.map((file) => `/${file}`))};`,
        "const requests = {};": `const requests = ${JSON.stringify(Object.fromEntries(Object.entries(requests).map(([pattern, request]) => [expressionOf(pattern), request])))};`,
        "const app = [];": `const app = ${JSON.stringify(app)};`,
        "const account = [];": `const account = ${JSON.stringify(account)};`,
        "const pages = [];": `const pages = ${JSON.stringify(pages.map(({ pattern, imports }) => [expressionOf(pattern), imports]))};`,
      };
      let script = readFileSync(start, "utf8");
      for (const [empty, full] of Object.entries(lists)) script = script.replace(empty, () => full);
      const { minifySync } = await import("vite");
      writeFileSync(start, minifySync("start.js", script).code);

      const shell = readFileSync(join(outDir, "index.html"), "utf8");
      writeFileSync(join(outDir, "app.html"), shell);
      for (const { path, title, description, html } of written) {
        const page = withLine(withoutCode(shell), path === "/contact" ? "contact" : "page")
          .replace('<html lang="en"', `$& data-written="${path}"`)
          .replace(/(<meta name="description" content=")[^"]*/, (_, start) => start + text(description))
          .replace(/<title>[^<]*/, () => `<title>${text(title)} | ${text(productName)}`)
          .replace('<div id="root">', () => `<div id="root">${html}`);
        const file = join(outDir, fileOf(path));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, page);
      }
      const built = builtSite(outDir, prerendered);
      writeFileSync(join(outDir, "site.json"), JSON.stringify(built));
      await writeForHosts(outDir, built, env);
    },
  };
}
