import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../../supabase/local/stack/stack.ts";
import { clientOf, startFixtureStack } from "./start-fixture-stack.ts";

let stack: Stack;
let owner: { client: SupabaseClient; id: string };
let stranger: { client: SupabaseClient; id: string };

async function makePerson() {
  const email = `${randomUUID()}@example.com`;
  const client = clientOf(stack);
  await client.auth.signUp({ email, password: "Correct-horse-9" });
  const sql = postgres(stack.databaseUrl, { max: 1 });
  await sql`update auth.users set email_confirmed_at = now() where email = ${email}`;
  await sql.end();
  const { data, error } = await client.auth.signInWithPassword({ email, password: "Correct-horse-9" });
  if (error) throw error;
  return { client, id: data.user.id };
}

/** The file through a signed link, as a browser gets it; null if access is refused. */
async function readAs(person: { client: SupabaseClient }, path: string): Promise<Response | null> {
  const { data } = await person.client.storage.from("papers").createSignedUrl(path, 60);
  return data && fetch(data.signedUrl);
}

const pdf = (text: string) => new Blob([`%PDF-1.7 ${text}`], { type: "application/pdf" });

beforeAll(async () => {
  stack = await startFixtureStack({ mail: true });
  owner = await makePerson();
  stranger = await makePerson();
});
afterAll(() => stack.stop());

describe("upload", () => {
  it("accepts a Blob and returns the same bytes", async () => {
    const path = `${owner.id}/resume.pdf`;
    const sent = await owner.client.storage.from("papers").upload(path, pdf("one"));
    expect(sent.error).toBeNull();
    expect(sent.data?.path).toBe(path);
    const file = await readAs(owner, path);
    expect(await file?.text()).toBe("%PDF-1.7 one");
    expect(file?.headers.get("content-type")).toBe("application/pdf");
  });

  it("accepts a File with non-ASCII characters in its name", async () => {
    const file = new File(["%PDF-1.7 two"], "Lebenslauf ü.pdf", { type: "application/pdf" });
    const { error } = await owner.client.storage.from("papers").upload(`${owner.id}/${randomUUID()}.pdf`, file);
    expect(error).toBeNull();
  });

  it("keeps spaces in a path", async () => {
    const path = `${owner.id}/my resume (1).pdf`;
    const papers = owner.client.storage.from("papers");
    expect((await papers.upload(path, pdf("spaced"))).data?.path).toBe(path);
    expect(await (await readAs(owner, path))?.text()).toBe("%PDF-1.7 spaced");
  });

  it("accepts raw bytes", async () => {
    const path = `${owner.id}/${randomUUID()}.pdf`;
    const bytes = new TextEncoder().encode("%PDF-1.7 raw");
    const { error } = await owner.client.storage.from("papers").upload(path, bytes, { contentType: "application/pdf" });
    expect(error).toBeNull();
    expect(await (await readAs(owner, path))?.text()).toBe("%PDF-1.7 raw");
  });

  it("replaces a file only when asked to", async () => {
    const path = `${owner.id}/${randomUUID()}.pdf`;
    const papers = owner.client.storage.from("papers");
    await papers.upload(path, pdf("old"));
    expect((await papers.upload(path, pdf("new"))).error).not.toBeNull();
    expect((await papers.upload(path, pdf("new"), { upsert: true })).error).toBeNull();
    expect(await (await readAs(owner, path))?.text()).toBe("%PDF-1.7 new");
  });

  it("refuses another person's folder, a missing session, a wrong type and oversized files", async () => {
    const papers = owner.client.storage.from("papers");
    const name = `${randomUUID()}.pdf`;
    expect((await papers.upload(`${stranger.id}/${name}`, pdf("x"))).error).not.toBeNull();
    expect((await clientOf(stack).storage.from("papers").upload(`${owner.id}/${name}`, pdf("x"))).error).not.toBeNull();
    const page = new Blob(["<html></html>"], { type: "text/html" });
    expect((await papers.upload(`${owner.id}/${name}`, page)).error).not.toBeNull();
    const large = new Blob([new Uint8Array(1_100_000)], { type: "application/pdf" });
    expect((await papers.upload(`${owner.id}/${name}`, large)).error).not.toBeNull();
    expect(await readAs(owner, `${owner.id}/${name}`)).toBeNull();
  });
});

describe("reading", () => {
  it("opens a private file only through a signed address", async () => {
    const path = `${owner.id}/${randomUUID()}.pdf`;
    const papers = owner.client.storage.from("papers");
    await papers.upload(path, pdf("signed"));
    const { data, error } = await papers.createSignedUrl(path, 60);
    expect(error).toBeNull();
    const opened = await fetch(data?.signedUrl ?? "");
    expect(opened.status).toBe(200);
    expect(await opened.text()).toBe("%PDF-1.7 signed");

    const saved = await papers.createSignedUrl(path, 60, { download: "Resume.pdf" });
    const attachment = await fetch(saved.data?.signedUrl ?? "");
    expect(attachment.headers.get("content-disposition")).toContain("Resume.pdf");
    const forged = await fetch((data?.signedUrl ?? "").replace(/token=.*/, "token=forged"));
    expect(forged.ok).toBe(false);
    const open = await fetch(papers.getPublicUrl(path).data.publicUrl);
    expect(open.ok).toBe(false);
  });

  it("refuses other people a signed address of a private file, and its removal", async () => {
    const path = `${owner.id}/${randomUUID()}.pdf`;
    await owner.client.storage.from("papers").upload(path, pdf("mine"));
    const papers = stranger.client.storage.from("papers");
    expect((await papers.createSignedUrl(path, 60)).error).not.toBeNull();
    expect(await readAs({ client: clientOf(stack) }, path)).toBeNull();
    expect((await papers.remove([path])).data ?? []).toEqual([]);
    expect(await (await readAs(owner, path))?.text()).toBe("%PDF-1.7 mine");
  });

  it("serves a public bucket to everyone", async () => {
    const path = `${owner.id}/logo.png`;
    const logo = new Blob([new Uint8Array([137, 80, 78, 71])], { type: "image/png" });
    const logos = owner.client.storage.from("logos");
    expect((await logos.upload(path, logo)).error).toBeNull();
    const response = await fetch(logos.getPublicUrl(path).data.publicUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
  });

  it("no longer returns removed files", async () => {
    const path = `${owner.id}/${randomUUID()}.pdf`;
    const papers = owner.client.storage.from("papers");
    await papers.upload(path, pdf("gone"));
    expect((await papers.remove([path])).error).toBeNull();
    expect(await readAs(owner, path)).toBeNull();
  });
});
