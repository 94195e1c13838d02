import { beforeAll, describe, expect, test } from "vitest";
import { anonymous, makeAdmin, sql, unique } from "../../support/accounts.ts";
import {
  atOnce,
  type Cast,
  fieldErrors,
  makeCast,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { makeCompany, makeStaff } from "../../support/companies.ts";
import { endDecisionTime } from "../../support/notices.ts";

const auditOf = async (company: { id: string }) =>
  (await sql`select action from public.audit_log where company_id = ${company.id} order by id`).map(
    (row) => row.action,
  );
const notificationsOf = async (person: { id: string }) =>
  (await sql`select type from public.notifications where user_id = ${person.id} order by created_at`).map(
    (row) => row.type,
  );
/** Delivery clears an email's content, so only what remains is compared. */
const mailsTo = async (person: { email: string }) =>
  (await sql`select template from public.email_outbox where to_email = ${person.email} order by created_at`).map(
    (row) => row.template,
  );

const admin = await makeAdmin();

describe("rights", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("company_relationships: staff of both companies read, except partner recruiters; only administrators write", async () => {
    const pair = { company_a_id: cast.company.id, company_b_id: cast.other.id };
    const arrange = async () => {
      await sql`delete from public.company_relationships where company_a_id = ${cast.company.id}`;
      const [row] = await sql`insert into public.company_relationships ${sql(pair)} returning id`;
      return { id: row?.id as string };
    };
    const row = await arrange();
    expect(await whoCanSelect(cast, "company_relationships", row)).toEqual([
      "owner",
      "subscriptionAdmin",
      "manager",
      "recruiter",
      "otherOwner",
      "admin",
    ]);
    expect(await whoCanUpdate(cast, "company_relationships", row, { can_share_jobs: true })).toEqual(["admin"]);
    expect(await whoCanUpdate(cast, "company_relationships", row, { company_b_id: cast.expired.id })).toEqual([]);
    expect(await whoCanDelete(cast, "company_relationships", arrange)).toEqual(["admin"]);
    const clear = () => sql`delete from public.company_relationships where company_a_id = ${cast.company.id}`;
    await clear();
    expect(await whoCanInsert(cast, "company_relationships", () => pair, clear)).toEqual(["admin"]);
  });

  test("admin procedures are for administrators only", async () => {
    const at = { p_company_id: cast.company.id };
    const able = (name: string, parameters: Record<string, unknown>) =>
      whoCan(cast, async (client) => {
        const answer = await refusal(client.rpc(name, parameters));
        if (answer && !["PT403 admin_only", "42501"].includes(answer)) throw new Error(answer);
        return !answer;
      });
    expect(await able("list_companies_for_admin", {})).toEqual(["admin"]);
    expect(await able("list_company_queue", { p_queue: "waiting" })).toEqual(["admin"]);
    expect(await able("count_for_admin", {})).toEqual(["admin"]);
    expect(await able("set_company_approval", { ...at, p_is_approved: true })).toEqual(["admin"]);
    expect(await able("set_company_subscription", { ...at, p_tier: "basic" })).toEqual(["admin"]);
    const begun = await makeCompany({ approved: false, submitted: false, tier: null });
    expect(await able("remind_company", { p_company_id: begun.id })).toEqual(["admin"]);
  });
});

describe("list_companies_for_admin", () => {
  test("lists every company, newest first, without private fields", async () => {
    const older = await makeCompany({ approved: false });
    const newer = await makeCompany();
    const { data } = await admin.client.rpc("list_companies_for_admin");
    const ids = (data as { id: string }[]).map((company) => company.id);
    expect(ids.indexOf(newer.id)).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
    const listed = (data as Record<string, unknown>[]).find((company) => company.id === older.id);
    expect(Object.keys(listed ?? {}).sort()).toEqual(
      [
        "approved_at",
        "created_at",
        "documents",
        "has_taken_name",
        "id",
        "industry",
        "is_approved",
        "is_sent_again",
        "location",
        "logo_url",
        "name",
        "proposed_at",
        "rejected_at",
        "rejection_reason",
        "submitted_at",
        "updated_at",
      ].sort(),
    );
  });
});

