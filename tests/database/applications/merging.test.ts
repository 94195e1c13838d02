import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { AddedLink } from "../../../supabase/functions/_shared/contracts/applications/added-person.ts";
import type {
  CandidateApplicationDetail,
  CompanyApplicationDetail,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import type { MergePreview } from "../../../supabase/functions/_shared/contracts/applications/merge.ts";
import { type Actor, sql, unique, uniqueEmail } from "../../support/accounts.ts";
import { addPerson, linksTo, personOf } from "../../support/added.ts";
import { makeCast, managing, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate } from "../../support/companies.ts";
import { storeFile } from "../../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

type By = Pick<Actor, "client">;

async function answerOf<T>(call: PromiseLike<{ data: unknown; error: unknown }>): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(JSON.stringify(error));
  return data as T;
}

const name = () => `Tomas ${unique("Reyhold")}`;
const phone = "(303) 555-0184";
/** Whose applications a test uses, by default. */
let same: string;
beforeEach(() => {
  same = name();
});

async function ownOf(candidate: TestCandidate): Promise<string> {
  const [first = "", last = ""] = same.split(" ");
  await sql`
    update public.candidates set first_name = ${first}, last_name = ${last}, phone = ${phone} where id = ${candidate.candidateId}`;
  return makeApplication(job, candidate);
}

async function added(given: object = {}, by: By = cast.people.recruiter, to: TestJob = job): Promise<string> {
  const id = randomUUID();
  await answerOf(addPerson(by, to, personOf({ name: same, phone, ...given }), { id, anyway: true }));
  return id;
}

const preview = ({ client }: By, one: string, other: string) =>
  client.rpc("get_merge", { p_application_id: one, p_other_id: other });
const shown = (one: string, other: string) => answerOf<MergePreview>(preview(cast.people.manager, one, other));
const versionsOf = async (...ids: string[]): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await sql<{ id: string; version: string }[]>`
        select id, to_jsonb(updated_at) #>> '{}' as version from public.applications where id = any (${ids})`
    ).map(({ id, version }) => [id, version]),
  );
const merge = async ({ client }: By, stays: string, ends: string, versions?: Record<string, string>) =>
  client.rpc("merge_applications", {
    p_stays: stays,
    p_ends: ends,
    p_versions: versions ?? (await versionsOf(stays, ends)),
  });
const undo = ({ client }: By, ends: string) => client.rpc("undo_merge", { p_ends: ends });
const merged = async (stays: string, ends: string) => {
  await answerOf(merge(cast.people.manager, stays, ends));
  await endDecisionTime(ends);
};
const exists = async (id: string) => (await sql`select from public.applications where id = ${id}`).length === 1;
const detail = (id: string) =>
  answerOf<CompanyApplicationDetail>(cast.clients.manager.rpc("get_application_detail", { p_application_id: id }));
const reply = (id: string, day: string) =>
  sql`update public.applications set answer_by = ${day}, answer_due = ${day} where id = ${id}`;

