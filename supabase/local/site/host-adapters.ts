import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuiltSite } from "../../site/built-site.ts";
import { headOf, withHead } from "../../site/document.ts";
import type { BuiltIn } from "../../site/hosts/built-in.ts";
import { projectPaths } from "../project-paths.ts";

/** The site's public address, from SITE_URL; null without one. Throws if invalid. */
function siteUrlOf(setting: string | undefined): string | null {
  if (!setting?.trim()) return null;
  const url = URL.parse(setting.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new Error("SITE_URL is not the address of a site, such as https://jobs.example.com.");
  return url.origin;
}

/** The file of a prerendered page. */
export const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** Draws a card for each prerendered page, and records its address, which caches can't confuse with an older one. */
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

/** Adds canonical address and preview data to prerendered pages, which hosts serve as files. */
function writeHeads(outDir: string, built: BuiltSite, siteUrl: string): void {
  for (const path of built.written) {
    const file = join(outDir, fileOf(path));
    writeFileSync(file, withHead(readFileSync(file, "utf8"), headOf(built.heads, siteUrl, path)));
  }
}

/**
 * Bundles the host adapters, each one file without imports and with its data built in, and completes the prerendered pages. Only
 * if SITE_URL is set: a page never learns its address from a request.
 */
export async function writeForHosts(
  outDir: string,
  built: BuiltSite,
  { VITE_SUPABASE_URL = "", VITE_SUPABASE_PUBLISHABLE_KEY = "", VITE_API_THROUGH_SITE }: Record<string, string>,
): Promise<void> {
  const siteUrl = siteUrlOf(process.env.SITE_URL);
  const isThroughSite = VITE_API_THROUGH_SITE?.trim() === "on";
  // The local site server passes calls on by itself.
  if (siteUrl === null && isThroughSite && VITE_SUPABASE_URL.trim().startsWith("https:"))
    throw new Error("VITE_API_THROUGH_SITE needs SITE_URL: without it no adapter is built that passes calls on.");
  if (siteUrl === null) return;
  await drawCards(outDir, built);
  writeHeads(outDir, built, siteUrl);
  // Without it, these hosts answer a missing file with the home page and status 200.
  writeFileSync(join(outDir, "404.html"), built.shell);
  const { build } = await import("vite");
  const known: BuiltIn = {
    built,
    siteUrl,
    apiUrl: VITE_SUPABASE_URL.trim(),
    publishableKey: VITE_SUPABASE_PUBLISHABLE_KEY.trim(),
    isThroughSite,
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
