import { beforeAll, describe, expect, test } from "vitest";
import type { ApplicationFilter } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import type { CompanyReport } from "../../../supabase/functions/_shared/contracts/applications/report.ts";
import { earliestDay } from "../../../supabase/functions/_shared/contracts/day.ts";
import type { ApplicationStatus } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { seed, sql } from "../../support/accounts.ts";
import { makeCast, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { openOffer } from "../../support/open-offer.ts";
import { randomOf } from "../../support/random.ts";

const random = randomOf(`reports ${seed}`);
const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
const dayMs = 86_400_000;
const path: ApplicationStatus[] = ["applied", "reviewing", "interview", "offered", "hired"];
const rank = (status: ApplicationStatus) => path.indexOf(status);

interface Person {
  job: TestJob;
  appliedAt: number;
  answerBy: string | null;
  /** Each stage, and when it was reached. */
  history: { status: ApplicationStatus; at: number }[];
  hasOffer: boolean;
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const atNoon = (daysAgo: number) => Date.parse(`${day(Date.now())}T12:00Z`) - daysAgo * dayMs;

/** A person who applied up to 150 days ago and was moved randomly; some hires are undone. */
function invent(jobs: readonly TestJob[]): Person {
  const appliedAt = atNoon(3 + random(150));
  const history: Person["history"] = [{ status: "applied", at: appliedAt }];
  let at = appliedAt;
  for (let moves = random(5); moves > 0; moves -= 1) {
    const here = history.at(-1)?.status ?? "applied";
    if (here === "rejected" || here === "withdrawn") break;
    at += (1 + random(20)) * dayMs;
    if (at > Date.now()) break;
    const ahead = path.slice(rank(here) + 1, rank(here) + 3);
    const back = ["interview", "rejected", "offered"] as const;
    history.push({
      status: pick(here === "hired" ? back : ([...ahead, ...ahead, "rejected", "withdrawn"] as const)),
      at,
    });
  }
  return {
    job: pick(jobs),
    appliedAt,
    answerBy: random(3) > 0 ? day(appliedAt + 14 * dayMs) : null,
    history,
    hasOffer: random(2) === 0,
  };
}

const last = ({ history }: Person) => history.at(-1)?.status ?? "applied";
/** An undone hire doesn't count. */
const furthest = ({ history }: Person) =>
  Math.max(...history.map(({ status }, place) => (status === "hired" && history[place + 1] ? 0 : rank(status))));
const firstOf = ({ history }: Person, wanted: readonly ApplicationStatus[]) =>
  history.find(({ status }) => wanted.includes(status))?.at;

function promise(person: Person): "kept" | "late" | null {
  if (!person.answerBy) return null;
  const decided = firstOf(person, ["offered", "hired", "rejected"]);
  const withdrawn = firstOf(person, ["withdrawn"]);
  if (decided === undefined && withdrawn !== undefined) return earliestDay(withdrawn) > person.answerBy ? "late" : null;
  if (earliestDay(decided ?? Date.now()) > person.answerBy) return "late";
  return decided ? "kept" : null;
}

const count = (people: readonly Person[], is: (person: Person) => boolean) => people.filter(is).length;
const middleOf = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return sorted.length === 0 ? null : (Number(sorted[Math.floor(half)]) + Number(sorted[Math.ceil(half)])) / 2;
};

async function store(people: readonly Person[]): Promise<void> {
  for (const person of people) {
    const id = await makeApplication(person.job, await makeCandidate(), { status: last(person) });
    await sql`
      update public.applications set applied_at = ${new Date(person.appliedAt)}, answer_by = ${person.answerBy} where id = ${id}`;
    await sql`delete from public.application_events where application_id = ${id}`;
    const events = person.history.map(({ status, at }, place) => ({
      application_id: id,
      from_status: person.history[place - 1]?.status ?? null,
      to_status: status,
      created_at: new Date(at),
    }));
    await sql`insert into public.application_events ${sql(events)}`;
    // What its triggers would write for the new history.
    await sql`update public.applications set status = status where id = ${id}`;
    if (person.hasOffer) await openOffer(id);
  }
}

const cast = await makeCast();

const report = async (company: TestCompany, args: object = {}): Promise<CompanyReport> => {
  const { data, error } = await company.owner.client.rpc("get_company_report", args);
  if (error) throw error;
  return data;
};

describe("report figures", () => {
  let company: TestCompany;
  let jobs: TestJob[];
  let people: Person[];
  const from = day(atNoon(120));
  const to = day(Date.now());
  beforeAll(async () => {
    company = await makeCompany();
    jobs = [await makeJob(company), await makeJob(company)];
    people = Array.from({ length: 40 }, () => invent(jobs));
    await store(people);
  });
  const within = () => people.filter(({ appliedAt }) => day(appliedAt) >= from);

  test("follow the plain definitions, for all jobs and for each job", async () => {
    for (const job of [null, ...jobs]) {
      const own = within().filter((person) => job === null || person.job === job);
      const found = await report(company, { p_from: from, p_to: to, ...(job && { p_job_id: job.id }) });
      expect(found.job).toEqual(job && { id: job.id, title: job.title });
      expect(found.applications).toBe(own.length);
      expect(found.open_offers).toBe(count(own, (person) => last(person) === "offered" && person.hasOffer));
      expect(found.funnel).toEqual(
        path.map((stage) => {
          const here = own.filter((person) => furthest(person) === rank(stage));
          const rejected = count(here, (person) => last(person) === "rejected");
          const withdrawn = count(here, (person) => last(person) === "withdrawn");
          return {
            stage,
            reached: count(own, (person) => furthest(person) >= rank(stage)),
            rejected,
            withdrawn,
            open: here.length - rejected - withdrawn,
          };
        }),
      );
      for (const month of found.months) {
        const then = own.filter(({ appliedAt }) => day(appliedAt).slice(0, 7) === month.month.slice(0, 7));
        expect(month).toMatchObject({
          applications: then.length,
          hired: count(then, (person) => last(person) === "hired"),
          kept: count(then, (person) => promise(person) === "kept"),
          late: count(then, (person) => promise(person) === "late"),
        });
      }
      expect(found.months.reduce((sum, { applications }) => sum + applications, 0)).toBe(own.length);
      const hired = own.filter((person) => last(person) === "hired");
      const days = hired.map((person) => (Number(person.history.at(-1)?.at) - person.appliedAt) / dayMs);
      expect(found.hires.total).toBe(hired.length);
      expect(found.hires.middle).toBe(middleOf(days));
      expect(found.hires.people.map((each) => each.days)).toEqual(days.toSorted((a, b) => a - b));
      for (const wait of found.waits) {
        const stays = own.flatMap(({ history }) =>
          history.flatMap(({ status, at }, place) => {
            const next = history[place + 1];
            return status === wait.stage && next ? [(next.at - at) / dayMs] : [];
          }),
        );
        expect(wait.left).toBe(
          count(own, ({ history }) => history.some(({ status }, place) => status === wait.stage && history[place + 1])),
        );
        expect(wait.middle).toBe(middleOf(stays));
      }
    }
  });

  test("match the number of applications each one opens", async () => {
    const found = await report(company, { p_from: from, p_to: to });
    const rows = async (filter: ApplicationFilter) => {
      const { data, error } = await company.owner.client.rpc("get_company_applications", {
        p_filter: { from, to, ...filter },
        p_limit: 50,
      });
      if (error) throw error;
      return data.applications.length;
    };
    expect(await rows({})).toBe(found.applications);
    for (const { stage, reached, rejected, withdrawn, open } of found.funnel) {
      expect(await rows({ reached: stage })).toBe(reached);
      expect(await rows({ furthest: stage, stage: "rejected" })).toBe(rejected);
      expect(await rows({ furthest: stage, stage: "withdrawn" })).toBe(withdrawn);
      if (stage !== "hired") expect(await rows({ furthest: stage, stage: "open" })).toBe(open);
    }
    const sum = (what: "kept" | "late") => found.months.reduce((all, month) => all + month[what], 0);
    expect(await rows({ answer: "kept" })).toBe(sum("kept"));
    expect(await rows({ answer: "late" })).toBe(sum("late"));
    for (const { stage, left } of found.waits) expect(await rows({ left: stage })).toBe(left);
    expect(await rows({ assignee: "nobody" })).toBe(found.recruiters.find(({ user_id }) => !user_id)?.applications);
  });
});

test("a report counts rejection reasons, and applications by owner", async () => {
  const company = await makeCompany();
  const job = await makeJob(company, { assignedTo: company.owner });
  const [one, other] = [
    await makeApplication(job, await makeCandidate()),
    await makeApplication(job, await makeCandidate()),
  ];
  const reject = (id: string, p_reason: string) =>
    company.owner.client.rpc("set_application_status", { p_application_id: id, p_status: "rejected", p_reason });
  await reject(one, "skills");
  await reject(other, "salary");
  // Reopened: its reason no longer applies.
  await company.owner.client.rpc("set_application_status", { p_application_id: other, p_status: "reviewing" });
  const found = await report(company);
  expect(found.reasons).toEqual([{ reason: "skills", n: 1 }]);
  expect(found.recruiters).toMatchObject([{ user_id: company.owner.id, applications: 2, hired: 0 }]);
});

describe("access to reports", () => {
  test("is limited to administrators and staff who handle all applications", async () => {
    const able = await whoCan(
      cast,
      async (client) => !(await client.rpc("get_company_report", { p_company_id: cast.company.id })).error,
    );
    expect(able).toEqual(["owner", "subscriptionAdmin", "manager", "recruiter", "admin"]);
    const { clients, company, other } = cast;
    const asked = { p_company_id: company.id };
    expect(await refusal(clients.partnerRecruiter.rpc("get_company_report", asked))).toBe("PT403 not_allowed");
    expect(await refusal(clients.otherOwner.rpc("get_company_report", asked))).toBe("PT404 company_not_found");
    const foreign = await makeJob(other);
    expect(await refusal(clients.owner.rpc("get_company_report", { p_job_id: foreign.id }))).toBe(
      "PT404 job_not_found",
    );
  });

  test("requires a date range that isn't reversed or too long", async () => {
    const ask = (p_from: string, p_to: string) => cast.clients.owner.rpc("get_company_report", { p_from, p_to });
    expect((await ask("2026-03-01", "2026-03-01")).error).toBeNull();
    expect(await refusal(ask("2026-03-02", "2026-03-01"))).toMatch(/^PT422/);
    expect(await refusal(ask("2016-03-02", "2026-03-01"))).toMatch(/^PT422/);
  });
});
