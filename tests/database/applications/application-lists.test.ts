import { beforeAll, describe, expect, test } from "vitest";
import type {
  ApplicationBoard,
  ApplicationFilter,
  ApplicationOrder,
  ApplicationPage,
  CompanyApplicationListItem,
  JobApplicationListItem,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { applicationOrders } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { type ApplicationStatus, applicationStatuses } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { seed, sql, storeAccounts } from "../../support/accounts.ts";
import { type Cast, fieldErrors, makeCast, type Role, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { day, openDay } from "../../support/dates.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

// A company's application lists, page by page, compared with a plain definition over the same rows.

const random = randomOf(seed);
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;
const skills = ["Go", "Kafka", "TypeScript", "React", "Docker", "Welding"];
// Not of hexadecimal letters alone: a search reads addresses too, which are random.
const firstNames = ["Tess", "Bo", "Casey", "Dana", "Eli", "Fay", "Gus", "Hana"];
const lastNames = ["Okafor", "Brandt", "Lindqvist", "Rossi", "100%"];
const titles = ["Welder", "Platform engineer", "Data engineer", null];
const places = [
  ["Denver", "Colorado"],
  ["Boulder", "CO"],
  ["Springfield", "Illinois"],
  [null, null],
] as const;
/** Possible histories of an application, in order. */
const paths: ApplicationStatus[][] = [
  ["applied"],
  ["applied", "reviewing"],
  ["applied", "reviewing", "interview"],
  ["applied", "interview", "offered"],
  ["applied", "offered", "hired"],
  ["applied", "rejected"],
  ["applied", "rejected", "reviewing"],
  ["applied", "withdrawn"],
];
const onTheWay: ApplicationStatus[] = ["applied", "reviewing", "interview", "offered", "hired"];

interface Row {
  id: string;
  job: string;
  title: string;
  company: string;
  managed_by: string | null;
  status: ApplicationStatus;
  applied: string;
  words: string;
  skills: string[];
  score: number;
  level: string | null;
  place: string | null;
  answer_by: string | null;
  reached: ApplicationStatus[];
  answered: string | null;
  withdrawn: string | null;
  assignee: string | null;
}

let cast: Cast;
/** Assigned to the recruiter, to the partner recruiter, to no one. */
let jobs: [TestJob, TestJob, TestJob];
/** Of the company that represents some of the candidates. */
let awayJob: TestJob;
let rows: Row[];

/** Candidates who never sign in. */
async function addCandidates(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => {
    const [city, state] = oneOf(places);
    return {
      id: crypto.randomUUID(),
      first_name: oneOf(firstNames),
      last_name: oneOf(lastNames),
      title: oneOf(titles),
      skills: skills.filter(() => random(3) === 0),
      experience_years: oneOf([null, 0, 3, 4, 6, 12]),
      city,
      state,
      managing_company_id: random(3) === 0 ? cast.other.id : null,
    };
  });
  await storeAccounts(people.map(({ id }) => ({ id, email: `${id}@example.com`, role: "candidate" })));
  const candidates = await sql<{ id: string }[]>`
    insert into public.candidates ${sql(people.map(({ id, ...person }) => ({ ...person, user_id: id, email: `${id}@example.com` })))}
    returning id`;
  return candidates.map(({ id }) => id);
}

/** An application with its own history; two of three have a promised day, past or future. Or a late one. */
async function addApplication(job: TestJob, candidate: string, isLate: boolean): Promise<void> {
  const path = isLate ? ["applied"] : oneOf(paths);
  // Not today: in its first hours these times would be ahead.
  const age = 1 + random(19);
  const appliedOn = day(-age);
  // Some at the same instant, so that the id decides.
  const applied = `${appliedOn}T0${random(3)}:00:00.123456Z`;
  const [made] = await sql<{ id: string }[]>`
    insert into public.applications (job_id, candidate_id, company_id, applied_at)
    values (${job.id}, ${candidate}, ${job.companyId}, ${applied}) returning id`;
  const id = String(made?.id);
  await sql`update public.applications set answer_by = ${isLate ? day(-3) : oneOf([null, day(-random(6)), day(random(6))])} where id = ${id}`;
  for (const status of path.slice(1)) await sql`update public.applications set status = ${status} where id = ${id}`;
  // Moved on different days, in order, the last before today.
  const apart = random(Math.min(5, Math.floor((age - 1) / 2) + 1));
  await sql`
    update public.application_events e set created_at = ${applied}::timestamptz + (step.n - 1) * ${apart} * interval '1 day'
    from (select id, row_number() over (order by id) as n from public.application_events where application_id = ${id}) step
    where step.id = e.id`;
  // What its trigger would write for the new history.
  await sql`update public.applications set status = status where id = ${id}`;
}

const readRows = () => sql<Row[]>`
  select
    a.id, a.job_id as job, posted.title, a.company_id as company, a.applied_by_company_id as managed_by, a.status,
    to_char(a.applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as applied,
    lower(concat_ws(' / ', p.profile ->> 'first_name', p.profile ->> 'last_name', p.profile ->> 'title', p.profile ->> 'skills')) as words,
    array(select jsonb_array_elements_text(p.profile -> 'skills')) as skills,
    (m.match ->> 'score')::float8 as score, m.match -> 'level' ->> 'fit' as level, m.match -> 'location' ->> 'fit' as place,
    a.answer_by::text,
    array(select e.to_status::text from public.application_events e where e.application_id = a.id) as reached,
    (select (min(e.created_at at time zone 'UTC') - interval '12 hours')::date::text from public.application_events e
      where e.application_id = a.id and e.to_status in ('offered', 'hired', 'rejected')
        -- Not one that was taken back at once.
        and not exists (select from public.application_events back
          where back.application_id = a.id and back.id > e.id and back.created_at = e.created_at and back.to_status = 'reviewing')) as answered,
    (select (min(e.created_at at time zone 'UTC') - interval '12 hours')::date::text from public.application_events e
      where e.application_id = a.id and e.to_status = 'withdrawn') as withdrawn,
    j.assigned_to_user_id as assignee
  from public.applications a
  join private.sent_profiles p on p.application_id = a.id
  join public.jobs posted on posted.id = a.job_id
  cross join lateral (select private.job_match(job, sent) as match from public.jobs job, private.sent_profile(a.id) sent where job.id = a.job_id) m
  left join public.job_assignments j on j.job_id = a.job_id
  where a.company_id in ${sql([cast.company.id, cast.other.id])}`;

beforeAll(async () => {
  cast = await makeCast();
  const { company, other, people } = cast;
  const asking = { skillsRequired: skills, location: "Denver, CO" };
  jobs = [
    await makeJob(company, { ...asking, assignedTo: people.recruiter }),
    await makeJob(company, { ...asking, skillsRequired: ["Go"], assignedTo: people.partnerRecruiter }),
    await makeJob(company, { ...asking, preferredSkills: ["Rust"] }),
  ];
  awayJob = await makeJob(other, asking);
  await sql`update public.jobs set experience_level = 'senior_level' where id in ${sql([jobs[0].id, jobs[1].id])}`;
  const candidates = await addCandidates(22);
  for (const [index, candidate] of candidates.entries()) {
    for (const job of [...jobs, awayJob]) {
      if (index % 5 !== 0 || job === jobs[0]) await addApplication(job, candidate, index === 1);
    }
  }
  rows = await readRows();
});

const due = (row: Row) => (row.status === "withdrawn" || row.answered !== null ? null : row.answer_by);
const isOverdue = (row: Row) => (due(row) ?? "9999") < openDay(0);

/** The position on the way to hired; -1 for other final statuses. */
const rank = (stage: ApplicationStatus) => onTheWay.indexOf(stage);
const key = (skill: string) => skill.toLowerCase().replaceAll(" ", "");

/** Whether a row passes a filter, ignoring its stage, for a reader at a company. */
function fits(row: Row, filter: ApplicationFilter, reader: string, me: string): boolean {
  const wanted = filter.assignee === "me" ? me : filter.assignee;
  const close = (asked: string | undefined, fit: string | null) =>
    !asked || fit === "match" || (asked === "close" && fit === "close");
  return (
    (filter.search ?? "")
      .toLowerCase()
      .split(/\s+/)
      .every((word) => row.words.includes(word)) &&
    (!wanted || (row.company === reader && (row.assignee ?? "nobody") === wanted)) &&
    (!filter.skill || row.skills.some((skill) => key(skill) === key(String(filter.skill)))) &&
    close(filter.level, row.level) &&
    close(filter.place, row.place) &&
    (!filter.from || row.applied.slice(0, 10) >= filter.from) &&
    (!filter.to || row.applied.slice(0, 10) <= filter.to) &&
    (!filter.job || row.job === filter.job) &&
    (!filter.reached || row.reached.some((stage) => rank(stage) >= rank(filter.reached as ApplicationStatus))) &&
    (filter.answer !== "overdue" || isOverdue(row)) &&
    (filter.answer !== "kept" || (row.answered !== null && row.answer_by !== null && row.answered <= row.answer_by)) &&
    (filter.answer !== "late" ||
      (row.answer_by !== null && (row.answered ?? row.withdrawn ?? "") > row.answer_by) ||
      (row.answered === null && isOverdue(row)))
  );
}
const inStage = ({ status }: Row, stage: ApplicationFilter["stage"]) =>
  !stage || status === stage || (stage === "open" && !["hired", "rejected", "withdrawn"].includes(status));

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const newer = (a: Row, b: Row) => compare(b.applied, a.applied) || compare(b.id, a.id);
const owedFirst = (owes: (row: Row) => boolean, then: (a: Row, b: Row) => number) => (a: Row, b: Row) => {
  if (owes(a) !== owes(b)) return owes(a) ? -1 : 1;
  if (!owes(a)) return then(a, b);
  return compare(String(due(a)), String(due(b))) || -newer(a, b);
};
const best = (a: Row, b: Row) => b.score - a.score || newer(a, b);
const today = () => new Date().toISOString().slice(0, 10);
const isDue = (row: Row) => (due(row) ?? "9999") <= today();
const isOpen = (row: Row) => inStage(row, "open");
/** No offers, interviews or proposed times here. */
const part = (row: Row, reader: string) =>
  row.company === reader ? (isOpen(row) ? (isDue(row) ? 0 : row.status === "offered" ? 2 : 1) : 3) : 4;

/** Sorts by "needs a decision first" for a reader at a company; jobs are ordered by their most urgent day. */
function decisionFirst(listed: Row[], reader: string) {
  const urgent = (job: string) =>
    listed
      .filter((row) => row.job === job && row.company === reader && isOpen(row))
      .map((row) => due(row) ?? "9999")
      .toSorted(compare)[0] ?? "9999";
  const days = new Map(listed.map(({ job }) => [job, urgent(job)]));
  const within = (a: Row, b: Row) =>
    part(a, reader) === 0 ? compare(String(due(a)), String(due(b))) || -newer(a, b) : best(a, b);
  return (a: Row, b: Row) =>
    Number(part(a, reader) === 4) - Number(part(b, reader) === 4) ||
    (part(a, reader) < 4 ? compare(String(days.get(a.job)), String(days.get(b.job))) : 0) ||
    compare(a.title, b.title) ||
    compare(a.job, b.job) ||
    part(a, reader) - part(b, reader) ||
    within(a, b);
}

const orders: Record<Exclude<ApplicationOrder, "decision">, (a: Row, b: Row) => number> = {
  newest: newer,
  best: owedFirst(isOverdue, best),
  answer: owedFirst((row) => due(row) !== null, newer),
};

type List = { name: "get_job_applications" | "get_company_applications"; args: object; reach: (row: Row) => boolean };
const ofJob = (job: TestJob): List => ({
  name: "get_job_applications",
  args: { p_job_id: job.id },
  reach: (row) => row.job === job.id,
});
const ofCompany = (id: string, reach: (row: Row) => boolean): List => ({
  name: "get_company_applications",
  args: { p_company_id: id },
  reach,
});
const everything = () => ofCompany(cast.company.id, (row) => row.company === cast.company.id);

const keyOf = (row: JobApplicationListItem) => ({
  appliedAt: row.applied_at,
  id: row.id,
  score: row.match.score,
  due: row.answer_due,
  overdue: row.is_overdue,
  part: row.part,
  ...("job_id" in row && {
    jobId: String(row.job_id),
    jobTitle: String((row as CompanyApplicationListItem).job_title),
  }),
});

/** The whole list, several rows at a time, with the first page's counts. */
async function whole(role: Role, list: List, p_filter: ApplicationFilter, p_sort: ApplicationOrder, p_limit = 7) {
  const items: JobApplicationListItem[] = [];
  let begun: ApplicationPage["begun"] = null;
  let counts: ApplicationPage["counts"] = null;
  for (;;) {
    const last = items.at(-1);
    const { data, error } = await cast.clients[role].rpc(list.name, {
      ...list.args,
      p_filter,
      p_sort,
      p_limit,
      p_before: last ? { ...keyOf(last), begun } : null,
    });
    expect(error, JSON.stringify(p_filter)).toBeNull();
    const page = data as ApplicationPage;
    if (last) expect(page.counts).toBeNull();
    else counts = page.counts;
    begun = page.begun;
    items.push(...page.applications);
    if (page.applications.length < p_limit) return { items, counts };
  }
}

const countBy = (found: Row[]) => {
  const counts: Partial<Record<ApplicationStatus, number>> = {};
  for (const { status } of found) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Expects a list, read to its end, to be correct. */
async function expectList(role: Role, list: List, filter: ApplicationFilter, order: ApplicationOrder): Promise<Row[]> {
  const reader = role.startsWith("other") ? cast.other.id : cast.company.id;
  const me = role === "anonymous" ? "" : cast.people[role].id;
  const fitting = rows.filter((row) => list.reach(row) && fits(row, filter, reader, me));
  const listed = fitting.filter((row) => inStage(row, filter.stage));
  const expected = listed.toSorted(order === "decision" ? decisionFirst(listed, reader) : orders[order]);
  const { items, counts } = await whole(role, list, filter, order);
  const what = JSON.stringify({ filter, order });
  expect(
    items.map(({ id }) => id),
    what,
  ).toEqual(expected.map(({ id }) => id));
  expect(
    items.map((item) => [item.answer_due, item.is_overdue, item.assignee?.user_id ?? null]),
    what,
  ).toEqual(
    expected.map((row) => [
      due(row),
      order !== "newest" && isOverdue(row),
      row.company === reader ? row.assignee : null,
    ]),
  );
  expect(counts, what).toEqual({ by_status: countBy(fitting), overdue: expected.filter(isOverdue).length });
  return expected;
}

const singleFilters = (): ApplicationFilter[] => [
  {},
  ...[...applicationStatuses, "open" as const].map((stage) => ({ stage })),
  ...["tess", "WELD", "engineer go", "100%", "_", "zebra", "  bo  ", "okafor brandt"].map((search) => ({ search })),
  ...["me", "nobody", cast.people.partnerRecruiter.id, crypto.randomUUID()].map((assignee) => ({ assignee })),
  ...["Go", "type script", "React", "Rust"].map((skill) => ({ skill })),
  ...(["match", "close"] as const).flatMap((fit) => [{ level: fit }, { place: fit }]),
  { from: day(-8) },
  { to: day(-8) },
  { from: day(-12), to: day(-4) },
  { from: day(-4), to: day(-12) },
  ...onTheWay.map((reached) => ({ reached })),
  ...(["overdue", "kept", "late"] as const).map((answer) => ({ answer })),
];
const combined = (): ApplicationFilter => {
  const singles = singleFilters();
  return { ...oneOf(singles), ...oneOf(singles), ...(random(2) === 0 && oneOf(singles)) };
};

describe("an application list", () => {
  test("has test data varied enough to distinguish orders and filters", () => {
    const own = rows.filter((row) => row.company === cast.company.id);
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(isOverdue).length).toBeGreaterThan(1);
    expect(new Set(own.map(due)).size).toBeGreaterThan(4);
    expect(rows.filter((row) => row.managed_by === cast.other.id).length).toBeGreaterThan(4);
  });

  test.each(applicationOrders)(
    "is complete in %s order with each filter, for a job and for the company",
    async (order) => {
      const found = new Set<number>();
      for (const filter of singleFilters()) {
        found.add((await expectList("recruiter", ofJob(jobs[0]), filter, order)).length);
        found.add((await expectList("recruiter", everything(), filter, order)).length);
      }
      expect(found.size).toBeGreaterThan(5);
    },
  );

  test.each(applicationOrders)("is complete in %s order with several filters combined", async (order) => {
    for (let round = 0; round < 25; round += 1) {
      await expectList("recruiter", everything(), combined(), order);
      await expectList("owner", ofJob(oneOf(jobs)), combined(), order);
    }
  });

  test.each(applicationOrders)("is complete in %s order when narrowed to one job", async (order) => {
    for (const job of jobs) {
      await expectList("owner", everything(), { job: job.id }, order);
      await expectList("owner", everything(), { ...combined(), job: job.id }, order);
    }
    expect(await expectList("owner", everything(), { job: crypto.randomUUID() }, order)).toEqual([]);
  });

  test("defaults to best match first", async () => {
    const args = { p_company_id: cast.company.id };
    const { data: plain } = await cast.clients.owner.rpc("get_company_applications", args);
    const { data: best } = await cast.clients.owner.rpc("get_company_applications", { ...args, p_sort: "best" });
    expect(plain).toEqual(best);
    const empty = { stage: "", search: " ", assignee: null, job: null };
    expect((await cast.clients.owner.rpc("get_company_applications", { ...args, p_filter: empty })).data).toEqual(best);
  });

  test("skips and repeats no application when reply-by dates change between pages", async () => {
    const company = await makeCompany();
    const ids: string[][] = [];
    for (let place = 0; place < 4; place += 1) {
      const job = await makeJob(company);
      ids[place] = [
        await makeApplication(job, await makeCandidate()),
        await makeApplication(job, await makeCandidate()),
      ];
      await sql`update public.applications set answer_by = ${day(place + 1)} where id = any (${ids[place] ?? []})`;
    }
    const seen: string[] = [];
    let p_before: object | null = null;
    for (let page = 0; page < 4; page += 1) {
      const { data } = await company.owner.client.rpc("get_company_applications", {
        p_sort: "decision",
        p_limit: 2,
        p_before,
      });
      const { applications, begun } = data as ApplicationPage;
      seen.push(...applications.map(({ id }) => id));
      p_before = { ...keyOf(applications.at(-1) as JobApplicationListItem), begun };
      // The last row shown is now due after all others.
      await sql`update public.applications set answer_by = ${day(30)} where id = any (${applications.map(({ id }) => id)})`;
    }
    expect(seen.toSorted()).toEqual(ids.flat().toSorted());
  });

  test("follows moves, undone moves, and changes to the job", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { skillsRequired: ["Go"] });
    const [candidate] = await addCandidates(1);
    // Excluded from the other company's lists, which are read below.
    await sql`update public.candidates set managing_company_id = null where id = ${String(candidate)}`;
    await sql`update public.jobs set answer_days = 7 where id = ${job.id}`;
    const [row] = await sql<{ id: string }[]>`
      insert into public.applications (job_id, candidate_id, company_id)
      values (${job.id}, ${String(candidate)}, ${company.id}) returning id`;
    const p_application_id = String(row?.id);
    const finds = async (p_filter: ApplicationFilter) => {
      const { data } = await company.owner.client.rpc("get_job_applications", { p_job_id: job.id, p_filter });
      return data.applications.length === 1;
    };
    const { client } = company.owner;
    await client.rpc("set_application_status", { p_application_id, p_status: "offered" });
    expect([
      await finds({ stage: "offered", reached: "offered", answer: "kept" }),
      await finds({ stage: "applied" }),
    ]).toEqual([true, false]);
    await client.rpc("undo_application_status", { p_application_id, p_status: "offered" });
    expect([
      await finds({ stage: "applied" }),
      await finds({ reached: "offered" }),
      await finds({ answer: "kept" }),
    ]).toEqual([true, false, false]);
    await sql`update public.jobs set job_type = 'REMOTE' where id = ${job.id}`;
    expect(await finds({ place: "match" })).toBe(true);
  });
});

