import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract, list } from "tar";
import { z } from "zod";
import { describeFailure, StartError } from "../start-error.ts";

const manifestName = "fairmatch-backup.json";
/** The database's file format depends on the platform. */
const platform = `${process.platform}-${process.arch}`;

const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  platform: z.string(),
  /** SHA-256 of every file, by its path in the archive. */
  files: z.record(z.string(), z.string()),
});

async function checksum(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Checksums of a folder's files except the manifest, by relative path. */
async function checksums(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).replaceAll("\\", "/");
    if (entry.isFile() && name !== manifestName) files[name] = await checksum(path);
  }
  return files;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an archive to its end and verifies every checksum. Throws StartError for a mismatch or a missing file. */
export async function checkArchive(file: string, files: Record<string, string>): Promise<void> {
  const left = new Map(Object.entries(files));
  await list({
    file,
    strict: true,
    onReadEntry: (entry) => {
      const name = entry.path;
      const hash = createHash("sha256");
      entry.on("data", (chunk) => void hash.update(chunk));
      entry.on("end", () => left.get(name) === hash.digest("hex") && left.delete(name));
    },
  });
  const [missing] = left.keys();
  if (missing !== undefined) throw new StartError(`No backup was made: ${missing} did not reach the archive whole.`);
}

/**
 * Packs a folder into the archive `file`, readable only by its owner because it contains everyone's data. It is verified before
 * it gets its final name.
 */
export async function packArchive(folder: string, file: string): Promise<void> {
  const manifest = { format: 1, madeAt: new Date().toISOString(), platform, files: await checksums(folder) };
  writeFileSync(join(folder, manifestName), JSON.stringify(manifest, null, 2));
  const beside = `${file}.part`;
  try {
    // A killed run's file may have other permissions.
    rmSync(beside, { force: true });
    await create({ file: beside, mode: 0o600, cwd: folder, gzip: true, portable: true }, readdirSync(folder));
    await checkArchive(beside, manifest.files);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** The refusal of a file that isn't a backup, or is incomplete. */
export const notWhole = (file: string, reason: string) =>
  new StartError(`${file} is not a whole backup: ${reason}. Nothing was changed.`);

/** Unpacks and verifies the archive `file` in an empty folder. Throws StartError if it differs. Returns its date. */
export async function unpackArchive(file: string, folder: string): Promise<string> {
  const refuse = (reason: string) => notWhole(file, reason);
  try {
    // Read to its end once before anything is written.
    await list({ file, strict: true });
    const isOurs = (entry: object) => "type" in entry && (entry.type === "File" || entry.type === "Directory");
    await extract({ file, cwd: folder, strict: true, preserveOwner: false, filter: (_, entry) => isOurs(entry) });
  } catch (error) {
    throw refuse(describeFailure(error));
  }
  const path = join(folder, manifestName);
  if (!existsSync(path)) throw refuse(`it has no ${manifestName}`);
  const manifest = manifestSchema.safeParse(parseJson(readFileSync(path, "utf8")));
  if (!manifest.success) throw refuse(`its ${manifestName} is of another version`);
  const { madeAt, files, platform: origin } = manifest.data;
  const found = await checksums(folder);
  for (const name of new Set([...Object.keys(files), ...Object.keys(found)])) {
    if (files[name] !== found[name]) throw refuse(`${name} is not as it was`);
  }
  if (origin !== platform) {
    throw new StartError(`${file} was made on ${origin} and cannot be opened on ${platform}. Nothing was changed.`);
  }
  return madeAt;
}