describe("set_company_approval", () => {
  const decide = (company: { id: string }, approved: boolean | null, reason?: string) =>
    admin.client.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: approved, p_reason: reason });

  test("notifies every company administrator of an approval once, even if it is repeated", async () => {
    const company = await makeCompany({ approved: false });
    const [second, recruiter] = await Promise.all([
      makeStaff(company, "subscription_admin"),
      makeStaff(company, "recruiter"),
    ]);
    const { data } = await decide(company, true);
    await decide(company, true);
    expect(data).toMatchObject({ id: company.id, is_approved: true, rejected_at: null });
    expect(data.approved_at).not.toBeNull();
    expect(await mailsTo(company.owner)).toEqual([]);
    await endDecisionTime(company.id);
    for (const person of [company.owner, second]) {
      expect(await notificationsOf(person)).toEqual(["company_approved"]);
      expect(await mailsTo(person)).toEqual(["company_approved"]);
    }
    expect(await notificationsOf(recruiter)).toEqual([]);
    expect(await auditOf(company)).toEqual(["company.approved"]);
  });

  test("treats approvals by two administrators at the same time as one", async () => {
    const company = await makeCompany({ approved: false });
    const colleague = await makeAdmin();
    const answers = await Promise.all(
      [admin, colleague, admin].map((person) =>
        person.client.rpc("set_company_approval", { p_company_id: company.id, p_is_approved: true }),
      ),
    );
    expect(answers.map((answer) => answer.error)).toEqual([null, null, null]);
    expect(await auditOf(company)).toEqual(["company.approved"]);
    await endDecisionTime(company.id);
    expect(await mailsTo(company.owner)).toEqual(["company_approved"]);
  });

  test("keeps a rejected company and its reason, and lets an approval follow", async () => {
    const company = await makeCompany({ approved: false });
    const { data } = await decide(company, false, "  The tax id is missing. ");
    await decide(company, false, "The tax id is missing.");
    expect(data).toMatchObject({ is_approved: false, rejection_reason: "The tax id is missing." });
    expect(await auditOf(company)).toEqual(["company.rejected"]);
    await endDecisionTime(company.id);
    expect((await decide(company, true)).data).toMatchObject({ is_approved: true, rejection_reason: null });
    await endDecisionTime(company.id);
    expect(await notificationsOf(company.owner)).toEqual(["company_rejected", "company_approved"]);
    expect(await mailsTo(company.owner)).toEqual(["company_rejected", "company_approved"]);
  });

  test("rejects unknown companies and invalid input", async () => {
    const company = await makeCompany({ approved: false });
    expect(await refusal(decide({ id: crypto.randomUUID() }, true))).toBe("PT404 company_not_found");
    expect(fieldErrors((await decide(company, null)).error)).toEqual({
      isApproved: "Choose whether to approve the company",
    });
    expect(fieldErrors((await decide(company, false, "x".repeat(2001))).error)).toEqual({
      reason: "Use at most 2,000 characters",
    });
    expect(await auditOf(company)).toEqual([]);
  });
});

describe("remind_company", () => {
  const remind = (company: { id: string }) => admin.client.rpc("remind_company", { p_company_id: company.id });

  test("reminds administrators of an unfinished company in the app and by email, once every seven days", async () => {
    const company = await makeCompany({ approved: false, submitted: false, tier: null });
    const [second, recruiter] = [await makeStaff(company, "subscription_admin"), await makeStaff(company, "recruiter")];
    expect((await remind(company)).error).toBeNull();
    expect((await remind(company)).error).toMatchObject({
      code: "PT409",
      hint: "reminded_lately",
      message: expect.stringMatching(
        /^This company was reminded on \w{3} \d{1,2}\. You can remind it once every seven days\.$/,
      ),
    });
    for (const person of [company.owner, second]) {
      expect(await notificationsOf(person)).toEqual(["registration_unfinished"]);
      expect(await mailsTo(person)).toEqual(["company_reminded"]);
    }
    expect(await notificationsOf(recruiter)).toEqual([]);
    expect(await auditOf(company)).toEqual(["company.reminded"]);
  });

  test("can be repeated after seven days", async () => {
    const company = await makeCompany({ approved: false, submitted: false, tier: null });
    const other = await makeCompany({ approved: false, submitted: false, tier: null });
    const remindedAgo = ({ id }: { id: string }, minutes: number) => sql`
      insert into public.audit_log (actor_id, action, subject_type, subject_id, company_id, created_at)
      values (${admin.id}, 'company.reminded', 'company', ${id}, ${id}, now() - make_interval(mins => ${minutes}))`;
    const week = 7 * 24 * 60;
    await remindedAgo(company, week + 1);
    expect(await refusal(remind(company))).toBeNull();
    await remindedAgo(other, week - 1);
    expect(await refusal(remind(other))).toBe("PT409 reminded_lately");
  });

  test("works only for unfinished companies that have an administrator", async () => {
    expect(await refusal(remind(await makeCompany({ approved: false })))).toBe("PT409 already_sent");
    expect(await refusal(remind(await makeCompany()))).toBe("PT409 already_sent");
    expect(await refusal(remind({ id: crypto.randomUUID() }))).toBe("PT404 company_not_found");
    const left = await makeCompany({ approved: false, submitted: false, tier: null });
    await sql`delete from public.company_users where company_id = ${left.id}`;
    expect(await refusal(remind(left))).toBe("PT409 nobody_to_remind");
  });
});

