import { beforeEach, describe, expect, test } from "vitest";
import type { CompanyTags, Tagged } from "../../../supabase/functions/_shared/contracts/applications/tag.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

let application: string;
const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
beforeEach(async () => {
  await sql`delete from private.company_tags where company_id = ${cast.company.id}`;
  application = await makeApplication(job, await makeCandidate());
});

type By = Pick<Actor, "client">;
const tag = (by: By, p_ids: string[], p_name: string, p_is_on = true) =>
  by.client.rpc("tag_applications", { p_ids, p_name, p_is_on });
const tagged = async (by: By, ids: string[], name: string, isOn = true): Promise<Tagged> => {
  const { data, error } = await tag(by, ids, name, isOn);
  if (error) throw error;
  return data;
};
const tagsOf = async ({ client }: By, id: string): Promise<string[]> => {
  const { data, error } = await client.rpc("get_application_detail", { p_application_id: id });
  if (error) throw error;
  return data.tags;
};
const known = async ({ client }: By, args: object = {}): Promise<CompanyTags> => {
  const { data, error } = await client.rpc("get_tags", args);
  if (error) throw error;
  return data;
};

describe("tagging", () => {
  test("lets recruiting staff create tags, and partner recruiters use existing ones on their jobs", async () => {
    let made = 0;
    const make = () =>
      whoCan(cast, async (client) => (await tag({ client }, [application], `New ${made++}`)).error === null);
    expect(await make()).toEqual(recruiting);
    expect(await refusal(tag(cast.people.partnerRecruiter, [application], "Unknown"))).toBe("PT403 tag_unknown");
    const use = (id: string, isOn: boolean) =>
      whoCan(cast, async (client) => (await tag({ client }, [id], "new 0", isOn)).error === null);
    expect(await use(application, true)).toEqual([...recruiting, "partnerRecruiter"]);
    expect(await use(application, false)).toEqual([...recruiting, "partnerRecruiter"]);
    const elsewhere = await makeApplication(await makeJob(cast.company), await makeCandidate());
    expect(await use(elsewhere, true)).toEqual(recruiting);
    expect(await refusal(tag({ client: cast.clients.anonymous }, [application], "New 0"))).toContain("42501");
  });

  test("treats names that differ in case, accents or hyphens as the same tag", async () => {
    const { owner } = cast.people;
    await tagged(owner, [application], "On-call OK");
    const other = await makeApplication(job, await makeCandidate());
    expect((await tagged(owner, [other], " ôn call ok ")).changed).toEqual([other]);
    expect(await tagsOf(owner, other)).toEqual(["On-call OK"]);
    expect((await tagged(owner, [other], "ON-CALL OK")).changed).toEqual([]);
    expect((await tagged(owner, [other], "on call ok", false)).changed).toEqual([other]);
    expect(await tagsOf(owner, other)).toEqual([]);
    expect((await known(owner)).tags).toEqual([{ name: "On-call OK", people: 1 }]);
  });

  test("accepts names of up to 24 characters on one line, without commas", async () => {
    for (const name of ["", " ", "x".repeat(limits.tag + 1), "a\nb", "a, b", "’"]) {
      expect(Object.keys(fieldErrors((await tag(cast.people.owner, [application], name)).error)), name).toEqual([
        "tag",
      ]);
    }
    expect((await tagged(cast.people.owner, [application], "x".repeat(limits.tag))).changed).toEqual([application]);
  });
});

describe("tag limits", () => {
  test("allow ten per application, and report applications that are full", async () => {
    const { owner } = cast.people;
    for (let n = 1; n <= limits.applicationTags; n++) await tagged(owner, [application], `Tag ${n}`);
    const other = await makeApplication(job, await makeCandidate());
    expect(await tagged(owner, [application, other], "Eleventh")).toEqual({ changed: [other], full: [application] });
    expect(await tagged(owner, [application], "Tag 1")).toEqual({ changed: [], full: [] });
    expect(await tagsOf(owner, application)).toHaveLength(limits.applicationTags);
  });

  test("allow thirty in use at a company, and free a place when one is no longer used", async () => {
    const { owner } = cast.people;
    const first = await makeApplication(job, await makeCandidate());
    await sql`
      with made as (
        insert into private.company_tags (company_id, name, key)
        select ${cast.company.id}::uuid, 'Tag ' || n, 'tag ' || n from generate_series(1, ${limits.tags}::integer) as n returning id)
      insert into private.application_tags (application_id, tag_id) select ${first}::uuid, id from made`;
    expect((await known(owner)).in_use).toBe(limits.tags);
    expect(await refusal(tag(owner, [application], "One more"))).toBe("PT409 too_many_tags");
    expect((await tagged(owner, [application], "tag 7")).changed).toEqual([application]);
    await tagged(owner, [first], "Tag 1", false);
    expect((await known(owner)).in_use).toBe(limits.tags - 1);
    expect((await tagged(owner, [application], "One more")).changed).toEqual([application]);
    expect((await known(owner)).tags).toHaveLength(limits.tags);
  });
});

