import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { App } from "@supabase/lite";
import { noteFullDisk } from "./full-disk.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;

async function toBytes(body: ReadableStream | Uint8Array): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const parts: Uint8Array[] = [];
  for await (const part of body) parts.push(part);
  return Buffer.concat(parts);
}

/**
 * Replaces files by new ones only after all of them are written next to the old: on a full disk the old ones are unchanged and
 * nothing is left over. Takes path → function that writes the new file. Throws file system errors.
 */
async function replaceTogether(writers: Record<string, (beside: string) => Promise<void>>): Promise<void> {
  const mark = randomUUID();
  const all = Object.entries(writers).map(([path, write]) => ({ path, beside: `${path}.${mark}.part`, write }));
  try {
    for (const { beside, write } of all) await write(beside);
    for (const { beside, path } of all) await rename(beside, path);
  } catch (error) {
    await Promise.all(all.map(({ beside }) => rm(beside, { force: true })));
    noteFullDisk(error);
    throw error;
  }
}

/**
 * Stores uploads as <folder>/<bucket>/<hash of the key>, so that no key can leave the folder or clash with another's subfolder.
 * The declared type is stored next to the bytes.
 */
export function createStorageFiles(folder: string): StorageAdapter {
  const root = resolve(folder);
  const pathOf = (bucket: string, key: string) => {
    const path = join(root, bucket, createHash("sha256").update(key).digest("hex"));
    if (!path.startsWith(root + sep)) throw new Error(`The bucket name '${bucket}' is not usable.`);
    return path;
  };
  const head = async (bucket: string, key: string) => {
    const path = pathOf(bucket, key);
    const [info, about] = await Promise.all([stat(path), readFile(`${path}.json`, "utf8")]);
    const { mimetype, cacheControl, eTag } = JSON.parse(about);
    return { mimetype, cacheControl, eTag, lastModified: info.mtime, contentLength: info.size, size: info.size };
  };

  return {
    driver: undefined,
    headObject: (bucket, key) => head(bucket, key),
    getObject: async (bucket, key, _version, headers) => {
      const metadata = await head(bucket, key);
      if (headers?.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
      const body = Readable.toWeb(createReadStream(pathOf(bucket, key))) as ReadableStream;
      return { httpStatusCode: 200, metadata, body };
    },
    uploadObject: async (bucket, key, _version, body, mimetype, cacheControl) => {
      const bytes = await toBytes(body as ReadableStream | Uint8Array);
      const path = pathOf(bucket, key);
      const eTag = `"${createHash("md5").update(bytes).digest("hex")}"`;
      await mkdir(dirname(path), { recursive: true });
      await replaceTogether({
        [path]: (beside) => writeFile(beside, bytes, { flush: true }),
        [`${path}.json`]: (beside) =>
          writeFile(beside, JSON.stringify({ mimetype, cacheControl, eTag }), { flush: true }),
      });
      return head(bucket, key);
    },
    deleteObject: async (bucket, key) => {
      const path = pathOf(bucket, key);
      await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
    },
    deleteObjects: async (bucket, keys) => {
      for (const key of keys) {
        const path = pathOf(bucket, key);
        await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
      }
    },
    copyObject: async (sourceBucket, source, _version, bucket, key) => {
      const [from, to] = [pathOf(sourceBucket, source), pathOf(bucket, key)];
      await mkdir(dirname(to), { recursive: true });
      await replaceTogether({
        [to]: (beside) => copyFile(from, beside),
        [`${to}.json`]: (beside) => copyFile(`${from}.json`, beside),
      });
      const { eTag, lastModified } = await head(bucket, key);
      return { httpStatusCode: 200, eTag, lastModified };
    },
    privateAssetUrl: async (bucket, key) => `file://${pathOf(bucket, key)}`,
  };
}
