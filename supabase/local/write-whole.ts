import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file, readable only by its owner, under a temporary name and then renames it: after a crash or on a full disk the old
 * one is intact. Throws file system errors.
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.part`;
  try {
    writeFileSync(beside, text, { mode: 0o600, flush: true });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
