import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import type { MyData } from "../../../supabase/functions/_shared/contracts/accounts/account-data.ts";
import type {
  ApplicationBoard,
  ApplicationPage,
  JobApplicationListItem,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import type { ManagedCandidateListItem } from "../../../supabase/functions/_shared/contracts/candidates/managed-candidate.ts";
import type { FoundThings } from "../../../supabase/functions/_shared/contracts/companies/search.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { sql } from "../../support/accounts.ts";
import { makeCast, type Role, recruiting, staff, whoCan } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { removeFileAs, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

let n = 0;
/** A word no other resume has. */
const newWord = () => {
  n += 1;
  return `zyx${String(n).padStart(3, "0")}${"abcdefghij"[n % 10]}`;
};

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

async function answerOf<T>(call: PromiseLike<{ data: unknown; error: unknown }>): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(JSON.stringify(error));
  return data as T;
}

/** A candidate with a resume on the profile, whose text hasn't been extracted. */
async function withResume(options: Parameters<typeof makeCandidate>[0] = {}) {
  const candidate = await makeCandidate(options);
  const path = await storeFile(candidate, "candidate_resumes");
  await sql`update public.candidates set resume_url = ${path} where id = ${candidate.candidateId}`;
  return { candidate, path };
}

const keep = (client: SupabaseClient, path: string, text: string) =>
  client.rpc("keep_resume_text", { p_path: path, p_text: text });
const textsOf = async (path: string) => [
  ...(await sql<{ by_company: string | null; text: string }[]>`
    select by_company, text from private.resume_texts where name = ${path} order by by_company nulls first`),
];

async function applied(text: string | null, of: TestJob = job) {
  const { candidate, path } = await withResume();
  if (text !== null) await answerOf(keep(candidate.client, path, text));
  return { candidate, path, application: await makeApplication(of, candidate) };
}

async function listed(client: SupabaseClient, word: string, company = cast.company.id) {
  const { data } = await client.rpc("get_company_applications", {
    p_company_id: company,
    p_filter: { search: word },
  });
  return ((data as ApplicationPage | null)?.applications ?? []).map(({ id, resume_line }) => ({ id, resume_line }));
}

describe("the text of a resume", () => {
  test("is accepted from its owner, and from staff who can open the file, for their company only", async () => {
    const kept: Partial<Record<Role, string | null>> = {};
    const able = await whoCan(cast, async (client, role) => {
      const { path } =
        role === "candidate" ? { path: await storeFile(cast.candidate, "candidate_resumes") } : await applied(null);
      await keep(client, path, `Led ${newWord()}`);
      const [row] = await textsOf(path);
      kept[role] = row?.by_company ?? null;
      return row !== undefined;
    });
    expect(able).toEqual([...staff, "candidate"]);
    expect(kept.candidate).toBeNull();
    for (const role of staff) expect(kept[role]).toBe(cast.company.id);
  });

  test("is recorded in the audit log when staff sent it, but not when its owner did", async () => {
    const [own, theirs] = [await applied("Forklift"), await applied(null)];
    await answerOf(keep(cast.clients.recruiter, theirs.path, "Forklift"));
    const entries = await sql`
      select actor_id, subject_id, company_id, details ->> 'path' as path from public.audit_log
      where action = 'file.text_kept' and details ->> 'path' in (${own.path}, ${theirs.path})`;
    expect([...entries]).toEqual([
      {
        actor_id: cast.people.recruiter.id,
        subject_id: theirs.application,
        company_id: cast.company.id,
        path: theirs.path,
      },
    ]);
  });

  test("isn't replaced once it is stored", async () => {
    const { candidate, path } = await applied("First words");
    expect(await answerOf(candidate.client.rpc("wants_resume_text", { p_path: path }))).toBe(false);
    expect(await answerOf(cast.clients.owner.rpc("wants_resume_text", { p_path: path }))).toBe(false);
    await answerOf(keep(candidate.client, path, "Second words"));
    await answerOf(keep(cast.clients.owner, path, "Third words"));
    expect(await textsOf(path)).toEqual([{ by_company: null, text: "First words" }]);
  });

  test("from staff is kept next to the owner's, and isn't replaced by a colleague's", async () => {
    const { candidate, path } = await applied(null);
    expect(await answerOf(cast.clients.owner.rpc("wants_resume_text", { p_path: path }))).toBe(true);
    await answerOf(keep(cast.clients.owner, path, "Staff words"));
    await answerOf(keep(cast.clients.manager, path, "Other words"));
    await answerOf(keep(candidate.client, path, "Own words"));
    expect(await textsOf(path)).toEqual([
      { by_company: null, text: "Own words" },
      { by_company: cast.company.id, text: "Staff words" },
    ]);
  });

  test("is requested only from people who can open the file", async () => {
    const { path } = await applied(null);
    const asked = await whoCan(
      cast,
      async (client) => (await client.rpc("wants_resume_text", { p_path: path })).data === true,
    );
    expect(asked).toEqual([...staff]);
  });

  test("is stored only for an existing resume", async () => {
    const { candidate } = await withResume();
    const letter = await storeFile(candidate, "candidate_cover_letters");
    for (const path of [letter, `${candidate.id}/gone.pdf`, "", "x"]) {
      await answerOf(keep(candidate.client, path, "Words"));
      expect(await textsOf(path)).toEqual([]);
    }
  });

  test("is cleaned, split into lines, and cut to the limit without breaking a character", async () => {
    const { candidate, path } = await withResume();
    const line = "é".repeat(999);
    await answerOf(keep(candidate.client, path, `  \u200bFirst\tline \n\n \n${`${line}\n`.repeat(120)}`));
    const [row] = await textsOf(path);
    const bytes = Buffer.byteLength(row?.text ?? "");
    expect(row?.text.slice(0, 1020)).toBe(`First line\n${line}\n`.padEnd(1020, "é"));
    expect(bytes).toBeGreaterThan(limits.resumeTextBytes - 2);
    expect(bytes).toBeLessThanOrEqual(limits.resumeTextBytes);
    expect(row?.text).not.toContain("\ufffd");
  });

  test.each(["", " \n\u200b\n "])("isn't stored when nothing is left after cleaning: %j", async (text) => {
    const { candidate, path } = await withResume();
    await answerOf(keep(candidate.client, path, text));
    expect(await textsOf(path)).toEqual([]);
  });

  test("can't be read from the table by any client", async () => {
    for (const client of Object.values(cast.clients)) {
      expect(
        (
          await client
            .schema("private" as never)
            .from("resume_texts")
            .select()
        ).error,
      ).not.toBeNull();
    }
  });
});

describe("searching for a word in a resume", () => {
  let word: string;
  let hit: Awaited<ReturnType<typeof applied>>;
  beforeEach(async () => {
    word = newWord();
    hit = await applied(`Profile\nLed the Ünïté ${word.toUpperCase()}-rollout at Acme\nLater: ${word}`);
  });

  test("lists the application for those who can open the resume, with the matching line", async () => {
    const able = await whoCan(cast, async (client) => (await listed(client, word)).length > 0);
    expect(able).toEqual([...staff]);
    expect(await listed(cast.clients.owner, word)).toEqual([
      { id: hit.application, resume_line: `Led the Ünïté ${word.toUpperCase()}-rollout at Acme` },
    ]);
    for (const order of ["best", "newest", "answer"]) {
      const page = await answerOf<ApplicationPage>(
        cast.clients.owner.rpc("get_job_applications", {
          p_job_id: job.id,
          p_filter: { search: word },
          p_sort: order,
        }),
      );
      expect(page.applications.map(({ id }) => id)).toEqual([hit.application]);
      expect(page.counts?.by_status).toEqual({ applied: 1 });
    }
    const board = await answerOf<ApplicationBoard>(
      cast.clients.owner.rpc("get_job_board", { p_job_id: job.id, p_filter: { search: word } }),
    );
    const [card] = board.columns.applied as JobApplicationListItem[];
    expect(card?.id).toBe(hit.application);
    expect(card?.resume_line).toContain(word.toUpperCase());
  });

  test("finds nothing for an unassigned partner recruiter, or at another company it was sent to", async () => {
    const elsewhere = await makeJob(cast.company);
    const theirWord = newWord();
    const other = await applied(theirWord, elsewhere);
    expect(await listed(cast.clients.partnerRecruiter, theirWord)).toEqual([]);
    expect((await listed(cast.clients.recruiter, theirWord)).map(({ id }) => id)).toEqual([other.application]);

    const unread = await applied(null);
    const staffWord = newWord();
    await answerOf(keep(cast.clients.owner, unread.path, staffWord));
    const there = await makeApplication(await makeJob(cast.other), unread.candidate);
    expect((await listed(cast.clients.manager, staffWord)).map(({ id }) => id)).toEqual([unread.application]);
    expect(await listed(cast.clients.otherOwner, staffWord, cast.other.id)).toEqual([]);
    // Opening it themselves gives them theirs.
    await answerOf(keep(cast.clients.otherOwner, unread.path, staffWord));
    expect((await listed(cast.clients.otherOwner, staffWord, cast.other.id)).map(({ id }) => id)).toEqual([there]);
  });

  test("matches word beginnings, ignores accents and punctuation, and combines with a name", async () => {
    const [{ name } = { name: "" }] = await sql<{ name: string }[]>`
      select candidate_name as name from private.application_matches where application_id = ${hit.application}`;
    for (const search of [
      word.slice(0, 6),
      `${word},`,
      `unite ${word}`,
      `rollout ${word}`,
      `${name} ${word}`,
      "unité/ACME",
    ])
      expect(
        (await listed(cast.clients.owner, search)).map(({ id }) => id),
        search,
      ).toContain(hit.application);
    for (const search of [word.slice(1), `${word} nowhere`, `${word}'x`])
      expect(
        (await listed(cast.clients.owner, search)).map(({ id }) => id),
        search,
      ).not.toContain(hit.application);
  });

  test("uses the resume as sent, even after it is replaced on the profile", async () => {
    const { candidate, path, application } = hit;
    const replaced = await storeFile(candidate, "candidate_resumes");
    await sql`update public.candidates set resume_url = ${replaced} where id = ${candidate.candidateId}`;
    const newer = newWord();
    await answerOf(keep(candidate.client, replaced, newer));
    await removeFileAs(candidate, "candidate_resumes", path);
    expect((await listed(cast.clients.owner, word)).map(({ id }) => id)).toEqual([application]);
    expect(await listed(cast.clients.owner, newer)).toEqual([]);
  });

  test("skips a file that differs from what was sent", async () => {
    await sql`update private.sent_documents set fingerprint = 'other' where application_id = ${hit.application}`;
    expect(await listed(cast.clients.owner, word)).toEqual([]);
  });

  test("works in Search everything for the same people", async () => {
    const able = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("search_everything", { p_query: word, p_company_id: cast.company.id });
      return ((data as FoundThings | null)?.people ?? []).length > 0;
    });
    expect(able).toEqual([...staff]);
  });
});

