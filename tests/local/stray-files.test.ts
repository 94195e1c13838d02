import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";
import { clientOf, fixtureOptions } from "./start-fixture-stack.ts";

it("a start deletes stored files that no row references, and keeps all others", async () => {
  const dataDir = makeDataDir();
  const options = await fixtureOptions(dataDir);
  const bucket = join(dataDir, "storage", "papers");
  let stack = await startStack(options);
  const upload = (path: string) =>
    clientOf(stack, stack.secretKey)
      .storage.from("papers")
      .upload(path, new Blob(["%PDF-1.7"], { type: "application/pdf" }));
  for (const path of ["one/a.pdf", "two/ü é.pdf"]) expect((await upload(path)).error).toBeNull();
  const kept = readdirSync(bucket).toSorted();
  expect(kept).toHaveLength(4);
  await stack.stop();

  // Killed between writing the file and its row, while writing a file, and after removing a bucket.
  const stray = "0".repeat(64);
  mkdirSync(join(dataDir, "storage", "gone"));
  for (const name of [stray, `${stray}.json`, `${kept[0]}.${randomUUID()}.part`]) {
    writeFileSync(join(bucket, name), "left");
    writeFileSync(join(dataDir, "storage", "gone", name), "left");
  }
  stack = await startStack(options);
  expect(readdirSync(bucket).toSorted()).toEqual(kept);
  expect(readdirSync(join(dataDir, "storage", "gone"))).toEqual([]);
  const { data } = await clientOf(stack, stack.secretKey).storage.from("papers").createSignedUrl("two/ü é.pdf", 60);
  expect(await (await fetch(data?.signedUrl ?? "")).text()).toBe("%PDF-1.7");
  await stack.stop();
  removeDataDir(dataDir);
});
