import { existsSync, watch } from "node:fs";
import { projectPaths } from "../project-paths.ts";
import { describeFailure } from "../start-error.ts";
import type { Stack } from "./stack.ts";

/** Editors write a file in several steps; they count as one change. */
const settleMs = 150;

/** Calls `react` after changes under the folders, one call at a time. Gives the function that ends it. */
function onChange(folders: string[], react: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(react).catch((error) => console.error(describeFailure(error)));
    }, settleMs);
  };
  const watchers = folders.filter(existsSync).map((folder) => watch(folder, { recursive: true }, settle));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

/** The folders that hot reload of the backend watches. */
type BackendFolders = Pick<typeof projectPaths, "functions" | "migrations" | "schemas">;

/**
 * Hot reload of the backend: restarts the functions when their code changes, applies new migrations and edited schemas.
 * Gives the function that ends it.
 */
export function watchBackend(stack: Stack, folders: BackendFolders = projectPaths): () => void {
  const endings = [
    onChange([folders.functions], async () => {
      await stack.functions?.restart();
      console.log("Functions restarted.");
    }),
    onChange([folders.migrations, folders.schemas], () => stack.updateDatabase()),
  ];
  return () => {
    for (const end of endings) end();
  };
}