describe("permission to merge", () => {
  test("is limited to managing staff, although others can add people too", async () => {
    const [one, other] = [await added(), await added()];
    const looks = await whoCan(cast, async (client) => (await preview({ client }, one, other)).error === null);
    expect(looks).toEqual([...managing]);
    const finds = await whoCan(
      cast,
      async (client) => (await client.rpc("get_merge_choices", { p_application_id: one })).error === null,
    );
    expect(finds).toEqual([...managing]);
    const able = await whoCan(cast, async (client) => {
      const isMerging = (await merge({ client }, one, other)).error === null;
      return isMerging && (await undo({ client }, other)).error === null;
    });
    expect(able).toEqual([...managing]);
    expect(await refusal(merge(cast.people.recruiter, one, other))).toBe("PT403 not_allowed");
    expect(await refusal(merge(cast.people.otherOwner, one, other))).toBe("PT404 application_not_found");
  });

  test("shows on an application when another was added by hand to its job, for managing staff only", async () => {
    const quiet = await makeJob(cast.company);
    const own = await makeApplication(quiet, await makeCandidate());
    expect((await detail(own)).can.merge).toBe(false);
    await added({}, cast.people.recruiter, quiet);
    const able = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("get_application_detail", { p_application_id: own });
      return (data as CompanyApplicationDetail | null)?.can.merge === true;
    });
    expect(able).toEqual([...managing]);
  });

  test("is suspended while the company is paused", async () => {
    const [stays, ends] = [await added(), await added()];
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${cast.company.id}`;
    try {
      expect(await refusal(merge(cast.people.owner, stays, ends))).toBe("PT409 company_paused");
    } finally {
      await sql`update public.companies set is_approved = true, approved_at = now() where id = ${cast.company.id}`;
    }
  });

  test("never covers two accounts, two jobs, different people, or a withdrawn application", async () => {
    const { manager } = cast.people;
    const [one, other] = [
      await makeApplication(job, await makeCandidate()),
      await makeApplication(job, await makeCandidate()),
    ];
    expect(await refusal(merge(manager, one, other))).toBe("PT409 not_mergeable");
    const elsewhere = await added({}, cast.people.recruiter, await makeJob(cast.company));
    expect(await refusal(merge(manager, one, elsewhere))).toBe("PT409 not_mergeable");
    const here = await added();
    expect(await refusal(merge(manager, await added({ name: name() }), here))).toBe("PT409 not_mergeable");
    expect(await refusal(preview(manager, await added({ phone: null }), here))).toBe("PT409 not_mergeable");
    expect(await refusal(merge(manager, here, here))).toBe("PT409 not_mergeable");
    await sql`update public.applications set status = 'withdrawn' where id = ${one}`;
    expect(await refusal(merge(manager, one, here))).toBe("PT409 not_mergeable");
  });
});

describe("possible duplicates", () => {
  test("are found on the same job by email, or by name and phone", async () => {
    const email = uniqueEmail("same");
    const one = await added();
    const named = await added({ name: same.toUpperCase(), phone: "303 555 0184" });
    const candidate = await makeCandidate();
    await sql`update public.candidates set email = ${email} where id = ${candidate.candidateId}`;
    const own = await makeApplication(job, candidate);
    const mailed = await added({ name: name(), email: email.toUpperCase() });
    await added({}, cast.people.recruiter, await makeJob(cast.company));
    const found = async (id: string) =>
      (
        await answerOf<{ application_id: string }[]>(
          cast.clients.manager.rpc("get_merge_choices", { p_application_id: id }),
        )
      ).map(({ application_id }) => application_id);
    expect(await found(one)).toEqual([named]);
    expect(await found(own)).toEqual([mailed]);
  });

  test("show the person's own application first, then the one further along, then the newer one", async () => {
    const [older, newer] = [await added(), await added()];
    await sql`update public.applications set applied_at = now() - interval '2 days' where id = ${older}`;
    const first = async (one: string, other: string) => (await shown(one, other)).sides[0].id;
    expect(await first(older, newer)).toBe(newer);
    await sql`update public.applications set status = 'reviewing' where id = ${older}`;
    expect(await first(older, newer)).toBe(older);
    const own = await ownOf(await makeCandidate());
    expect(await first(older, own)).toBe(own);
    expect((await shown(older, own)).sides.map(({ is_own }) => is_own)).toEqual([true, false]);
  });
});

describe("a merge", () => {
  test("takes effect only when it can no longer be undone", async () => {
    const [stays, ends] = [await added(), await added()];
    await answerOf(merge(cast.people.manager, stays, ends));
    expect(await exists(ends)).toBe(true);
    expect(await refusal(undo(cast.people.owner, ends))).toBe("PT409 undo_over");
    await answerOf(undo(cast.people.manager, ends));
    await sql`select private.notify_due()`;
    expect(await exists(ends)).toBe(true);
    await merged(stays, ends);
    expect(await exists(ends)).toBe(false);
    expect(await refusal(undo(cast.people.manager, ends))).toBe("PT409 undo_over");
  });

  test("of two added applications keeps notes, tags, files, history and the earlier dates", async () => {
    const [stays, ends] = [
      await added({ note: "From Priya" }),
      await added({ note: "From Marta", email: uniqueEmail("old") }),
    ];
    await answerOf(
      cast.clients.manager.rpc("tag_applications", { p_ids: [ends], p_name: "Relocating", p_is_on: true }),
    );
    await sql`
      insert into private.sent_documents (application_id, bucket_id, name)
      values (${ends}, 'candidate_resumes', ${`${cast.company.id}/${ends}.docx`})`;
    await answerOf(
      cast.clients.manager.rpc("set_application_status", { p_application_id: ends, p_status: "reviewing" }),
    );
    await sql`select private.notify_due('move', ${ends})`;
    await sql`update public.applications set applied_at = now() - interval '3 days' where id = ${ends}`;
    await reply(stays, "2031-03-09");
    await reply(ends, "2031-03-02");
    const before = await detail(stays);
    const ended = await detail(ends);
    await merged(stays, ends);
    const after = await detail(stays);
    expect(after).toMatchObject({
      status: "applied",
      note_count: 2,
      tags: ["Relocating"],
      answer_by: "2031-03-02",
      answer_due: "2031-03-02",
      applied_at: ended.applied_at,
    });
    expect(after.candidate).toEqual(before.candidate);
    expect(after.merged).toMatchObject([{ email: ended.candidate.email, added_by: ended.added?.by }]);
    expect(after.documents.map(({ path }) => path)).toContain(`${cast.company.id}/${ends}.docx`);
    expect(after.events.map(({ to_status }) => to_status).sort()).toEqual(["applied", "applied", "reviewing"]);
    expect(await sql`select from public.candidates where email = ${ended.candidate.email}`).toHaveLength(0);
    const [entry] = await sql`
      select actor_id, company_id, details ->> 'ended_id' as ended from public.audit_log
      where action = 'person.merged' and subject_id = ${stays}`;
    expect(entry).toEqual({ actor_id: cast.people.manager.id, company_id: cast.company.id, ended: ends });
  });

  test("into the person's own application keeps its dates and stays invisible to the person", async () => {
    const candidate: TestCandidate = await makeCandidate();
    const own = await ownOf(candidate);
    const ends = await added({ note: "Met at a fair" });
    await reply(own, "2031-03-09");
    await reply(ends, "2031-03-02");
    const file = `${cast.company.id}/${ends}.pdf`;
    await sql`
      insert into private.sent_documents (application_id, bucket_id, name) values (${ends}, 'candidate_resumes', ${file})`;
    const mine = () =>
      answerOf<CandidateApplicationDetail>(candidate.client.rpc("get_my_application", { p_application_id: own }));
    const before = await mine();
    const told = async () =>
      (await sql`select from public.notifications where user_id = ${candidate.id}`).length +
      (await sql`select from public.email_outbox where to_email = ${candidate.email}`).length;
    const notifiedBefore = await told();
    expect(await refusal(merge(cast.people.manager, ends, own))).toBe("PT409 own_stays");
    await merged(own, ends);
    expect(await exists(ends)).toBe(false);
    const after = await detail(own);
    expect(after).toMatchObject({ answer_by: "2031-03-09", note_count: 1, merged: [{ id: ends }] });
    expect(after.documents.map(({ path }) => path)).toContain(file);
    expect(await mine()).toEqual(before);
    expect(await told()).toBe(notifiedBefore);
    const exported = await answerOf<unknown>(candidate.client.rpc("export_my_data"));
    expect(JSON.stringify(exported)).not.toContain(file);
  });

  test("hides what it brought from the company that represents the person", async () => {
    const manager = await makeCompany();
    const represented = await makeCandidate({ managedBy: manager });
    const own = await ownOf(represented);
    const ends = await added();
    const file = `${cast.company.id}/${ends}.pdf`;
    await storeFile(cast.people.recruiter, "candidate_resumes", file);
    await sql`
      insert into private.sent_documents (application_id, bucket_id, name, given_name, fingerprint)
      select ${ends}, o.bucket_id, o.name, 'tomas.pdf', private.file_fingerprint(o.version, o.metadata)
      from storage.objects o where o.bucket_id = 'candidate_resumes' and o.name = ${file}`;
    await merged(own, ends);
    const opens = ({ client }: By) => client.rpc("open_file", { p_bucket: "candidate_resumes", p_path: file });
    expect((await opens(cast.people.recruiter)).error).toBeNull();
    for (const stranger of [manager.owner, represented]) expect((await opens(stranger)).error).not.toBeNull();
    const { data } = await manager.owner.client.rpc("get_application_detail", { p_application_id: own });
    expect(data).toMatchObject({ merged: [], tags: [], note_count: 0, can: { merge: false } });
    expect(data.events).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain(file);
    expect((await detail(own)).documents).toContainEqual(expect.objectContaining({ path: file, name: "tomas.pdf" }));
    expect(await refusal(preview(manager.owner, own, await added()))).toBe("PT403 not_allowed");
  });

  test("happens once when submitted twice, and is refused to a second editor", async () => {
    const [stays, ends] = [await added(), await added()];
    const versions = await versionsOf(stays, ends);
    const { manager, owner } = cast.people;
    const both = await Promise.all([merge(manager, stays, ends, versions), merge(manager, stays, ends, versions)]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    expect(await refusal(merge(owner, ends, stays, versions))).toBe("PT409 merge_changed");
    expect(await refusal(merge(owner, stays, await added(), versions))).toBe("PT409 merge_changed");
    await endDecisionTime(ends);
    expect(
      await sql`select from public.audit_log where action = 'person.merged' and subject_id = ${stays}`,
    ).toHaveLength(1);
  });

  test("is refused with the colleague's name if a colleague moved one of the two after the preview", async () => {
    const [stays, ends] = [await added(), await added()];
    const versions = await versionsOf(stays, ends);
    await sql`update public.company_users set first_name = 'Marta' where user_id = ${cast.people.owner.id}`;
    await answerOf(cast.clients.owner.rpc("set_application_status", { p_application_id: ends, p_status: "reviewing" }));
    const { error } = await merge(cast.people.manager, stays, ends, versions);
    expect(error?.message).toBe("Marta moved one of them. Check again.");
    expect(
      await sql`select from private.pending_notifications where kind = 'merge' and subject_id = ${ends}`,
    ).toHaveLength(0);
  });

  test("is reversed if the application it would end is taken over first, and dropped if both are", async () => {
    const candidate = await makeCandidate();
    const takeOver = async (id: string, by: TestCandidate) => {
      await sql`update public.candidates set email = ${by.email} where id = (select candidate_id from public.applications where id = ${id})`;
      return answerOf<string>(by.client.rpc("take_over_application", { p_token: (await linksTo(id)).takeOver }));
    };
    const [stays, ends] = [await added(), await added()];
    await answerOf(merge(cast.people.manager, stays, ends));
    await takeOver(ends, candidate);
    await endDecisionTime(ends);
    expect([await exists(stays), await exists(ends)]).toEqual([false, true]);
    expect((await detail(ends)).merged).toHaveLength(1);

    const [one, other] = [await added(), await added()];
    await answerOf(merge(cast.people.manager, one, other));
    await takeOver(one, await makeCandidate());
    await takeOver(other, await makeCandidate());
    await endDecisionTime(other);
    expect([await exists(one), await exists(other)]).toEqual([true, true]);
  });

  test("is dropped when one of the two is removed by its link", async () => {
    const [stays, ends] = [await added(), await added()];
    await answerOf(merge(cast.people.manager, stays, ends));
    await answerOf(cast.clients.anonymous.rpc("remove_added_person", { p_token: (await linksTo(ends)).remove }));
    await endDecisionTime(ends);
    expect(await exists(stays)).toBe(true);
    expect(await sql`select from private.pending_notifications where subject_id = ${ends}`).toHaveLength(0);
  });
});

describe("the links of a merged application", () => {
  test("can remove what came from it, but show nothing else and can't take over", async () => {
    const [stays, ends] = [await added({ note: "Stays" }), await added({ note: "Goes" })];
    const { takeOver, remove } = await linksTo(ends);
    await sql`select private.notify_staff(
      ${cast.people.recruiter.id}, 'new_application', 'application_received.taken_over',
      ${sql.json({ candidate: "Goes Away", job: "A job" })}, private.application_ids(a), '/company/applications/' || a.id, by_mail => false)
      from public.applications a where a.id = ${ends}`;
    await merged(stays, ends);
    const { anonymous: visitor, manager } = cast.clients;
    expect(await refusal(visitor.rpc("get_added_link", { p_token: takeOver }))).toBe("PT404 link_not_found");
    expect(await answerOf<AddedLink>(visitor.rpc("get_added_link", { p_token: remove }))).toMatchObject({
      act: "remove",
      kinds: ["phone"],
      reader: null,
      person: null,
    });
    const about = () =>
      sql<{ title: string }[]>`
        select title from public.notifications where user_id = ${cast.people.recruiter.id} and data ->> 'job_id' = ${job.id}`;
    expect((await about()).some(({ title }) => title.startsWith("Goes Away"))).toBe(true);
    const [lines] = await sql`select count(*)::int as n from private.removed_people where job_id = ${job.id}`;
    await answerOf(visitor.rpc("remove_added_person", { p_token: remove }));
    expect(await detail(stays)).toMatchObject({ note_count: 1, merged: [] });
    const told = (await about()).map(({ title }) => title);
    expect(told.filter((title) => title.startsWith("Goes Away"))).toEqual([]);
    expect(told).toContain("Someone your team added removed their data");
    expect((await sql`select from private.removed_people where job_id = ${job.id}`).count).toBe(lines?.n + 1);
    const { notes } = await answerOf<{ notes: { body: string }[] }>(
      manager.rpc("get_team_notes", { p_application_id: stays }),
    );
    expect(notes.map(({ body }) => body)).toEqual(["Stays"]);
    expect(await refusal(visitor.rpc("remove_added_person", { p_token: remove }))).toBe("PT404 link_not_found");
  });

  test("survive the take-over of the remaining application, and go with the person's account", async () => {
    const candidate = await makeCandidate();
    const own = await ownOf(candidate);
    const [stays, ends] = [await added({ email: candidate.email }), await added()];
    const { remove } = await linksTo(ends);
    await merged(stays, ends);
    await answerOf(candidate.client.rpc("take_over_application", { p_token: (await linksTo(stays)).takeOver }));
    expect((await detail(own)).merged).toHaveLength(1);
    await sql`select private.erase_account(${candidate.id})`;
    expect(await sql`select from private.merged_applications where id = ${ends}`).toHaveLength(0);
    expect(await refusal(cast.clients.anonymous.rpc("get_added_link", { p_token: remove }))).toBe(
      "PT404 link_not_found",
    );
  });
});