describe("the resume of a represented candidate", () => {
  test("is searchable by those who can open it, while the company represents the candidate", async () => {
    const word = newWord();
    const { candidate, path } = await withResume();
    await answerOf(keep(candidate.client, path, `Runs ${word} daily`));
    const find = async (client: SupabaseClient) => {
      const { data } = await client.rpc("list_managed_candidates", {
        p_company_id: cast.company.id,
        p_search: word,
      });
      return (data as { candidates: ManagedCandidateListItem[] } | null)?.candidates ?? [];
    };
    expect(await find(cast.clients.owner)).toEqual([]);
    await sql`update public.candidates set managing_company_id = ${cast.company.id} where id = ${candidate.candidateId}`;
    const able = await whoCan(cast, async (client) => (await find(client)).length > 0);
    expect(able).toEqual([...recruiting]);
    expect((await find(cast.clients.owner))[0]).toMatchObject({
      id: candidate.candidateId,
      resume_line: `Runs ${word} daily`,
    });
    const found = await answerOf<FoundThings>(cast.clients.owner.rpc("search_everything", { p_query: word }));
    expect(found.people).toMatchObject([{ application_id: null, candidate_id: candidate.candidateId }]);
    await sql`update public.candidates set managing_company_id = null where id = ${candidate.candidateId}`;
    expect(await find(cast.clients.owner)).toEqual([]);
  });
});