describe("filtering by messages and responses", () => {
  const found = async (role: Role, p_filter: ApplicationFilter) => {
    const { data, error } = await cast.clients[role].rpc("get_job_applications", { p_job_id: jobs[2].id, p_filter });
    expect(error).toBeNull();
    return (data as ApplicationPage).applications.map(({ id }) => id);
  };
  const ofJob2 = () => rows.filter(({ job }) => job === jobs[2].id).map(({ id }) => id);

  test("unread keeps only applications the reader has unread messages in, and combines with a search", async () => {
    const [application = ""] = ofJob2();
    await sql`
      insert into private.message_notices (application_id, user_id, from_seq, mail_at, is_unread)
      values (${application}, ${cast.people.recruiter.id}, 1, now(), true)`;
    expect(await found("recruiter", { unread: "yes" })).toEqual([application]);
    expect(await found("owner", { unread: "yes" })).toEqual([]);
    const name = rows.find(({ id }) => id === application)?.words.split(" / ")[0];
    expect(await found("recruiter", { unread: "yes", search: name ?? "" })).toEqual([application]);
    expect(await found("recruiter", { unread: "yes", search: "zebra" })).toEqual([]);
    await sql`delete from private.message_notices where application_id = ${application}`;
  });

  test("responses keeps only applications that answered a question", async () => {
    const [first = "", second = ""] = ofJob2();
    const [question] = await sql<{ id: string }[]>`
      insert into public.job_questions (job_id, question, question_type, position) values (${jobs[2].id}, 'Which shift?', 'TEXT', 0) returning id`;
    for (const [application, answer] of [
      [first, "Nights"],
      [second, ""],
    ] as const) {
      await sql`
        insert into public.job_application_answers (application_id, question_id, question, answer)
        values (${application}, ${String(question?.id)}, 'Which shift?', ${answer})`;
    }
    expect(await found("recruiter", { responses: "yes" })).toEqual([first]);
    await sql`delete from public.job_questions where id = ${String(question?.id)}`;
  });
});

