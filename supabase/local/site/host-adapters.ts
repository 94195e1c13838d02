import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltSite } from "../../site/built-site.ts";
import { headOf, withHead } from "../../site/document.ts";
import type { BuiltIn } from "../../site/hosts/built-in.ts";
import { projectPaths } from "../project-paths.ts";

/** The address of the site as the world knows it, from SITE_URL; null without. Throws when it is none. */
function siteUrlOf(setting: string | undefined): string | null {
  if (!setting?.trim()) return null;
  const url = URL.parse(setting.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new Error("SITE_URL is not the address of a site, such as https://jobs.example.com.");
  return url.origin;
}

/** The file of a page that is written whole. */
export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Draws a card for each page that is written whole, and notes its address, by which no cache takes it for an older one. */
async function drawCards(outDir: string, { written, heads }: BuiltSite): Promise<void> {
  const { drawCard } = await import("./pictures.ts");
  mkdirSync(join(outDir, "assets"), { recursive: true });
  for (const path of written) {
    const head = heads[path];
    if (!head) continue;
    const picture = await drawCard(head.title, head.description);
    const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
    head.card = `/assets/share-${name}-${createHash("sha256").update(picture).digest("hex").slice(0, 8)}.png`;
    writeFileSync(join(outDir, head.card), picture);
  }
}

/** The one address of each page that is written whole, and what previews say of it: in the files, which hosts serve as they are. */
function writeHeads(outDir: string, built: BuiltSite, siteUrl: string): void {
  for (const path of built.written) {
    const file = join(outDir, fileOf(path));
    writeFileSync(file, withHead(readFileSync(file, "utf8"), headOf(built.heads, siteUrl, path)));
  }
}

/**
 * Bundles the adapters of hosts, each one file without imports, with what they need to know in it, and completes the written pages. Only
 * where SITE_URL says what address the site has: a page never learns it from who asks.
 */
export async function writeForHosts(
  outDir: string,
  built: BuiltSite,
  { VITE_SUPABASE_URL = "", VITE_SUPABASE_PUBLISHABLE_KEY = "" }: Record<string, string>,
): Promise<void> {
  const siteUrl = siteUrlOf(process.env.SITE_URL);
  if (siteUrl === null) return;
  await drawCards(outDir, built);
  writeHeads(outDir, built, siteUrl);
  const { build } = await import("vite");
  const known: BuiltIn = {
    built,
    siteUrl,
    apiUrl: VITE_SUPABASE_URL.trim(),
    publishableKey: VITE_SUPABASE_PUBLISHABLE_KEY.trim(),
  };
  const bundle = (host: string, folder: string, file: string) =>
    build({
      configFile: false,
      root: projectPaths.root,
      logLevel: "warn",
      define: { BUILT_IN: JSON.stringify(known) },
      ssr: { noExternal: true, target: "webworker" },
      build: {
        ssr: `supabase/site/hosts/${host}.ts`,
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: { output: { entryFileNames: file } },
      },
    });
  await bundle("cloudflare", outDir, "_worker.js");
  writeFileSync(join(outDir, "_routes.json"), JSON.stringify({ version: 1, include: ["/*"], exclude: ["/assets/*"] }));
  await bundle("netlify", join(dirname(outDir), ".netlify/v1/edge-functions"), "site.js");
}
