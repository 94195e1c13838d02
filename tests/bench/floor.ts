import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const used: Record<string, string> = {
  "react-dom/client": 'export { createRoot } from "react-dom/client";',
  "react-router-dom": 'export { BrowserRouter, Routes, Route, Link } from "react-router-dom";',
  "@supabase/supabase-js": 'export { createClient } from "@supabase/supabase-js";',
  "@tanstack/react-query":
    'export { QueryClient, QueryClientProvider, useQuery, useMutation } from "@tanstack/react-query";',
};

/** Gzipped bytes of these libraries alone, as this build would ship what the app uses of them. */
export async function floorOf(libraries: (keyof typeof used)[]): Promise<number> {
  const entry = "virtual:floor";
  const result = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [
      {
        name: "floor",
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? libraries.map((library) => used[library]).join("\n") : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: "es2022",
      rollupOptions: { input: entry, preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.reduce((total, file) => total + (file.type === "chunk" ? gzipSync(file.code).length : 0), 0);
}
