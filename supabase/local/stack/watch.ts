import { once } from "node:events";
import { type FSWatcher, watch } from "chokidar";
import { projectPaths } from "../project-paths.ts";
import { describeFailure } from "../start-error.ts";
import type { Stack } from "./stack.ts";

/** Editors write a file in several steps, treated as one change. */
const settleMs = 150;

/** Calls `react` after changes under the folders, one call at a time. */
function onChange(folders: string[], react: () => Promise<void>): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return watch(folders, { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(react).catch((error) => console.error(describeFailure(error)));
    }, settleMs);
  });
}

/** The folders that hot reload of the backend watches. */
type BackendFolders = Pick<typeof projectPaths, "functions" | "migrations" | "schemas">;

/**
 * Hot reload for the backend: restarts functions when their code changes, applies new migrations and edited schemas. Once it
 * watches everything, returns the function that ends it.
 */
export async function watchBackend(stack: Stack, folders: BackendFolders = projectPaths): Promise<() => Promise<void>> {
  const watchers = [
    onChange([folders.functions], async () => {
      await stack.functions?.restart();
      console.log("Functions restarted.");
    }),
    onChange([folders.migrations, folders.schemas], () => stack.updateDatabase()),
  ];
  await Promise.all(watchers.map((watcher) => once(watcher, "ready")));
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}
