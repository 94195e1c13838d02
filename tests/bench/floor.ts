import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { projectPaths } from "../../supabase/local/project-paths.ts";

/** Libraries included in floors, each with what the app uses of it. */
const used = {
  react: 'export { createRoot } from "react-dom/client";',
  router: 'export { BrowserRouter, Routes, Route, Link } from "react-router-dom";',
  query: 'export { QueryClient, QueryClientProvider, useQuery, useMutation } from "@tanstack/react-query";',
  auth: 'export { AuthClient } from "@supabase/auth-js";',
  rest: 'export { PostgrestClient } from "@supabase/postgrest-js";',
  functions: 'export { FunctionsClient } from "@supabase/functions-js";',
};
export type Library = keyof typeof used;

/** Only these libraries, bundled into one file as this build would ship the parts the app uses. */
export async function codeOf(libraries: readonly Library[]): Promise<string> {
  const entry = `${projectPaths.root}/src/floor.js`;
  const result = (await build({
    configFile: false,
    root: projectPaths.root,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "floor",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? libraries.map((library) => used[library]).join("\n") : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      rollupOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
}

/** That file's size, gzipped, in bytes. */
export const floorOf = async (libraries: readonly Library[]): Promise<number> =>
  gzipSync(await codeOf(libraries)).length;
