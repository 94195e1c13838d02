import { createHash } from "node:crypto";
import type { Sql } from "postgres";

/** An account; everyone's password is `cityPassword`. */
export interface Person {
  userId: string;
  email: string;
}

/** People and records of a city that the measurements use. */
export interface Who {
  admin: Person;
  /** Company administrator and id of the tenant with the most applications, and its job with the most. */
  largest: { owner: Person; companyId: string; jobId: string };
  /** The median tenant's. */
  median: { owner: Person; companyId: string };
  /** From a company with very many jobs, few of them open. */
  manyJobs: { owner: Person; companyId: string };
  /** From a company with very many open jobs. */
  manyOpenJobs: { owner: Person; companyId: string };
  /** Looks after one old job of the largest tenant, and nothing else. */
  partner: Person & { jobId: string };
  /** Applied to a great many jobs; to 25; to none; and to none, without skills. */
  busyCandidate: Candidate;
  candidate: Candidate;
  freshCandidate: Candidate;
  /** Applied like `candidate`, with no skills on the profile. */
  candidateWithoutSkills: Candidate;
  /** An application to the largest job, near its middle. */
  applicationId: string;
  /** Search words: found in most jobs, in many, in about ten, in none. */
  words: { common: string; usual: string; rare: string; none: string };
}

export interface Candidate extends Person {
  candidateId: string;
}

export const cityPassword = "Correct1horse";

/** bench.id of 01_words.sql. */
function id(kind: string, n: number): string {
  const hex = createHash("md5").update(`city ${kind} ${n}`).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const staff = (company: number, n: number): Person => ({
  userId: id(`staff of ${company}`, n),
  email: `staff-${n}@company-${company}.example`,
});

const candidate = (n: number): Candidate => ({
  userId: id("account", n),
  email: `person-${n}@people.example`,
  candidateId: id("candidate", n),
});

const tenant = (company: number) => ({ owner: staff(company, 0), companyId: id("company", company) });

/** Queries a city that still has the schema bench. */
export async function findWho(sql: Sql): Promise<Who> {
  const [found] = await sql<
    { median: number; largest_job: number; partner_job: number; application: string; rare: string }[]
  >`
    select
      (select company from (
        select c.n as company, count(*) as applications from bench.companies c
        join bench.jobs j on j.company = c.n join bench.applications a on a.job = j.n
        where c.n > 3 and c.standing = 'live' group by c.n order by applications, c.n
        offset (select count(*) / 2 from bench.companies where standing = 'live') limit 1) tenants)::integer as median,
      (select n from bench.jobs where company = 1 and k = 1)::integer as largest_job,
      (select n from bench.jobs where company = 1 and k = 2)::integer as partner_job,
      (select a.id from public.applications a join bench.jobs j on j.id = a.job_id
        where j.company = 1 and j.k = 1 order by a.applied_at desc, a.id offset 2000 * (select scale from bench.size) limit 1) as application,
      (select word from (
        select bench.word(place) as word,
          (select count(*) from public.published_jobs p where p.search @@ all (private.search_words(bench.word(place)))) as found
        from generate_series(400, 7999, 200) place) counted
        order by abs(found - 10), word limit 1) as rare`;
  if (!found) throw new Error("This city has nobody in it.");
  return {
    admin: { userId: id("admin", 1), email: "admin@city.example" },
    largest: { ...tenant(1), jobId: id("job", found.largest_job) },
    median: tenant(found.median),
    manyJobs: tenant(2),
    manyOpenJobs: tenant(3),
    partner: { ...staff(1, 3), jobId: id("job", found.partner_job) },
    busyCandidate: candidate(1),
    candidate: candidate(2),
    candidateWithoutSkills: candidate(4),
    freshCandidate: candidate(50),
    applicationId: found.application,
    words: { common: "team", usual: "nurse", rare: found.rare, none: "zzyzxqq" },
  };
}
