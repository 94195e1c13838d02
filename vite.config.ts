import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { brand } from "./supabase/local/site/brand.ts";
import { firstLoad } from "./supabase/local/site/first-load.ts";
import { routeModules } from "./supabase/local/site/route-modules.ts";
import { writtenPages } from "./supabase/local/site/written-pages.ts";
import { headersFile } from "./supabase/site/security-headers.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Writes the security headers next to the built site, for hosts that read them from a file. */
const writeHeaders = (): Plugin => {
  let apiUrl = "";
  return {
    name: "write-headers",
    apply: "build",
    configResolved: ({ env }) => {
      apiUrl = env.VITE_SUPABASE_URL ?? "";
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "_headers", source: headersFile(apiUrl) });
    },
  };
};

/** An icon's file, up to what it draws: tags with their attributes. */
const drawn = /\n {2}size: 24,\n {2}node: (\[[\s\S]+?\])(?:,\n {2}aliases: .+)?\n};/;

/**
 * Imports each icon from its own file. Through the library's index, every page would depend on every icon, and no icon could be
 * assigned to a page. Of the file only the drawing stays: the library's own code has settings that no icon here uses.
 */
const iconsApart = (): Plugin[] => {
  const index = readFileSync(at("./node_modules/lucide-react/dist/esm/lucide-react.mjs"), "utf8");
  const fileOf = new Map<string, string>();
  for (const [, names = "", file = ""] of index.matchAll(/export \{ (.+) \} from '\.\/(icons\/[\w-]+\.mjs)'/g))
    for (const [, name = ""] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
  const importOf = (specifier: string) => {
    const [name = "", local = name] = specifier.trim().split(" as ");
    const file = fileOf.get(name);
    if (!file) throw new Error(`lucide-react has no icon ${name}.`);
    return `import ${local} from "lucide-react/dist/esm/${file}";`;
  };
  const inBuild = { apply: "build", enforce: "pre" } as const;
  return [
    {
      name: "icons-apart",
      ...inBuild,
      transform: {
        filter: { id: /\/src\/.+\.tsx?$/, code: /lucide-react/ },
        handler: (code) =>
          code.replace(/import \{([^}]+)\} from "lucide-react";/g, (_, names: string) =>
            names
              .split(",")
              .filter((name) => name.trim() && !name.trim().startsWith("type "))
              .map(importOf)
              .join(""),
          ),
      },
    },
    {
      name: "icons-drawn",
      ...inBuild,
      transform: {
        filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
        handler: (code) => {
          const [, drawing] = drawn.exec(code) ?? [];
          if (!drawing) throw new Error(`An icon is written in another way: ${code}`);
          const short = drawing.replace(/,\s*key: "\w+"/g, "");
          return `import { drawIcon } from ${JSON.stringify(at("./src/lib/draw-icon.ts"))};
            export default /* @__PURE__ */ drawIcon(${short});`;
        },
      },
    },
  ];
};

/**
 * Wraps each import() to retry failed fetches. Replaces the bundler's wrapper, which isn't needed: no page has its own styles, and
 * public/start.js preloads.
 */
const importsAgain = (): Plugin => ({
  name: "imports-again",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `import { importAgain } from ${JSON.stringify(at("./src/lib/import-again.ts"))};
      export const __vitePreload = (load) => importAgain(load, (address) => import(address));`,
  },
});

type Modules = {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[]; importedIds: string[] } | null;
};

/** The module with everything that imports it, or that it imports, transitively and statically. */
function along(id: string, way: "importers" | "importedIds", modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of modules.getModuleInfo(id)?.[way] ?? []) along(next, way, modules, seen);
  return seen;
}

const areaOfModule = new Map(routeModules().map(({ module, area }) => [at(`./src/${module}`), area]));
const visitors = ["public", "jobs", "invitations", "auth"];

/** Part of every signed-in first screen. */
const ofFrame = /layouts.(account|paused-bar)\.|notification-bell/;

/** Which first screen a page is part of: visitors' pages, the signed-in frame, and the dashboards. */
function firstScreenOf(id: string): string | undefined {
  if (ofFrame.test(id)) return "account";
  // A form, as those of signing in.
  if (/contact-page/.test(id)) return "auth";
  const area = areaOfModule.get(id);
  if (area === undefined || visitors.includes(area)) return area;
  return /dashboard\.tsx$/.test(id) ? area : undefined;
}

/** The area a page belongs to, or a dialog by its folder. */
const areaOf = (id: string): string | undefined =>
  areaOfModule.get(id) ?? /\/src\/.*\/(admin|company|candidate)\//.exec(id)?.[1];

/** Pages a bar leads to, and what they load ahead: with their area's other shared code, so that a change between them loads little. */
const ofBar =
  /routes.(jobs.(list|landing)|invitations.\w+)\.|(my-applications|profile.profile|company-jobs|company-interviews|approvals|reported-jobs|companies|people)-page\.|routes.company.(applications|candidates)\.|applications.company.reject-dialog/;

/** What opens above a page loads with what it needs, and nothing of an area. */
const isAbove = (id: string) =>
  /components.(ui.((menu|dialog|popover)-panel)|feedback.toast-list)\./.test(id) ||
  /node_modules.(@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-|get-nonce)/.test(id);

/**
 * The chunk of a module used by several pages, so that a page is a few files and a first screen loads little it doesn't need. Null:
 * only one page uses it, and contains it.
 */
