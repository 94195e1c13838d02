import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { MatchLine, MatchPanel } from "../../../src/components/product/match.tsx";
import { type VisitorProfile, visitorMatch } from "../../../src/lib/visitor-match.ts";
import type { ListedJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import {
  type CultureValue,
  cultureValues,
  type ExperienceLevel,
} from "../../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import type { MatchExplanation, MatchFit } from "../../../supabase/functions/_shared/contracts/matching/match.ts";
import { type Actor, anonymous, seed, sql, unique } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

// One match for every reader: on random jobs and people, each list's order and each screen's text follow the plain definition.

const random = randomOf(seed);
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;
const word = unique("plain").replaceAll("-", "");
const skills = (most: number) => [
  ...new Set(Array.from({ length: random(most + 1) }, () => `${word} ${oneOf([..."abcdefghijklmnop"])}`)),
];

const years: Record<ExperienceLevel, number> = {
  entry_level: 0,
  mid_level: 2,
  senior_level: 5,
  lead: 8,
  executive: 12,
};
const levels = [null, ...(Object.keys(years) as ExperienceLevel[])];
const places = ["Denver, CO", "Boulder, CO", "Austin, TX", "Remote"];
/** Some of the first ten, so that they often meet. */
const ways = (most: number) =>
  cultureValues
    .slice(0, 10)
    .filter(() => random(2) === 0)
    .slice(0, random(most + 1));

interface Job {
  id: string;
  postedAt: number;
  required: string[];
  preferred: string[];
  level: ExperienceLevel | null;
  place: string;
  company: TestCompany;
  /** The company's values. */
  culture: CultureValue[];
}
interface Person {
  skills: string[];
  years: number | null;
  place: string | null;
  culture: CultureValue[];
}
interface Candidate extends Person {
  account: TestCandidate;
}

const somebody = (): Person => ({
  // In another spelling.
  skills: skills(12).map((skill) => (random(2) ? skill : skill.toUpperCase())),
  years: random(6) === 0 ? null : random(14),
  place: oneOf([...places.filter((place) => place !== "Remote"), null]),
  culture: random(4) === 0 ? [] : ways(limits.cultureValues),
});

// ── The plain definition ────────────────────────────────────────────────────────────────────────────────────────

type Compared = { name: string; has: boolean }[];
interface Plain {
  required: Compared;
  preferred: Compared;
  level: MatchFit | null;
  place: MatchFit;
  culture: { name: CultureValue; has: boolean }[];
  /** Whether the person has ways of working. */
  saysCulture: boolean;
}

const held = (compared: readonly { has: boolean }[]) => compared.filter(({ has }) => has).length;
const share = (compared: readonly { has: boolean }[]) => (held(compared) + 1) / (compared.length + 2);
const step = (fit: MatchFit | null) => ({ match: 2, close: 1, unknown: 1, none: 0 })[fit ?? "unknown"];

/** What best matches are sorted by, descending; the first difference decides. */
const criteria: readonly ((match: Plain) => number)[] = [
  ({ required }) => share(required),
  ({ preferred }) => share(preferred),
  ({ level }) => step(level),
  ({ place }) => step(place),
  ({ culture, saysCulture }) => (saysCulture ? share(culture) : 1 / 2),
];

function levelFit(level: ExperienceLevel, has: number | null): MatchFit {
  if (has === null) return "unknown";
  if (has >= years[level]) return "match";
  return has >= years[level] - 2 ? "close" : "none";
}

function placeFit(asked: string, home: string | null): MatchFit {
  if (asked === "Remote") return "match";
  if (home === null) return "unknown";
  if (asked === home) return "match";
  return asked.split(", ")[1] === home.split(", ")[1] ? "close" : "none";
}

function plainly(job: Job, person: Person): Plain {
  const compared = (names: string[]) =>
    names.map((name) => ({ name, has: person.skills.some((skill) => skill.toLowerCase() === name.toLowerCase()) }));
  return {
    required: compared(job.required),
    preferred: compared(job.preferred),
    level: job.level && levelFit(job.level, person.years),
    place: placeFit(job.place, person.place),
    culture: job.culture.map((name) => ({ name, has: person.culture.includes(name) })),
    saysCulture: person.culture.length > 0,
  };
}

/** As a match shows it. */
const namedCulture = ({ culture, saysCulture }: Plain) => ({
  culture: culture.length > 0 ? culture : null,
  without_culture: culture.length > 0 && !saysCulture,
});

/** Negative if the first match comes first, 0 if only time decides. */
const before = (a: Plain, b: Plain) =>
  criteria.reduce((decided, criterion) => decided || criterion(b) - criterion(a), 0);

const lacksSkills = (job: Job, person: Person) =>
  person.skills.length === 0 && job.required.length + job.preferred.length > 0;

function summaryOf(job: Job, person: Person): string {
  const { required } = plainly(job, person);
  const missing = required.filter(({ has }) => !has).map(({ name }) => name);
  if (lacksSkills(job, person)) return "No skills on this profile yet";
  if (required.length === 0) return "No required skills are listed";
  const counted = `${held(required)} of ${required.length} required skills`;
  return missing.length > 0 ? `${counted}; missing: ${missing.join(", ")}` : counted;
}

/** The strip and the panel show the match's numbers to every reader. */
function expectDrawn(match: MatchExplanation, job: Job, person: Person): void {
  const { required, preferred, culture, saysCulture } = plainly(job, person);
  const counted = ([kind, compared]: [string, Compared]) =>
    compared.length > 0 ? [`${held(compared)} of ${compared.length} ${kind} skills`] : [];
  const all: [string, Compared][] = [
    ["required", required],
    ["preferred", preferred],
  ];
  const total = required.length + preferred.length;
  const isDrawn = total > 0 && total <= 12 && !lacksSkills(job, person);
  const line = renderToStaticMarkup(createElement(MatchLine, { match }));
  for (const markup of [
    line,
    renderToStaticMarkup(createElement(MatchPanel, { match, reader: "candidate" })),
    renderToStaticMarkup(createElement(MatchPanel, { match, reader: "company" })),
  ]) {
    const [, label, bars = ""] = /<span class="strip[^>]*aria-label="([^"]*)">(.*?)<\/span>/.exec(markup) ?? [];
    expect(label).toBe(isDrawn ? all.flatMap(counted).join(", ") : undefined);
    expect(bars.match(/<i[ >]/g)?.length ?? 0).toBe(isDrawn ? total : 0);
    expect(bars.match(/class="on"/g)?.length ?? 0).toBe(isDrawn ? held(required) : 0);
    expect(bars.match(/class="p on"/g)?.length ?? 0).toBe(isDrawn ? held(preferred) : 0);
    if (markup === line) expect(markup.replace(/<[^>]+>/g, "")).toBe(summaryOf(job, person));
    else if (!lacksSkills(job, person))
      expect([...markup.matchAll(/(\d+ of \d+)<\/small>/g)].map(([, numbers]) => numbers)).toEqual(
        [required, preferred, saysCulture ? culture : []]
          .filter((compared) => compared.length > 0)
          .map((compared) => `${held(compared)} of ${compared.length}`),
      );
  }
}

function expectExplained(match: MatchExplanation | null, job: Job, person: Person): void {
  const plain = plainly(job, person);
  expect(match).toMatchObject({
    required: plain.required,
    preferred: plain.preferred,
    level: plain.level && { fit: plain.level },
    location: { asked: job.place, fit: plain.place },
    summary: summaryOf(job, person),
    without_skills: lacksSkills(job, person),
    ...namedCulture(plain),
  });
  if (match) expectDrawn(match, job, person);
}

// ── What there is ───────────────────────────────────────────────────────────────────────────────────────────────

let company: TestCompany;
let jobs: Job[];
let people: Candidate[];
beforeAll(async () => {
  const companies: { company: TestCompany; culture: CultureValue[] }[] = [];
  for (const culture of [ways(limits.cultureValues), cultureValues.slice(0, 4), cultureValues.slice(3, 8), []]) {
    const named = await makeCompany();
    await sql`update public.companies set culture_values = ${culture} where id = ${named.id}`;
    companies.push({ company: named, culture });
  }
  jobs = [];
  for (let number = 0; number < 45; number += 1) {
    const like = jobs.at(-1);
    const { required, preferred, level, place } =
      // Among jobs that ask for the same, their companies' values decide.
      number % 3 > 0 && like
        ? like
        : { required: skills(8), preferred: skills(5), level: oneOf(levels), place: oneOf(places) };
    const job = {
      required,
      preferred,
      level,
      place,
      ...(companies[number % companies.length] as (typeof companies)[0]),
    };
    const { id } = await makeJob(job.company, {
      title: `${word} ${number}`,
      skillsRequired: job.required,
      preferredSkills: job.preferred,
      location: job.place,
    });
    const postedAt = Date.UTC(2026, 0, 1) + number * 60_000;
    await sql`
      update public.jobs set experience_level = ${job.level}, posted_at = ${new Date(postedAt)} where id = ${id}`;
    jobs.push({ id, postedAt, ...job });
  }
  company = (companies[1] as (typeof companies)[0]).company;
  people = [];
  for (let number = 0; number < 9; number += 1) {
    const like = people.at(-1);
    const { culture, ...drawn } = somebody();
    const person = {
      culture,
      ...(number % 3 > 0 && like ? { skills: like.skills, years: like.years, place: like.place } : drawn),
      ...(number === 0 && { skills: [] }),
    };
    const account = await makeCandidate({ skills: person.skills });
    const [city = null, state = null] = person.place?.split(", ") ?? [];
    await sql`
      update public.candidates set city = ${city}, state = ${state}, country = null, experience_years = ${person.years},
        culture_values = ${person.culture}
      where id = ${account.candidateId}`;
    people.push({ account, ...person });
  }
});

const jobOf = (id: string) => jobs.find((job) => job.id === id) as Job;
const ranked = (person: Person) =>
  jobs
    .toSorted((a, b) => before(plainly(a, person), plainly(b, person)) || b.postedAt - a.postedAt)
    .map(({ id }) => id);

async function ask<Answer>(reader: Pick<Actor, "client">, procedure: string, args: object): Promise<Answer> {
  const { data, error } = await reader.client.rpc(procedure, args);
  expect(error).toBeNull();
  return data as Answer;
}

describe("a candidate's matches", () => {
  test("are listed in the order of the reference definition, page by page, with their numbers", async () => {
    for (const person of people) {
      const seen: ListedJob[] = [];
      let p_after: object | null = null;
      do {
        const page: { jobs: ListedJob[] } = await ask(person.account, "search_jobs", {
          p_order: "match",
          p_query: word,
          p_after,
          p_limit: 10,
        });
        seen.push(...page.jobs);
        const last = page.jobs.at(-1);
        p_after = last ? { score: last.match?.score, postedAt: last.posted_at, id: last.id } : null;
      } while (p_after);
      expect(seen.map(({ id }) => id)).toEqual(ranked(person));
      for (const { id, match } of seen) expectExplained(match, jobOf(id), person);
    }
  });

  test("are the same on the dashboard and on the job page", async () => {
    const ours = new Set(jobs.map(({ id }) => id));
    let compared = 0;
    for (const person of people) {
      const best = await ask<{ jobs: ListedJob[] }>(person.account, "get_potential_jobs", { p_limit: 50 });
      // Jobs of other tests are in between.
      const shown = best.jobs.filter(({ id }) => ours.has(id));
      expect(shown.map(({ id }) => id)).toEqual(ranked(person).slice(0, shown.length));
      for (const { id, match } of shown) expectExplained(match, jobOf(id), person);
      compared += shown.length;
      for (const job of [oneOf(jobs), oneOf(jobs)]) {
        const details = await ask<ListedJob>(person.account, "get_job_details", { p_job_id: job.id });
        expectExplained(details.match, job, person);
      }
    }
    // Other tests of the run determine how many are among the first fifty.
    expect(compared).toBeGreaterThan(0);
  });

  test("are the same as those of a visitor with the same skills and preferences", async () => {
    const { jobs: asked } = await ask<{ jobs: ListedJob[] }>({ client: anonymous() }, "search_jobs", {
      p_query: word,
      p_limit: 50,
    });
    expect(asked).toHaveLength(jobs.length);
    for (let number = 0; number < 40; number += 1) {
      const person = somebody();
      const [said] = await sql<{ keys: string[]; places: string[] }[]>`
        select private.skill_keys(${person.skills}::text[]) as keys,
          array(select term from private.place_terms(${person.place ? [person.place] : []}::text[])) as places`;
      const profile: VisitorProfile = {
        keys: new Set(said?.keys),
        years: person.years,
        places: person.place === null ? null : (said?.places ?? []),
        culture: person.culture,
      };
      const counted = asked.map((job) => ({ ...job, match: job.asked && visitorMatch(job.asked, profile) }));
      const order = counted.toSorted(
        (a, b) => (b.match?.score ?? 0) - (a.match?.score ?? 0) || Date.parse(b.posted_at) - Date.parse(a.posted_at),
      );
      expect(order.map(({ id }) => id)).toEqual(ranked(person));
      for (const { id, match } of counted) {
        const plain = plainly(jobOf(id), person);
        expect(match).toMatchObject({
          required: plain.required,
          preferred: plain.preferred,
          level: plain.level && { fit: plain.level },
          location: { fit: plain.place },
          ...namedCulture(plain),
        });
      }
    }
  });
});

describe("an application's match", () => {
  interface Sent {
    id: string;
    match: MatchExplanation;
  }
  let sent: { id: string; job: Job; person: Candidate; at: number }[];
  let itsJobs: Job[];
  beforeAll(async () => {
    sent = [];
    itsJobs = jobs.filter((job) => job.company === company).slice(0, 3);
    for (const job of itsJobs) {
      for (const person of people) {
        const id = await makeApplication({ id: job.id, title: "", companyId: company.id }, person.account);
        const at = Date.UTC(2026, 1, 1) + sent.length * 60_000;
        await sql`update public.applications set applied_at = ${new Date(at)} where id = ${id}`;
        sent.push({ id, job, person, at });
      }
    }
  });
  const bestOf = (which: typeof sent) =>
    which
      .toSorted((a, b) => before(plainly(a.job, a.person), plainly(b.job, b.person)) || b.at - a.at)
      .map(({ id }) => id);
  const expectAll = (read: readonly Sent[]) => {
    for (const { id, match } of read) {
      const one = sent.find((each) => each.id === id);
      if (!one) throw new Error("An application was read that nobody sent.");
      expectExplained(match, one.job, one.person);
    }
  };

  test("puts the application in the reference order in a company's lists, with the same numbers", async () => {
    const all = await ask<{ applications: Sent[] }>(company.owner, "get_company_applications", {
      p_sort: "best",
      p_limit: 50,
    });
    expect(all.applications.map(({ id }) => id)).toEqual(bestOf(sent));
    expectAll(all.applications);
    for (const job of itsJobs) {
      const ofJob = sent.filter((each) => each.job === job);
      const args = { p_job_id: job.id, p_sort: "best", p_limit: 50 };
      const list = await ask<{ applications: Sent[] }>(company.owner, "get_job_applications", args);
      expect(list.applications.map(({ id }) => id)).toEqual(bestOf(ofJob));
      expectAll(list.applications);
      const board = await ask<{ columns: { applied: Sent[] } }>(company.owner, "get_job_board", args);
      expect(board.columns.applied.map(({ id }) => id)).toEqual(bestOf(ofJob));
      expectAll(board.columns.applied);
    }
  });

  test("is explained the same way to the candidate and to the company", async () => {
    for (const { id, job, person } of sent) {
      const args = { p_application_id: id };
      const theirs = await ask<Sent>(person.account, "get_my_application", args);
      const ours = await ask<Sent>(company.owner, "get_application_detail", args);
      expectExplained(theirs.match, job, person);
      expect(ours.match).toEqual(theirs.match);
    }
  });
});