describe("stored resume text", () => {
  test("is deleted with the file", async () => {
    const { candidate, path } = await withResume();
    await answerOf(keep(candidate.client, path, "Words"));
    await removeFileAs(candidate, "candidate_resumes", path);
    expect(await textsOf(path)).toEqual([]);
    await keep(candidate.client, path, "Words");
    expect(await textsOf(path)).toEqual([]);
  });

  test("is deleted with the account, including text from staff", async () => {
    const { candidate, path } = await applied("Own words");
    const unread = await storeFile(candidate, "candidate_resumes");
    await sql`
      insert into private.resume_texts (name, by_company, fingerprint, text, words)
      values (${unread}, ${cast.company.id}, '', 'x', '')`;
    await sql`select private.erase_account(${candidate.id})`;
    expect(await textsOf(path)).toEqual([]);
    expect(await textsOf(unread)).toEqual([]);
  });

  test("is deleted with the company whose staff sent it", async () => {
    const { path } = await withResume();
    const [company] = await sql<{ id: string }[]>`
      insert into public.companies (user_id, name) select ${cast.candidate.id}, 'Short-lived' returning id`;
    await sql`
      insert into private.resume_texts (name, by_company, fingerprint, text, words)
      values (${path}, ${company?.id ?? ""}, '', 'x', '')`;
    await sql`delete from public.companies where id = ${company?.id ?? ""}`;
    expect(await textsOf(path)).toEqual([]);
  });

  test("from staff is deleted when their company loses access to the file, but the owner's stays", async () => {
    const { candidate, path, application } = await applied(null);
    await answerOf(keep(cast.clients.owner, path, "Staff words"));
    await answerOf(keep(candidate.client, path, "Own words"));
    await sql`update public.applications set status = 'withdrawn' where id = ${application}`;
    await sql`update public.application_events set created_at = now() - interval '5 years' where application_id = ${application}`;
    await sql`select private.forget_withdrawn_documents(1000)`;
    expect(await textsOf(path)).toEqual([{ by_company: null, text: "Own words" }]);
    const [row] = await sql`select companies from private.resume_texts where name = ${path}`;
    expect(row?.companies).toEqual([]);
  });

  test("is included in its owner's data export", async () => {
    const { candidate, path } = await applied("Own words");
    const data = await answerOf<MyData>(candidate.client.rpc("export_my_data"));
    expect(data.files.find((file) => file.path === path)?.texts).toEqual(["Own words"]);
  });
});

