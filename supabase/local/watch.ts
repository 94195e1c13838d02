import { existsSync, type FSWatcher, watch } from "node:fs";
import { projectPaths } from "./project-paths.ts";
import type { Stack } from "./stack.ts";
import { describeFailure } from "./start-error.ts";

/** Editors write a file in several steps; they count as one change. */
const settleMs = 150;

/** Calls `react` after changes under `folder`, one call at a time. */
function onChange(folder: string, react: () => Promise<void>): FSWatcher | undefined {
  if (!existsSync(folder)) return undefined;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  return watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(react).catch((error) => console.error(describeFailure(error)));
    }, settleMs);
  });
}

/** Hot reload of the backend: restarts the functions when their code changes and applies new migrations. */
export function watchBackend(stack: Stack): () => void {
  const watchers = [
    onChange(projectPaths.functions, async () => {
      await stack.functions?.restart();
      console.log("Functions restarted.");
    }),
    onChange(projectPaths.migrations, async () => {
      await stack.migrate();
    }),
  ];
  return () => {
    for (const watcher of watchers) watcher?.close();
  };
}