describe("plans", () => {
  const set = (company: { id: string }, tier: unknown, expiresAt: string | null = null) =>
    admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier, p_expires_at: expiresAt });

  test("default to none and active without a row, and are hidden from strangers", async () => {
    const [company, stranger] = await Promise.all([makeCompany({ tier: null }), makeCompany()]);
    const at = { p_company_id: company.id };
    const [made] = await sql`select to_jsonb(created_at) as at from public.companies where id = ${company.id}`;
    const expected = { company_id: company.id, tier: "none", status: "active", expires_at: null, updated_at: made?.at };
    expect((await admin.client.rpc("get_company_subscription", at)).data).toEqual(expected);
    expect((await company.owner.client.rpc("get_company_subscription", at)).data).toEqual(expected);
    expect(await refusal(stranger.owner.client.rpc("get_company_subscription", at))).toBe("PT404 company_not_found");
    expect(await refusal(anonymous().rpc("get_company_subscription", at))).toBe("42501");
    const unknown = { p_company_id: crypto.randomUUID() };
    expect(await refusal(admin.client.rpc("get_company_subscription", unknown))).toBe("PT404 company_not_found");
  });

  test.each(["none", "free_trial", "basic", "intermediate", "pro"])("can be set to %s", async (tier) => {
    const company = await makeCompany({ tier: null });
    const { data } = await set(company, tier, "2099-12-31T23:59:59Z");
    expect(data).toMatchObject({ company_id: company.id, tier, status: "active" });
    expect(Date.parse(data.expires_at)).toBe(Date.parse("2099-12-31T23:59:59Z"));
  });

  test("become active again after a change, which is audited and announced once", async () => {
    const company = await makeCompany({ tier: "basic" });
    await sql`update public.company_subscriptions set status = 'past_due' where company_id = ${company.id}`;
    await set(company, "pro");
    await set(company, "pro");
    expect((await set(company, "pro")).data).toMatchObject({ tier: "pro", status: "active" });
    expect(await auditOf(company)).toEqual(["subscription.changed"]);
    expect(await notificationsOf(company.owner)).toEqual([]);
    await endDecisionTime(company.id);
    expect(await notificationsOf(company.owner)).toEqual(["subscription_changed"]);
  });

  test.each([
    ["free_trial", "%'s plan is now Free trial."],
    ["none", "% no longer has a plan."],
  ])("announce %s with its display name", async (tier, text) => {
    const { owner, ...company } = await makeCompany({ tier: "basic" });
    await set(company, tier);
    await endDecisionTime(company.id);
    const [told] = await sql`select message from public.notifications where user_id = ${owner.id}`;
    expect(told?.message).toBe(text.replace("%", company.name));
  });

  const seenBy = async (company: { id: string }) =>
    (await admin.client.rpc("get_company_subscription", { p_company_id: company.id })).data.updated_at as string;
  const setSeen = (company: { id: string }, tier: string, p_updated_at: string, by = admin) =>
    by.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier: tier, p_updated_at });

  test("accept one of two simultaneous changes, and show the other administrator who changed it and to what", async () => {
    for (const tier of ["basic", null] as const) {
      const company = await makeCompany({ tier });
      const colleague = await makeAdmin();
      await sql`
        update public.profiles set first_name = 'Amelia', last_name = 'Strand' where id in (${admin.id}, ${colleague.id})`;
      const seen = await seenBy(company);
      const answers = await atOnce(
        (transaction) => transaction`select from public.companies where id = ${company.id} for update`,
        [() => setSeen(company, "pro", seen), () => setSeen(company, "intermediate", seen, colleague)],
      );
      const refused = answers.filter(({ error }) => error);
      expect(refused).toHaveLength(1);
      const [row] = await sql`select tier from public.company_subscriptions where company_id = ${company.id}`;
      const word = row?.tier === "pro" ? "Pro" : "Intermediate";
      expect(refused[0]?.error).toMatchObject({
        code: "PT409",
        hint: "edit_conflict",
        message: `Amelia Strand changed the plan after you opened it. It's ${word} now. Check it again before you decide.`,
      });
      expect(JSON.parse(refused[0]?.error?.details ?? "{}").current).toMatchObject({ tier: row?.tier });
      expect(await auditOf(company)).toEqual(["subscription.changed"]);
    }
  });

  test("keep their version until the plan changes, whatever the company is notified about", async () => {
    const company = await makeCompany({ subscriptionEnds: new Date(Date.now() + 20 * 24 * 3_600_000) });
    const seen = await seenBy(company);
    await sql`select private.note_told_stage(${company.id}, '14_days')`;
    await set(
      company,
      "pro",
      (await admin.client.rpc("get_company_subscription", { p_company_id: company.id })).data.expires_at,
    );
    expect(await seenBy(company)).toBe(seen);
    expect(await refusal(setSeen(company, "basic", seen))).toBeNull();
    expect(await refusal(setSeen(company, "pro", seen))).toBe("PT409 edit_conflict");
    // A retry that asks for the current state succeeds, from any sender.
    expect(await refusal(setSeen(company, "basic", seen))).toBeNull();
  });

  test("reject invalid input with an error at the field", async () => {
    const company = await makeCompany({ tier: "basic" });
    const tierMessage = { tier: "Please select a subscription tier" };
    expect(fieldErrors((await set(company, "gold")).error)).toEqual(tierMessage);
    expect(fieldErrors((await set(company, null)).error)).toEqual(tierMessage);
    expect(fieldErrors((await set(company, "pro", "infinity")).error)).toEqual({ expiresAt: "Choose a date" });
    expect(await refusal(set({ id: crypto.randomUUID() }, "pro"))).toBe("PT404 company_not_found");
    expect((await sql`select tier from public.company_subscriptions where company_id = ${company.id}`)[0]?.tier).toBe(
      "basic",
    );
  });
});