describe("Search everything", () => {
  const search = (client: SupabaseClient, query: string) =>
    answerOf<FoundThings>(client.rpc("search_everything", { p_query: query, p_company_id: cast.company.id }));

  test("finds the jobs and colleagues the caller can see in lists", async () => {
    const word = newWord();
    const named = await makeJob(cast.company, { title: `Driver ${word}` });
    await makeJob(cast.other, { title: `Driver ${word}` });
    const jobs = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("search_everything", { p_query: word, p_company_id: cast.company.id });
      return ((data as FoundThings | null)?.jobs ?? []).some(({ id }) => id === named.id);
    });
    expect(jobs).toEqual([...recruiting, "admin"]);
    const { email } = cast.people.manager;
    const colleagues = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("search_everything", { p_query: email, p_company_id: cast.company.id });
      return ((data as FoundThings | null)?.colleagues ?? []).length > 0;
    });
    expect(colleagues).toEqual([...recruiting, "admin"]);
  });

  test.each([
    ["location", (word: string) => ({ location: `Port ${word}` })],
    ["another location", (word: string) => ({ locations: [`Port ${word}`] })],
    ["required skill", (word: string) => ({ skills_required: ["Forklift", `${word}.js`] })],
  ])("finds jobs by %s, but not by preferred skills", async (_, having) => {
    const [word, preferred] = [newWord(), newWord()];
    const named = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    await sql`
      update public.jobs set ${sql(having(word))}, preferred_skills = ${[preferred]} where id = ${named.id}`;
    const able = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("search_everything", {
        p_query: `${word} driver`,
        p_company_id: cast.company.id,
      });
      return ((data as FoundThings | null)?.jobs ?? []).some(({ id }) => id === named.id);
    });
    expect(able).toEqual([]);
    const found = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("search_everything", { p_query: word, p_company_id: cast.company.id });
      return ((data as FoundThings | null)?.jobs ?? []).some(({ id }) => id === named.id);
    });
    expect(found).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    expect((await search(cast.clients.owner, preferred)).jobs).toEqual([]);
  });

  test("finds people by the email they applied with, but not by a later one", async () => {
    const [sent, since] = [`${newWord()}@people.example`, `${newWord()}@people.example`];
    const candidate = await makeCandidate();
    await sql`update public.candidates set email = ${sent} where id = ${candidate.candidateId}`;
    const application = await makeApplication(job, candidate);
    await sql`update public.candidates set email = ${since} where id = ${candidate.candidateId}`;
    const finds = (email: string) =>
      whoCan(cast, async (client) => {
        const { data } = await client.rpc("search_everything", { p_query: email, p_company_id: cast.company.id });
        const people = (data as FoundThings | null)?.people ?? [];
        return people.length === 1 && people[0]?.application_id === application && people[0].resume_line === null;
      });
    expect(await finds(sent)).toEqual([...staff, "admin"]);
    expect(await finds(since)).toEqual([]);
    expect((await listed(cast.clients.manager, sent)).map(({ id }) => id)).toEqual([application]);
  });

  test("finds people by name first, lists each once, and shows at most five", async () => {
    const word = newWord();
    const named: TestCandidate = await makeCandidate();
    await sql`update public.candidates set last_name = ${word} where id = ${named.candidateId}`;
    const [older, newer] = [
      await makeApplication(job, named),
      await makeApplication(await makeJob(cast.company), named),
    ];
    expect(older).not.toBe(newer);
    for (let i = 0; i < 6; i += 1) await applied(`Knows ${word}`);
    const { people } = await search(cast.clients.owner, word);
    expect(people).toHaveLength(5);
    expect(people[0]).toMatchObject({ application_id: newer, status: "applied", resume_line: null });
    expect(new Set(people.map(({ candidate_id }) => candidate_id)).size).toBe(5);
    expect(people[1]?.resume_line).toBe(`Knows ${word}`);
  });

  test.each(["", "  ", "\u200b"])("finds nothing without words: %j", async (query) => {
    expect(await search(cast.clients.owner, query)).toEqual({ people: [], jobs: [], colleagues: [] });
  });

  test("refuses to search another company", async () => {
    const { error } = await cast.clients.otherOwner.rpc("search_everything", {
      p_query: "a",
      p_company_id: cast.company.id,
    });
    expect(error?.code).toBe("PT404");
  });
});
