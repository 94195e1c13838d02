import { beforeEach, describe, expect, it } from "vitest";
import { searchNameLength } from "../../../supabase/functions/_shared/contracts/jobs/job-filter.ts";
import { savedSearchesLimit } from "../../../supabase/functions/_shared/contracts/jobs/saved-search.ts";
import { type Actor, anonymous, makeAccount, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { atOnce, fieldErrors, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

let candidate: TestCandidate;
let word: string;
const company = await makeCompany();
beforeEach(async () => {
  candidate = await makeCandidate();
  word = unique("Welder").replaceAll("-", "");
});

const save = ({ client }: Pick<Actor, "client">, given: object = {}) =>
  client.rpc("save_search", { p_name: "Mine", p_words: word, p_filter: {}, p_frequency: "daily", ...given });
const saved = async (given: object = {}, owner: Actor = candidate) => {
  const { data, error } = await save(owner, given);
  expect(error).toBeNull();
  // Backdates the saved search.
  await sql`update private.saved_searches set since = now() - interval '1 hour' where id = ${data.id}`;
  return data as { id: string; name: string; frequency: string };
};
const searches = async (owner: Actor = candidate) => (await owner.client.rpc("get_saved_searches")).data;
interface Mail {
  searches: string;
  total: number;
  jobs: { title: string; path: string }[];
  unsubscribe: string;
}
const due = (transaction = sql) =>
  transaction`update private.saved_searches set next_at = now() where user_id = ${candidate.id} and next_at is not null`;
/** Emails new jobs, as if it were due; returns the emails, before they are delivered. */
const run = async () =>
  sql.begin(async (begun) => {
    const transaction = begun as unknown as typeof sql;
    await due(transaction);
    await transaction`select private.mail_saved_searches()`;
    const mails = await transaction<{ data: Mail }[]>`
      select data from public.email_outbox where created_at = now() and to_email = ${candidate.email} and template = 'saved_search_jobs'`;
    return mails.map(({ data }) => data);
  });
const titles = (mails: Mail[]) => mails.map(({ jobs }) => jobs.map(({ title }) => title).sort());

describe("a saved search", () => {
  it("can be renamed, changed in frequency, deleted and restored by its owner", async () => {
    const search = await saved({ p_name: " Welding ", p_filter: { place: "Denver, CO", remote: true } });
    expect(await searches()).toMatchObject([
      {
        id: search.id,
        name: "Welding",
        words: word,
        filter: { place: "Denver, CO", remote: true },
        frequency: "daily",
      },
    ]);
    const { client } = candidate;
    const changed = await client.rpc("change_saved_search", {
      p_id: search.id,
      p_name: "Steel",
      p_frequency: "weekly",
    });
    expect(changed.data).toMatchObject({ name: "Steel", frequency: "weekly" });
    for (const _ of [1, 2]) expect((await client.rpc("delete_saved_search", { p_id: search.id })).error).toBeNull();
    expect(await searches()).toEqual([]);
    expect((await client.rpc("undo_delete_saved_search", { p_id: search.id })).data).toMatchObject({ name: "Steel" });
    expect(await searches()).toHaveLength(1);
    await client.rpc("delete_saved_search", { p_id: search.id });
    await sql`update private.saved_searches set deleted_at = now() - private.undo_time() where id = ${search.id}`;
    expect(await refusal(client.rpc("undo_delete_saved_search", { p_id: search.id }))).toBe("PT409 undo_over");
  });

  it("can be restored only below the limit", async () => {
    const ids: string[] = [];
    for (let n = 0; n < 20; n += 1) ids.push((await saved({ p_words: `welder ${n}` })).id);
    const { client } = candidate;
    await client.rpc("delete_saved_search", { p_id: ids[0] });
    const other = await saved({ p_words: "welder again" });
    expect(await refusal(client.rpc("undo_delete_saved_search", { p_id: ids[0] }))).toBe("PT409 too_many_searches");
    expect(await searches()).toHaveLength(20);
    await client.rpc("delete_saved_search", { p_id: other.id });
    expect((await client.rpc("undo_delete_saved_search", { p_id: ids[0] })).error).toBeNull();
    expect(await searches()).toHaveLength(20);
  });

  it("cannot be seen or changed by anyone else", async () => {
    const search = await saved();
    const stranger = await makeCandidate();
    expect(await searches(stranger)).toEqual([]);
    const given = { p_id: search.id };
    for (const [actor, answer] of [
      [stranger, "PT404 search_not_found"],
      [company.owner, "PT403 candidates_only"],
      [await makeStaff(company, "recruiter"), "PT403 candidates_only"],
      [await makeAdmin(), "PT403 candidates_only"],
    ] as const) {
      const { client } = actor;
      const change = { ...given, p_name: "Theirs", p_frequency: "off" };
      expect(await refusal(client.rpc("change_saved_search", change))).toBe(answer);
      expect(await refusal(client.rpc("delete_saved_search", given))).toBe(answer);
      expect(await refusal(client.rpc("undo_delete_saved_search", given))).toBe(answer);
    }
    expect((await save({ client: anonymous() })).status).toBe(401);
    expect(await refusal(save(company.owner))).toBe("PT403 candidates_only");
    expect((await save(await makeAccount("candidate"))).error).toBeNull();
    expect(await searches()).toMatchObject([{ name: "Mine", frequency: "daily" }]);
  });

  it("is kept once, and takes the latest name and frequency when saved again", async () => {
    const first = await saved({ p_filter: { types: ["FULL_TIME"], remote: true } });
    const second = await saved({
      p_filter: { remote: true, types: ["FULL_TIME"] },
      p_name: "Again",
      p_frequency: "off",
    });
    expect(second).toMatchObject({ id: first.id, name: "Again", frequency: "off" });
  });

  it.each([
    [{ p_name: " " }, { name: "Name the search" }],
    [{ p_name: "x".repeat(searchNameLength + 1) }, { name: "Use at most 100 characters" }],
    [{ p_frequency: "hourly" }, { frequency: "Choose daily, weekly or off" }],
  ])("refuses %o with an error at its field", async (given, fields) => {
    expect(fieldErrors((await save(candidate, given)).error)).toEqual(fields);
  });

  it.each([
    { p_words: "", p_filter: {} },
    { p_words: "?!", p_filter: null },
    { p_filter: { types: ["SLAVERY"] } },
    { p_filter: [] },
    { p_filter: { place: "x".repeat(5000) } },
  ])("refuses the search %o", async (given) => {
    expect((await save(candidate, given)).error?.code).toBe("PT422");
  });

  it("is refused beyond the limit", async () => {
    await sql`
      insert into private.saved_searches (user_id, name, words, filter, frequency)
      select ${candidate.id}, 'Mine', 'word ' || n, '{}', 'off' from generate_series(1, ${savedSearchesLimit}) n`;
    expect(await refusal(save(candidate))).toBe("PT409 too_many_searches");
  });
});

describe("the saved search email", () => {
  it("lists new jobs of all searches in one email, each job only once", async () => {
    await makeJob(company, { title: `Old ${word}` });
    await sql`update public.jobs set posted_at = now() - interval '2 hours' where title = ${`Old ${word}`}`;
    await saved({ p_name: "Words" });
    await saved({ p_name: "Place", p_filter: { place: "Springfield, Illinois" } });
    expect(await run()).toEqual([]);
    const job = await makeJob(company, { title: `New ${word}` });
    expect(await run()).toEqual([
      expect.objectContaining({
        searches: "“Words”",
        total: 1,
        jobs: [expect.objectContaining({ title: job.title, path: `/jobs/${job.id}` })],
      }),
    ]);
    expect(await run()).toEqual([]);
    await makeJob(company, { title: `Newer ${word}` });
    expect(titles(await run())).toEqual([[`Newer ${word}`]]);
  });

  it("leaves out closed jobs, drafts and jobs applied to", async () => {
    await saved();
    const [closed, applied] = [
      await makeJob(company, { title: `A ${word}` }),
      await makeJob(company, { title: `B ${word}` }),
    ];
    await company.owner.client.rpc("update_job", { p_job_id: closed.id, p_job: { status: "closed" } });
    await makeApplication(applied, candidate);
    await makeJob(company, { title: `C ${word}`, status: "draft" });
    expect(await run()).toEqual([]);
  });

  it("is not sent while it is off, and later skips jobs posted in that time", async () => {
    const { id } = await saved({ p_frequency: "off" });
    await makeJob(company, { title: `A ${word}` });
    expect(await run()).toEqual([]);
    await candidate.client.rpc("change_saved_search", { p_id: id, p_name: "Mine", p_frequency: "daily" });
    expect(await run()).toEqual([]);
    await makeJob(company, { title: `B ${word}` });
    expect(titles(await run())).toEqual([[`B ${word}`]]);
  });

  it("is due each day or each Monday at 13:00 UTC", async () => {
    const [daily, weekly] = await Promise.all(
      ["daily", "weekly"].map(async (frequency) => {
        const [row] = await sql<{ at: Date }[]>`select private.next_search_mail(${frequency}) as at`;
        return row?.at ?? new Date(0);
      }),
    );
    for (const at of [daily, weekly]) {
      expect([at?.getUTCHours(), at?.getUTCMinutes(), Number(at) > Date.now()]).toEqual([13, 0, true]);
    }
    expect(weekly?.getUTCDay()).toBe(1);
    expect(Number(daily)).toBeLessThanOrEqual(Date.now() + 24 * 3600 * 1000);
    await saved();
    await run();
    expect(
      await sql`select from private.saved_searches where user_id = ${candidate.id} and next_at = private.next_search_mail('daily')`,
    ).toHaveLength(1);
  });

  it("is sent once even if several runs happen at the same moment", async () => {
    await saved();
    await makeJob(company, { title: `A ${word}` });
    await due();
    await Promise.all([1, 2, 3].map(() => sql`select private.mail_saved_searches()`));
    const mails = () =>
      sql`select from public.email_outbox where to_email = ${candidate.email} and template = 'saved_search_jobs'`;
    // The stack's own schedule may be running it.
    await expect.poll(mails).toHaveLength(1);
  });

  it("is sent even if another person's search fails, which is retried in an hour", async () => {
    await saved();
    const job = await makeJob(company, { title: `A ${word}` });
    const other = await makeCandidate();
    await sql`
      insert into private.saved_searches (user_id, name, words, filter, frequency, next_at)
      values (${other.id}, 'Old', '', '{"forgotten": true}', 'daily', now() - interval '1 day')`;
    expect(titles(await run())).toEqual([[job.title]]);
    expect(
      await sql`
        select from private.saved_searches
        where user_id = ${other.id} and next_at between now() + interval '59 minutes' and now() + interval '1 hour'`,
    ).toHaveLength(1);
  });

  it.each([
    ["covers what is left", "title", [["B"]]],
    ["is none", "company_id", []],
  ] as const)("%s if jobs close while it is being written", async (_, column, expected) => {
    await saved();
    await makeJob(company, { title: `A ${word}` });
    await makeJob(company, { title: `B ${word}` });
    const found = await sql
      .begin(async (begun) => {
        const transaction = begun as unknown as typeof sql;
        await transaction.unsafe(`
          create function pg_temp.close_meanwhile() returns trigger language plpgsql as $$
          begin
            update public.jobs set status = 'closed' where ${column === "title" ? `title = 'A ${word}'` : `company_id = '${company.id}'`};
            return null;
          end $$;
          create trigger closes_meanwhile after insert on private.mailed_jobs for each statement execute function pg_temp.close_meanwhile()`);
        await due(transaction);
        await transaction`select private.mail_saved_searches()`;
        const mails = await transaction<{ data: Mail }[]>`
          select data from public.email_outbox where created_at = now() and to_email = ${candidate.email}`;
        // Rolls back the trigger.
        throw mails.map(({ data }) => data);
      })
      .catch((thrown: Mail[]) => thrown);
    expect(titles(found)).toEqual(expected.map((names) => names.map((name) => `${name} ${word}`)));
    expect(found.map(({ total }) => total)).toEqual(expected.map((names) => names.length));
  });

  it("is not sent to people who are no longer candidates", async () => {
    await saved();
    await makeJob(company, { title: `A ${word}` });
    await sql`update public.profiles set role = 'company' where id = ${candidate.id}`;
    expect(await run()).toEqual([]);
  });

  it("is held while the account is suspended", async () => {
    await saved();
    const job = await makeJob(company, { title: `A ${word}` });
    await sql`
      insert into private.suspensions (subject_id, user_id, reason, words) values (${candidate.id}, ${candidate.id}, 'other', 'Call us')`;
    expect(await run()).toEqual([]);
    await sql`delete from private.suspensions where user_id = ${candidate.id}`;
    expect(titles(await run())).toEqual([[job.title]]);
  });

  it("lists the first twenty of many jobs", async () => {
    await saved();
    await sql`
      insert into public.jobs (company_id, title, description, location, job_type, status, posted_at)
      select ${company.id}, ${word} || ' ' || n, 'Work', 'Denver', 'FULL_TIME', 'published', now() from generate_series(1, 23) n`;
    const [mail] = await run();
    expect([mail?.total, mail?.jobs.length]).toEqual([23, 20]);
  });

  it("has a link that turns it off for all searches, for anyone who has the link", async () => {
    await saved();
    await saved({ p_name: "Other", p_filter: { remote: true } });
    await makeJob(company, { title: `A ${word}` });
    const [mail] = await run();
    const { data } = await anonymous().rpc("get_unsubscribe", { p_token: mail?.unsubscribe });
    expect(data).toEqual({ kind: "saved_searches", company_name: null, is_off: false });
    for (const _ of [1, 2]) {
      const pressed = await anonymous().rpc("unsubscribe", { p_token: mail?.unsubscribe });
      expect(pressed.data).toEqual({ kind: "saved_searches", company_name: null, is_off: true });
    }
    expect((await searches()).map(({ frequency }: { frequency: string }) => frequency)).toEqual(["off", "off"]);
  });
});

it("two simultaneous saves keep one search", async () => {
  await atOnce(
    (transaction) => transaction`select from public.profiles where id = ${candidate.id} for update`,
    [async () => save(candidate), async () => save(candidate)],
  );
  expect(await searches()).toHaveLength(1);
});