describe("a job's board", () => {
  const board = async (role: Role, job: TestJob, more: object = {}) => {
    const { data, error } = await cast.clients[role].rpc("get_job_board", { p_job_id: job.id, ...more });
    expect(error).toBeNull();
    return data as ApplicationBoard;
  };

  test.each(applicationOrders)("starts each column like the list of its stage, in %s order", async (order) => {
    for (const filter of [{}, { search: "engineer" }, { stage: "hired" as const }, combined(), combined()]) {
      const { columns, by_status } = await board("owner", jobs[0], { p_filter: filter, p_sort: order, p_limit: 3 });
      expect(Object.keys(columns).toSorted()).toEqual([...applicationStatuses].toSorted());
      for (const stage of applicationStatuses) {
        const { items, counts } = await whole("owner", ofJob(jobs[0]), { ...filter, stage }, order);
        expect(columns[stage]).toEqual(items.slice(0, 3));
        expect(by_status).toEqual(counts?.by_status);
      }
    }
  });

  test("is readable by anyone who can read the job", async () => {
    const readers = (job: TestJob) =>
      whoCan(cast, async (client) => (await client.rpc("get_job_board", { p_job_id: job.id })).error === null);
    expect(await readers(jobs[0])).toEqual([...recruiting, "admin"]);
    expect(await readers(jobs[1])).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    for (const role of ["otherOwner", "candidate", "removedStaff", "partnerRecruiter"] as const) {
      const asked = cast.clients[role].rpc("get_job_board", { p_job_id: jobs[0].id });
      expect(await refusal(asked)).toBe("PT404 job_not_found");
    }
    expect(await refusal(cast.clients.anonymous.rpc("get_job_board", { p_job_id: jobs[1].id }))).toContain("42501");
  });
});

