import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { jobAlertsLimit } from "../../../supabase/functions/_shared/contracts/jobs/job-alert.ts";
import {
  anonymous,
  confirm,
  makeAccount,
  signUpUnconfirmed,
  sql,
  unique,
  uniqueEmail,
} from "../../support/accounts.ts";
import { atOnce, fieldErrors, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { mailsFor } from "../../support/inbox.ts";
import { makeJob } from "../../support/jobs.ts";

let email: string;
let word: string;
const visitor = anonymous();
const company = await makeCompany();
beforeEach(async () => {
  email = uniqueEmail("alerts");
  word = unique("Weaver").replaceAll("-", "");
  // Every test comes from one network address.
  await sql`delete from private.counted_acts where act in ('job_alert', 'job_alert_address')`;
});

interface Asked {
  p_id?: string;
  p_email?: string;
  p_words?: string;
  p_filter?: unknown;
  p_frequency?: string;
}
const ask = (given: Asked = {}) =>
  visitor.rpc("request_job_alert", {
    p_id: randomUUID(),
    p_email: email,
    p_words: word,
    p_filter: {},
    p_frequency: "daily",
    ...given,
  });
const linksTo = (address = email) =>
  sql`select from public.email_outbox where to_email = ${address} and template = 'job_alert_confirmation'`;
const requestsOf = (address: string) => sql<{ token: string }[]>`
  select token from private.alert_requests where email = ${address} order by made_at`;
/** Requests an alert, and returns the token in its email. */
const asked = async (given: Asked = {}) => {
  const id = randomUUID();
  expect((await ask({ p_id: id, ...given })).error).toBeNull();
  const [row] = await sql<{ token: string }[]>`select token from private.alert_requests where id = ${id}`;
  return String(row?.token);
};
const press = (token: string, name = "Weaving") => visitor.rpc("confirm_job_alert", { p_token: token, p_name: name });
/** An active alert, and the address's token. */
const started = async (given: Asked = {}) => {
  const { data, error } = await press(await asked(given));
  expect(error).toBeNull();
  await sql`
    update private.saved_searches set since = now() - interval '1 hour'
    where address_id = (select id from private.alert_addresses where token = ${data.alerts})`;
  return data.alerts as string;
};
const alertsOf = async (token: string) => (await visitor.rpc("get_job_alerts", { p_token: token })).data;
const runningFor = (address: string) => sql<{ id: string; words: string }[]>`
  select s.id, s.words from private.saved_searches s join private.alert_addresses a on a.id = s.address_id
  where a.email = ${address} and s.deleted_at is null order by s.created_at`;

interface Mail {
  searches: string;
  total: number;
  jobs: { title: string }[];
  unsubscribe: string;
}
/** Emails new jobs to this address, as if it were due. */
const run = () =>
  sql.begin(async (begun) => {
    const transaction = begun as unknown as typeof sql;
    await transaction`
      update private.saved_searches set next_at = now()
      where address_id = (select id from private.alert_addresses where email = ${email}) and deleted_at is null`;
    await transaction`select private.mail_saved_searches()`;
    const mails = await transaction<{ data: Mail }[]>`
      select data from public.email_outbox where created_at = now() and to_email = ${email} and template = 'job_alert'`;
    return mails.map(({ data }) => data);
  });

describe("requesting an alert", () => {
  it("gives the same response for every address, known or not, even past its limit", async () => {
    const known = await makeCandidate();
    const unconfirmed = await signUpUnconfirmed("candidate", {});
    const answers = [];
    for (const address of [email, known.email, unconfirmed.email, company.owner.email, ...Array(6).fill(email)]) {
      const { status, data, error } = await ask({ p_email: address });
      answers.push(JSON.stringify({ status, data, error }));
    }
    expect(new Set(answers).size).toBe(1);
    expect(await linksTo()).toHaveLength(5);
    expect(await requestsOf(email)).toHaveLength(5);
    expect(await linksTo(known.email)).toHaveLength(1);
  });

  it("sends only the email with the link, which repeats nothing the visitor typed", async () => {
    await asked({ p_words: `${word} visit evil.example` });
    await makeJob(company, { title: word });
    expect(await run()).toEqual([]);
    await expect.poll(() => mailsFor(email)).toHaveLength(1);
    const [mail] = await mailsFor(email);
    expect(mail?.html).toContain("/job-alerts/");
    expect(JSON.stringify(mail)).not.toContain(word);
    expect(await runningFor(email)).toHaveLength(0);
  });

  it("makes one request however often it is sent, and resends its email after a minute", async () => {
    const p_id = randomUUID();
    for (const _ of [1, 2]) await ask({ p_id });
    expect(await linksTo()).toHaveLength(1);
    await sql`update private.alert_requests set mailed_at = now() - interval '61 seconds' where id = ${p_id}`;
    await ask({ p_id, p_email: uniqueEmail("other") });
    expect(await linksTo()).toHaveLength(1);
    for (const _ of [1, 2]) await ask({ p_id });
    expect(await linksTo()).toHaveLength(2);
    expect(await requestsOf(email)).toHaveLength(1);
  });

  it("stores the address in lower case, with its accents and plus sign", async () => {
    const address = `José+Jobs.${unique("x")}@Exämple.com`;
    const token = await started({ p_email: ` ${address} ` });
    expect((await alertsOf(token)).email).toBe(address.toLowerCase());
  });

  it.each([
    [{ p_email: "nonsense" }, { email: "Please enter a valid email address" }],
    [{ p_frequency: "off" }, { frequency: "Choose daily or Mondays" }],
  ])("refuses %o at its field", async (given, fields) => {
    expect(fieldErrors((await ask(given)).error)).toEqual(fields);
  });

  it.each([{ p_filter: { types: ["SLAVERY"] } }, { p_filter: { place: "x".repeat(5000) } }])(
    "refuses the search %o",
    async (given) => {
      expect((await ask(given)).error?.code).toBe("PT422");
    },
  );

  it("is limited by network address, even for simultaneous requests", async () => {
    for (let n = 1; n < 20; n += 1) await ask({ p_email: uniqueEmail("office") });
    const answers = await atOnce(
      (transaction) => transaction`select pg_advisory_xact_lock(hashtextextended('counted act job_alert', 0))`,
      [1, 2].map(() => () => ask({ p_email: uniqueEmail("raced") })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 429]);
    await sql`update private.counted_acts set at = at - interval '61 minutes' where act = 'job_alert'`;
    expect((await ask()).error).toBeNull();
  });
});

describe("the link in the email", () => {
  it("shows the search, and does not start an alert when opened", async () => {
    const token = await asked({ p_filter: { remote: true } });
    for (const _ of [1, 2])
      expect((await visitor.rpc("get_job_alert_request", { p_token: token })).data).toEqual({
        email,
        words: word,
        filter: { remote: true },
        frequency: "daily",
        state: "open",
        next_at: null,
        alerts: null,
      });
    expect(await runningFor(email)).toHaveLength(0);
  });

  it("starts one alert even if pressed twice at the same moment, and is then used", async () => {
    const token = await asked();
    const answers = await atOnce(
      (transaction) => transaction`select private.lock_alerts(${email})`,
      [() => press(token), () => press(token)],
    );
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(await runningFor(email)).toHaveLength(1);
    expect((await visitor.rpc("get_job_alert_request", { p_token: token })).data).toMatchObject({
      state: "used",
      next_at: expect.any(String),
      alerts: expect.stringMatching(/^\w{64}$/),
    });
  });

  it("affects no other address, and is refused if unknown", async () => {
    const theirs = uniqueEmail("theirs");
    await asked({ p_email: theirs });
    await press(await asked());
    expect(await runningFor(theirs)).toHaveLength(0);
    const unknown = { p_token: "0".repeat(64) };
    for (const act of ["get_job_alert_request", "renew_job_alert_request", "confirm_job_alert"])
      expect(await refusal(visitor.rpc(act, act === "confirm_job_alert" ? { ...unknown, p_name: "x" } : unknown))).toBe(
        "PT404 link_not_found",
      );
  });

  it("expires after a day, and can then send a new one", async () => {
    const token = await asked();
    const renew = () => visitor.rpc("renew_job_alert_request", { p_token: token });
    await renew();
    expect(await linksTo()).toHaveLength(1);
    await sql`update private.alert_requests set made_at = now() - interval '25 hours' where token = ${token}`;
    expect((await visitor.rpc("get_job_alert_request", { p_token: token })).data).toMatchObject({ state: "expired" });
    expect(await refusal(press(token))).toBe("PT409 link_expired");
    await renew();
    expect(await linksTo()).toHaveLength(2);
    const [fresh] = await requestsOf(email);
    expect(await refusal(press(token))).toBe("PT404 link_not_found");
    expect((await press(String(fresh?.token))).error).toBeNull();
  });

  it("is deleted with its request after two days", async () => {
    const token = await asked();
    await sql`update private.alert_requests set made_at = now() - interval '49 hours' where token = ${token}`;
    await sql`select private.keep_retention()`;
    expect(await requestsOf(email)).toHaveLength(0);
  });

  it("cannot start a sixth alert, even if two links are pressed at the same moment", async () => {
    for (let n = 1; n < jobAlertsLimit; n += 1) await started({ p_words: `${word} ${n}` });
    // The limit of emails to one address is as high.
    await sql`delete from private.counted_acts where act in ('job_alert', 'job_alert_address')`;
    const tokens = [await asked(), await asked({ p_filter: { remote: true } })];
    const answers = await atOnce(
      (transaction) => transaction`select private.lock_alerts(${email})`,
      tokens.map((token) => () => press(token)),
    );
    expect(answers.map(({ error }) => error?.message).sort()).toEqual([
      "You have 5 alerts. Stop one first.",
      undefined,
    ]);
    expect(await runningFor(email)).toHaveLength(jobAlertsLimit);
  });

  it("changes only the frequency if the search already has an alert", async () => {
    const alerts = await started();
    await press(await asked({ p_frequency: "weekly" }));
    expect((await alertsOf(alerts)).alerts).toMatchObject([{ words: word, frequency: "weekly" }]);
  });
});

describe("the job alert email", () => {
  it("lists new jobs of all due alerts once each, never closed or hidden ones", async () => {
    const employer = await makeCompany();
    await started();
    await started({ p_words: "", p_filter: { company: employer.id } });
    const job = await makeJob(employer, { title: `A ${word}` });
    const closed = await makeJob(employer, { title: `B ${word}` });
    await employer.owner.client.rpc("update_job", { p_job_id: closed.id, p_job: { status: "closed" } });
    await makeJob(await makeCompany({ approved: false }), { title: `C ${word}` });
    expect(await run()).toEqual([
      expect.objectContaining({ total: 1, jobs: [expect.objectContaining({ title: job.title })] }),
    ]);
    expect(await run()).toEqual([]);
  });

  it("is held while an account with this address is suspended", async () => {
    const { id } = await makeAccount("company", email);
    await started();
    const job = await makeJob(company, { title: `A ${word}` });
    await sql`insert into private.suspensions (subject_id, user_id, reason, words) values (${id}, ${id}, 'other', 'Call us')`;
    expect(await run()).toEqual([]);
    await sql`delete from private.suspensions where user_id = ${id}`;
    expect((await run()).map(({ jobs }) => jobs.map(({ title }) => title))).toEqual([[job.title]]);
  });

  it("has a link that stops one alert or all of them, which can be undone for an hour", async () => {
    const token = await started();
    await started({ p_words: `${word} two` });
    const [first, second] = await runningFor(email);
    const stop = (p_ids: unknown[], p_stop = true) => visitor.rpc("stop_job_alerts", { p_token: token, p_ids, p_stop });
    for (const _ of [1, 2]) await stop([first?.id]);
    expect((await alertsOf(token)).alerts).toMatchObject([{ is_stopped: true }, { is_stopped: false }]);
    expect((await visitor.rpc("unsubscribe", { p_token: token })).data).toEqual({
      kind: "job_alerts",
      company_name: null,
      is_off: true,
    });
    await makeJob(company, { title: word });
    expect(await run()).toEqual([]);
    await stop([first?.id, second?.id], false);
    expect(await runningFor(email)).toHaveLength(2);
    expect(await run()).toHaveLength(1);
  });

  it("has a link that changes the frequency, only for its own address", async () => {
    const token = await started();
    const [mine] = await runningFor(email);
    const other = uniqueEmail("other");
    const theirs = await started({ p_email: other });
    const change = (p_token: string) =>
      visitor.rpc("change_job_alert", { p_token, p_id: mine?.id, p_frequency: "weekly" });
    expect(await refusal(change(theirs))).toBe("PT404 alert_not_found");
    await visitor.rpc("stop_job_alerts", { p_token: theirs, p_ids: [mine?.id], p_stop: true });
    expect((await alertsOf(token)).alerts).toMatchObject([{ frequency: "daily", is_stopped: false }]);
    expect((await change(token)).data.alerts).toMatchObject([{ frequency: "weekly" }]);
  });

  it("has a link that ends an hour after the last alert is stopped, when the address is deleted", async () => {
    const token = await started();
    const kept = await started({ p_email: uniqueEmail("kept") });
    await visitor.rpc("unsubscribe", { p_token: token });
    await sql`
      update private.saved_searches set deleted_at = now() - interval '61 minutes'
      where address_id = (select id from private.alert_addresses where email = ${email})`;
    await run();
    expect(await refusal(visitor.rpc("get_job_alerts", { p_token: token }))).toBe("PT404 link_ended");
    expect(await requestsOf(email)).toHaveLength(0);
    expect((await alertsOf(kept)).alerts).toHaveLength(1);
  });

  it("has a link that cannot restore alerts beyond the limit", async () => {
    const token = await started();
    const [first] = await runningFor(email);
    await visitor.rpc("stop_job_alerts", { p_token: token, p_ids: [first?.id], p_stop: true });
    await sql`
      insert into private.saved_searches (address_id, name, words, filter, frequency, next_at)
      select a.id, 'More', n::text, '{}', 'daily', now() + interval '1 day'
      from private.alert_addresses a, generate_series(1, ${jobAlertsLimit}) n where a.token = ${token}`;
    expect(await refusal(visitor.rpc("stop_job_alerts", { p_token: token, p_ids: [first?.id], p_stop: false }))).toBe(
      "PT409 too_many_alerts",
    );
  });
});

describe("an account with an alert address", () => {
  const signedUp = async (role: "candidate" | "company") => {
    const { id } = await signUpUnconfirmed(role, { email });
    expect(await runningFor(email)).toHaveLength(1);
    await confirm(id);
    return id;
  };

  it("turns them into saved searches once confirmed, and keeps earlier unsubscribe links working", async () => {
    const token = await started();
    const job = await makeJob(company, { title: word });
    expect(await run()).toHaveLength(1);
    const id = await signedUp("candidate");
    expect(await runningFor(email)).toHaveLength(0);
    expect(
      await sql`select name, words, frequency from private.saved_searches where user_id = ${id} and address_id is null`,
    ).toMatchObject([{ name: "Weaving", words: word, frequency: "daily" }]);
    expect(await sql`select job_id from private.mailed_jobs where user_id = ${id}`).toMatchObject([{ job_id: job.id }]);
    expect(await sql`select from private.alert_addresses where email = ${email}`).toHaveLength(0);
    expect((await visitor.rpc("unsubscribe", { p_token: token })).data).toMatchObject({
      kind: "saved_searches",
      is_off: true,
    });
  });

  it("keeps them as alerts if it is not a candidate account", async () => {
    await started();
    await signedUp("company");
    expect(await runningFor(email)).toHaveLength(1);
  });

  it("takes over no more alerts than it has room for", async () => {
    await started();
    const { id } = await signUpUnconfirmed("candidate", { email });
    await sql`
      insert into private.saved_searches (user_id, name, words, filter, frequency)
      select ${id}, 'Mine', n::text, '{}', 'off' from generate_series(1, 20) n`;
    await confirm(id);
    expect(await sql`select from private.saved_searches where user_id = ${id}`).toHaveLength(20);
    expect(await runningFor(email)).toHaveLength(0);
  });

  it("gets a saved search instead if it existed before the alert, and only through the link", async () => {
    const candidate = await makeCandidate();
    const { data } = await press(await asked({ p_email: candidate.email }));
    expect(data).toMatchObject({ state: "used", alerts: null });
    expect((await candidate.client.rpc("get_saved_searches")).data).toMatchObject([{ name: "Weaving", words: word }]);
  });

  it("includes them in its export, and deletes them with the account", async () => {
    const account = await makeAccount("company");
    await started({ p_email: account.email });
    await asked({ p_email: account.email, p_words: `${word} two` });
    const { data } = await account.client.rpc("export_my_data");
    expect(data.job_alerts).toMatchObject({ running: [{ words: word }], asked_for: [{}, { words: `${word} two` }] });
    expect(JSON.stringify(data.job_alerts)).not.toContain("token");
    await sql`select private.erase_account(${account.id})`;
    expect(await runningFor(account.email)).toHaveLength(0);
    expect(await requestsOf(account.email)).toHaveLength(0);
  });
});
