import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { headersFile } from "./supabase/local/site/security-headers.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Lays the security headers beside the built site, for hosts that read them from a file. */
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

export default defineConfig({
  plugins: [react(), tailwindcss(), writeHeaders()],
  resolve: { alias: { "@": at("./src"), "@contracts": at("./supabase/functions/_shared/contracts") } },
  server: { watch: { ignored: ["**/supabase/.temp/**", "**/test-results/**"] } },
  build: { target: "es2022" },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "jsdom",
          include: ["src/**/*.test.{ts,tsx}", "tests/unit/**/*.test.{ts,tsx}", "tests/architecture/**/*.test.ts"],
          setupFiles: ["./tests/support/setup-unit.ts"],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: "backend",
          environment: "node",
          include: ["tests/database/**/*.test.ts", "tests/functions/**/*.test.ts"],
          globalSetup: ["./tests/support/stack.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "local",
          environment: "node",
          include: ["tests/local/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