describe("who sees which applications", () => {
  test.each([...recruiting, "admin"] as const)("%s sees all of the company's", async (role) => {
    for (const filter of [{}, { stage: "open" as const }, combined(), combined()]) {
      await expectList(role, everything(), filter, oneOf(applicationOrders));
      await expectList(role, ofJob(jobs[2]), filter, oneOf(applicationOrders));
    }
  });

  test("a partner recruiter sees those of their assigned jobs, with counts to match", async () => {
    const assigned = ofCompany(cast.company.id, (row) => row.job === jobs[1].id);
    for (const order of applicationOrders) {
      await expectList("partnerRecruiter", assigned, {}, order);
      await expectList("partnerRecruiter", ofJob(jobs[1]), {}, order);
    }
    for (const filter of [{ stage: "open" as const }, { assignee: "me" }, { assignee: "nobody" }, combined()]) {
      await expectList("partnerRecruiter", assigned, filter, "best");
    }
    await expectList("partnerRecruiter", assigned, { job: jobs[1].id }, "newest");
    expect(await expectList("partnerRecruiter", assigned, { job: jobs[0].id }, "best")).toEqual([]);
    const refused = cast.clients.partnerRecruiter.rpc("get_job_applications", { p_job_id: jobs[0].id });
    expect(await refusal(refused)).toBe("PT404 job_not_found");
  });

  test("a representing company sees those of its candidates and jobs, and can't filter by others' staff", async () => {
    const own = ofCompany(cast.other.id, (row) => row.company === cast.other.id || row.managed_by === cast.other.id);
    for (const order of applicationOrders) await expectList("otherOwner", own, {}, order);
    for (const filter of [...singleFilters(), { job: awayJob.id }, { job: jobs[0].id }, combined(), combined()]) {
      await expectList("otherOwner", own, filter, oneOf(applicationOrders));
    }
    const away = await whole("otherOwner", own, { assignee: cast.people.recruiter.id }, "best");
    expect(away.items).toEqual([]);
    for (const job of jobs) {
      const asked = cast.clients.otherOwner.rpc("get_job_applications", { p_job_id: job.id });
      expect(await refusal(asked)).toBe("PT404 job_not_found");
    }
  });

  test("everyone else is refused", async () => {
    const args = { p_company_id: cast.company.id };
    for (const role of ["otherOwner", "expiredOwner", "removedStaff", "candidate"] as const) {
      expect(await refusal(cast.clients[role].rpc("get_company_applications", args))).toBe("PT404 company_not_found");
    }
    expect(await refusal(cast.clients.anonymous.rpc("get_company_applications", args))).toContain("42501");
  });
});

