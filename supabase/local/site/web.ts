import type { Progress } from "../progress.ts";
import { projectPaths } from "../project-paths.ts";
import { buildSite, type SiteEnvironment } from "./built-site.ts";
import { createHandOver, type PassOn, type SiteServer, startSiteServer } from "./site-server.ts";

export type WebMode = "none" | "serve" | "dev";

interface WebOptions {
  mode: Exclude<WebMode, "none">;
  port: number;
  /** Folder for the built site. */
  folder: string;
  environment: SiteEnvironment;
  passOn: PassOn;
  progress: Progress;
  /** Multiplier for how long a page waits for the API. */
  patience: number;
}

/** Serves the site from its sources, with hot reload. */
async function startDevServer({ port, environment, passOn }: WebOptions): Promise<SiteServer> {
  Object.assign(process.env, environment);
  const { createServer } = await import("vite");
  const handOver = createHandOver({ port, apiUrl: environment.VITE_SUPABASE_URL, passOn });
  const server = await createServer({
    plugins: [
      {
        name: "pass-on",
        configureServer: ({ middlewares }) =>
          void middlewares.use((incoming, outgoing, next) => {
            if (!handOver(incoming, outgoing)) next();
          }),
      },
    ],
    root: projectPaths.root,
    server: { host: "127.0.0.1", port, strictPort: true },
    clearScreen: false,
    logLevel: "warn",
  });
  await server.listen();
  return { stop: () => server.close() };
}

/** Starts the website: built and compressed ("serve") or with hot reload ("dev"). */
export async function startWeb(options: WebOptions): Promise<SiteServer> {
  if (options.mode === "dev") return startDevServer(options);
  await buildSite(options.folder, options.environment, options.progress);
  const { VITE_SUPABASE_URL: apiUrl, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = options.environment;
  const { folder, port, patience, passOn } = options;
  return startSiteServer({ folder, port, apiUrl, publishableKey, passOn, patience });
}