describe("partnerships", () => {
  const partner = (first: { id: string }, second: { id: string }) =>
    admin.client.from("company_relationships").insert({ company_a_id: first.id, company_b_id: second.id });

  test("are for two different approved companies, once per pair in either order", async () => {
    const [first, second, pending] = await Promise.all([
      makeCompany(),
      makeCompany(),
      makeCompany({ approved: false }),
    ]);
    expect((await partner(first, first)).error?.message).toBe("A company cannot partner with itself");
    expect(await refusal(partner(first, pending))).toBe("PT422 not_approved");
    expect(await refusal(partner(first, second))).toBeNull();
    expect((await partner(second, first)).error).toMatchObject({
      code: "PT409",
      message: "Partnership already exists between these companies",
    });
  });

  test("are created once if two requests come at the same time", async () => {
    const [first, second] = await Promise.all([makeCompany(), makeCompany()]);
    const answers = await Promise.all([partner(first, second), partner(second, first)]);
    expect(answers.filter((answer) => answer.error === null)).toHaveLength(1);
    expect(
      await sql`select 1 from public.company_relationships where company_a_id in (${first.id}, ${second.id})`,
    ).toHaveLength(1);
  });

  test("are audited with the administrator as actor when created, changed or ended", async () => {
    const [first, second] = await Promise.all([makeCompany({ name: unique("First") }), makeCompany()]);
    await partner(first, second);
    const [row] = await sql`select id from public.company_relationships where company_a_id = ${first.id}`;
    await admin.client.from("company_relationships").update({ can_share_jobs: true }).eq("id", row?.id);
    await admin.client.from("company_relationships").delete().eq("id", row?.id);
    const entries = await sql`
      select action, actor_id, details ->> 'can_share_jobs' as shares from public.audit_log
      where subject_id = ${row?.id} order by id`;
    expect([...entries]).toEqual([
      { action: "partnership.created", actor_id: admin.id, shares: "false" },
      { action: "partnership.changed", actor_id: admin.id, shares: "true" },
      { action: "partnership.ended", actor_id: admin.id, shares: "false" },
    ]);
  });
});