function chunkOf(id: string, modules: Modules): string | null {
  if (ofFrame.test(id)) return "desk";
  if (isAbove(id)) return "overlay";
  // Loads after any first screen; dialogs use it as well.
  if (/handed-focus|app.taps-and-focus/.test(id)) return "taps-and-focus";
  // Both the vendor's client and what opens above a page use it.
  if (/node_modules.tslib/.test(id)) return "guest";
  // The library's index imports them for every page; few areas' pages use them.
  if (/useQueries|queriesObserver|useMutationState/.test(id)) return "area";
  const pages = [...along(id, "importers", modules)].filter(
    (each) => modules.getModuleInfo(each)?.dynamicImporters.length,
  );
  if (pages.length < 2) return ofBar.test(id) ? (areaOf(id) ?? null) : null;
  // Their text is long, and no other visitors' page needs it.
  const [, written] = /marketing.(help|blog)/.exec(id) ?? [];
  if (written) return written;
  const screens = new Set(pages.map(firstScreenOf).filter((name) => name !== undefined));
  const visited = visitors.filter((name) => screens.has(name));
  const desks = [...screens].filter((name) => !visitors.includes(name));
  const areas = new Set(pages.map(areaOf).filter((name) => name !== undefined));
  const areasBeside = [...areas].filter((name) => !visitors.includes(name) && !desks.includes(name));
  const isAlone = visited.length === 1 && desks.length + areasBeside.length === 0 && !pages.some(isAbove);
  if (isAlone) return String(visited[0]);
  if (visited.includes("public")) return "page";
  if (visited.length > 1 || (screens.size > 0 && pages.some(isAbove))) return "guest";
  if (visited[0] === "jobs") return "jobs-desk";
  if (visited[0] === "auth" && desks.length === 0) return "form";
  if (visited.length > 0) return "guest";
  // What another area uses as well must not make its pages load this desk.
  if (desks.length > 1 || screens.has("account") || (desks.length === 1 && areasBeside.length > 0)) return "desk";
  if (desks.length === 1) return `${desks[0]}-desk`;
  if (/node_modules.(react-hook-form|zod|@hookform)/.test(id)) return "form";
  return areas.size === 1 ? String([...areas][0]) : "area";
}

/** A chunk takes its imports along, so shared ones come first. */
const sharedChunks = [
  // Each runs in a task of its own: public/start.js.
  { name: "libraries", tags: ["$initial" as const], test: /\/node_modules\/(?!lucide|react-dom\/)/ },
  { name: "react-dom", tags: ["$initial" as const], test: /\/node_modules\/react-dom\/|\/src\/app\/react-root\.ts$/ },
  { name: "app", tags: ["$initial" as const] },
  ...[
    ...["page", "guest", "jobs-desk", "desk"],
    ...["public", "jobs", "invitations", "candidate-desk", "company-desk", "admin-desk", "help", "blog"],
    ...["taps-and-focus", "overlay", "form", "area", "auth", "candidate", "company", "admin"],
  ].map((chunk) => ({
    debugName: chunk,
    name: (id: string, modules: Modules) => (chunkOf(id, modules) === chunk ? chunk : null),
  })),
];

/** These read PDF files by a library that replaces built-in functions. */
const apart = ["tests/unit/resume-files.test.ts", "tests/unit/resume-programs.test.ts"];

/** For tests whose files share one process, sequentially. */
const sharedProcess = (...setupFiles: string[]) => ({
  isolate: false,
  setupFiles: ["./tests/support/own-modules.ts", ...setupFiles],
  sequence: { setupFiles: "list" as const },
});

const { version } = JSON.parse(readFileSync(at("./package.json"), "utf8")) as { version: string };

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [iconsApart(), importsAgain(), react(), tailwindcss(), brand(), writtenPages(), writeHeaders(), firstLoad()],
  resolve: { alias: { "@": at("./src"), "@contracts": at("./supabase/functions/_shared/contracts") } },
  worker: { format: "es" },
  server: { watch: { ignored: ["**/supabase/.temp/**", "**/test-results/**"] } },
  build: {
    // public/start.js tells people with older ones.
    target: ["chrome120", "firefox128", "safari17"],
    // public/start.js preloads pages' imports, with its own lists.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: sharedChunks } },
    },
  },
  test: {
    // Of any wait only the limit.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts", "tests/architecture/**/*.test.ts"],
          exclude: apart,
          ...sharedProcess("./tests/support/silence.ts"),
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "apart", environment: "node", include: apart, setupFiles: ["./tests/support/silence.ts"] },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "jsdom",
          include: ["src/**/*.test.tsx", "tests/unit/**/*.test.tsx"],
          ...sharedProcess("./tests/support/silence.ts", "./tests/support/components.ts"),
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "backend",
          environment: "node",
          include: ["tests/database/**/*.test.ts", "tests/functions/**/*.test.ts"],
          globalSetup: ["./tests/support/stack.ts"],
          ...sharedProcess(),
          // Only for hangs: on a loaded machine the longest take minutes.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 90_000 } },
        },
      },
      {
        extends: true,
        test: { name: "debian", environment: "node", include: ["tests/debian/**/*.test.ts"], hookTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          name: "browsers",
          environment: "node",
          include: ["tests/browsers/**/*.test.ts"],
          // Only for hangs, like the end-to-end tests.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: "local",
          environment: "node",
          include: ["tests/local/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 90_000 } },
        },
      },
    ],
  },
});
