import { renameSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file, for its owner only, beside its place and then renames it: after a crash or on a full disk the old one
 * is still whole. Throws what the file system says.
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
