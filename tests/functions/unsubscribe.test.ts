import { describe, expect, it } from "vitest";
import { sql, stackValue, unique } from "../support/accounts.ts";
import { addressOf } from "../support/address-of.ts";
import { makeCandidate, makeCompany } from "../support/companies.ts";
import { mailsFor } from "../support/inbox.ts";
import { makeJob } from "../support/jobs.ts";

const company = await makeCompany();

const tell = (kind = "mentioned") => sql`
  select private.notify_staff(
    ${company.owner.id}, ${kind}, 'mentioned', '{"author": "Ada", "name": "Bo Lindqvist", "note": "Look"}',
    ${sql.json({ company_id: company.id })}, '/company/dashboard')`;
const settingOf = async (kind: string) => {
  const [row] = await sql<{ by_mail: string }[]>`
    select by_mail from private.staff_notice_setting(${company.owner.id}, ${company.id}, ${kind})`;
  return row?.by_mail;
};
const tokenFor = async (kind: string) => {
  const [row] = await sql<{ token: string }[]>`
    select private.unsubscribe_token(${company.owner.id}, ${company.id}, ${kind}) as token`;
  return String(row?.token);
};
const address = (token: string) => `${stackValue("TEST_API_URL")}/functions/v1/unsubscribe?token=${token}`;
const oneClick = (token: string, body: string | FormData = "List-Unsubscribe=One-Click") =>
  fetch(address(token), {
    method: "POST",
    body,
    ...(typeof body === "string" && { headers: { "content-type": "application/x-www-form-urlencoded" } }),
  });

describe("unsubscribe", () => {
  it("is linked in the email headers, and turns off its kind of email with one POST", async () => {
    await tell();
    const told = async () =>
      (await mailsFor(company.owner.email)).find(
        ({ subject }) => subject === "Ada mentioned you in a note about Bo Lindqvist",
      );
    await expect.poll(told).toBeDefined();
    const mail = await told();
    expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const [, listed = ""] = /^<(.+)>$/.exec(String(mail?.headers["list-unsubscribe"])) ?? [];
    expect(listed).toMatch(/\/functions\/v1\/unsubscribe\?token=\w{64}$/);
    const answer = await fetch(listed, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { kind: "mentioned", company_name: company.name, is_off: true },
    ]);
    expect(await settingOf("mentioned")).toBe("off");
    expect(await settingOf("assigned")).toBe("at_once");
  });

  it("turns off saved search emails through the link in such an email", async () => {
    const candidate = await makeCandidate();
    const job = await makeJob(company, { title: unique("Weaver").replaceAll("-", "") });
    await candidate.client.rpc("save_search", {
      p_name: "Mine",
      p_words: job.title,
      p_filter: {},
      p_frequency: "daily",
    });
    await sql`
      update private.saved_searches set since = now() - interval '1 hour', next_at = now() where user_id = ${candidate.id}`;
    await sql`select private.mail_saved_searches()`;
    await expect.poll(async () => (await mailsFor(candidate.email)).length).toBe(1);
    const [mail] = await mailsFor(candidate.email);
    expect(mail?.subject).toBe(`New job: ${job.title}`);
    expect(mail?.html).toContain(`${addressOf.job(job, company)}"`);
    expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    const [, token = ""] = /token=(\w{64})>$/.exec(String(mail?.headers["list-unsubscribe"])) ?? [];
    expect((await oneClick(token)).status).toBe(200);
    expect((await candidate.client.rpc("get_saved_searches")).data).toMatchObject([{ frequency: "off" }]);
  });

  it("accepts the form as multipart, too", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect((await oneClick(await tokenFor("subscription"), form)).status).toBe(200);
    expect(await settingOf("subscription")).toBe("off");
  });

  it("changes nothing on GET, and redirects to the page", async () => {
    const token = await tokenFor("assigned");
    const answer = await fetch(address(token), { redirect: "manual" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(new RegExp(`/unsubscribe/${token}$`));
    for (const method of ["PUT", "DELETE"]) expect((await fetch(address(token), { method })).status).toBe(405);
    expect(await settingOf("assigned")).toBe("at_once");
  });

  it.each(["", "List-Unsubscribe=No", "{}", "x".repeat(5_000)])("refuses a POST of '%.20s'", async (body) => {
    const token = await tokenFor("assigned");
    expect((await oneClick(token, body)).status).toBe(422);
    expect(await settingOf("assigned")).toBe("at_once");
  });

  it("refuses unknown tokens", async () => {
    expect((await oneClick("0".repeat(64))).status).toBe(404);
    expect((await oneClick("")).status).toBe(422);
  });
});