describe("tags on applications", () => {
  test("are visible to the team, but not to candidates, representing companies or administrators", async () => {
    const candidate = await makeCandidate({ managedBy: cast.other });
    const id = await makeApplication(job, candidate);
    await tagged(cast.people.owner, [id], "Secret word");
    for (const reader of [cast.people.recruiter, cast.people.partnerRecruiter]) {
      expect(await tagsOf(reader, id)).toEqual(["Secret word"]);
      const { data } = await reader.client.rpc("get_job_applications", { p_job_id: job.id });
      expect(data.applications.find((row: { id: string }) => row.id === id).tags).toEqual(["Secret word"]);
    }
    for (const reader of [cast.people.otherOwner, cast.people.admin]) expect(await tagsOf(reader, id)).toEqual([]);
    const admins = await cast.clients.admin.rpc("get_job_applications", {
      p_job_id: job.id,
      p_filter: { tags: "Secret word" },
    });
    expect(admins.data.applications).toEqual([]);
    const answers = await Promise.all([
      candidate.client.rpc("get_my_application", { p_application_id: id }),
      candidate.client.rpc("get_my_applications", {}),
      candidate.client.rpc("export_my_data", {}),
      cast.clients.otherOwner.rpc("get_company_applications", {}),
      cast.clients.otherOwner.rpc("get_tags", {}),
    ]);
    for (const { data, error } of answers) {
      expect(error).toBeNull();
      expect(JSON.stringify(data)).not.toContain("Secret word");
    }
    expect(await refusal(cast.clients.otherOwner.rpc("get_tags", { p_company_id: cast.company.id }))).toMatch(/^PT404/);
    expect(await refusal(tag(cast.people.otherOwner, [id], "Secret word"))).toBe("PT404 application_not_found");
  });

  test("are counted among the reader's applications, or those of one job", async () => {
    const { owner, partnerRecruiter } = cast.people;
    const second = await makeJob(cast.company);
    const elsewhere = await makeApplication(second, await makeCandidate());
    await tagged(owner, [application, elsewhere], "Relocating");
    const count = async (by: By, args?: object) => (await known(by, args)).tags[0]?.people;
    expect(await count(owner)).toBe(2);
    expect(await count(owner, { p_job_id: second.id })).toBe(1);
    expect(await count(partnerRecruiter)).toBe(1);
    expect(await count(partnerRecruiter, { p_job_id: second.id })).toBe(0);
    expect((await known(partnerRecruiter)).can.make).toBe(false);
  });

  test("are deleted with the applicant's account and with the application", async () => {
    const [leaving, other] = [await makeCandidate(), await makeCandidate()];
    const [first, second] = [await makeApplication(job, leaving), await makeApplication(job, other)];
    await tagged(cast.people.owner, [first, second], "Relocating");
    const rows = async () =>
      (await sql`select from private.application_tags where application_id in (${first}, ${second})`).length;
    expect(await rows()).toBe(2);
    expect((await leaving.client.rpc("delete_account", { p_email: leaving.email })).error).toBeNull();
    expect(await rows()).toBe(1);
    await sql`delete from public.applications where id = ${second}`;
    expect(await rows()).toBe(0);
  });
});

describe("the tag filter", () => {
  const listed = async (tags: string, more: object = {}) => {
    const { data, error } = await cast.clients.recruiter.rpc("get_job_applications", {
      p_job_id: job.id,
      p_filter: { tags, ...more },
    });
    if (error) throw error;
    return {
      ids: data.applications.map(({ id }: { id: string }) => id).sort(),
      n: Object.values(data.counts.by_status as Record<string, number>).reduce((all, n) => all + n, 0),
    };
  };

  test("requires all of several tags, in lists, counts and on the board", async () => {
    const { owner } = cast.people;
    const [both, one] = [application, await makeApplication(job, await makeCandidate())];
    await tagged(owner, [both, one], "Relocating");
    await tagged(owner, [both], "Strong writer");
    expect(await listed("relocating")).toEqual({ ids: [both, one].sort(), n: 2 });
    expect(await listed("Relocating,strong writer")).toEqual({ ids: [both], n: 1 });
    expect(await listed("Relocating,Unknown")).toEqual({ ids: [], n: 0 });
    expect(await listed("Relocating", { search: "nobody-has-this-name" })).toEqual({ ids: [], n: 0 });
    const company = await cast.clients.recruiter.rpc("get_company_applications", {
      p_filter: { tags: "Strong writer" },
    });
    expect(company.data.applications.map(({ id }: { id: string }) => id)).toEqual([both]);
    const board = await cast.clients.recruiter.rpc("get_job_board", {
      p_job_id: job.id,
      p_filter: { tags: "Strong writer" },
    });
    expect(board.data.by_status).toEqual({ applied: 1 });
    expect(board.data.columns.applied.map(({ id }: { id: string }) => id)).toEqual([both]);
  });
});