describe("an invalid list request is refused", () => {
  const ask = (name: string, more: object) =>
    cast.clients.owner.rpc(name, {
      ...(name === "get_company_applications" ? {} : { p_job_id: jobs[0].id }),
      ...more,
    });
  const procedures = ["get_job_applications", "get_company_applications", "get_job_board"];

  test.each([
    ["stage", "lost", "Choose a stage"],
    ["stage", 7, "Choose a stage"],
    ["search", "x".repeat(201), "Use at most 200 characters"],
    ["search", ["x"], "Use text here"],
    ["assignee", "somebody", "Choose a colleague"],
    ["skill", "x".repeat(61), "Use at most 60 characters"],
    ["level", "near", "Choose a level match"],
    ["place", true, "Choose a location match"],
    ["from", "2026-02-30", "Choose a date"],
    ["to", "tomorrow", "Choose a date"],
    ["job", "1", "Choose a job"],
    ["reached", "promoted", "Choose a stage"],
    ["answer", "soon", "Choose a reply status"],
    ["reason", "because", "Choose a reason"],
    ["stge", "hired", "This filter doesn't exist"],
  ])("%s: %j", async (field, value, message) => {
    for (const name of procedures) {
      const { error } = await ask(name, { p_filter: { [field]: value } });
      expect(fieldErrors(error)).toEqual({ [field]: message });
    }
  });

  test("for a malformed filter, an unknown order or an invalid page position", async () => {
    for (const name of procedures) {
      for (const p_filter of ["open", 5, [], true])
        expect(await refusal(ask(name, { p_filter }))).toBe("PT422 invalid_input");
      expect(fieldErrors((await ask(name, { p_sort: "oldest" })).error)).toEqual({ sort: "Choose an order" });
    }
    const whole = { appliedAt: "2026-11-01T10:00:00Z", id: jobs[0].id, score: 5, due: null, overdue: false };
    const pages = [
      ["newest", { ...whole, id: "1" }],
      ["newest", "x"],
      ["best", { ...whole, score: null }],
      ["best", { ...whole, appliedAt: "now and then" }],
      ["best", { ...whole, overdue: true }],
      ["best", { ...whole, overdue: true, due: "soon" }],
      ["answer", { ...whole, due: "2026-02-30" }],
      ["answer", { ...whole, id: null }],
    ] as const;
    for (const [p_sort, p_before] of pages) {
      for (const name of ["get_job_applications", "get_company_applications"]) {
        expect(await refusal(ask(name, { p_sort, p_before })), JSON.stringify(p_before)).toBe("PT422 invalid_input");
      }
    }
  });
});
