import { beforeAll, describe, expect, test } from "vitest";
import { visitorMatch } from "@/lib/visitor-match";
import type { CandidateApplicationDetail } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import type { ListedJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { type CultureValue, cultureValues } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { anonymous, sql, unique } from "../../support/accounts.ts";
import { atOnce, type Cast, fieldErrors, makeCast, managing, refusal, roles, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

// Ways of working: on companies, on profiles, and as the last part of their match.

// Deterministic.
const random = randomOf("culture");
/** Some of the first twelve, so that they often meet: from none to eight. */
const some = () =>
  cultureValues
    .slice(0, 12)
    .filter(() => random(2) === 0)
    .slice(0, random(limits.cultureValues + 1));
const tooMany = cultureValues.slice(0, limits.cultureValues + 1);

const profile = (candidate: TestCandidate, p_culture_values?: unknown) => ({
  p_user_id: candidate.id,
  p_first_name: "Nadia",
  p_last_name: "Ferreira",
  p_bio: "Engineer",
  p_skills: ["Go"],
  p_phone: "",
  p_email: "",
  p_alternate_phone: "",
  p_gender: "",
  p_work_authorization: "",
  p_unit: "",
  p_street: "",
  p_city: "",
  p_state: "",
  p_zip_code: "",
  p_country: "",
  ...(p_culture_values !== undefined && { p_culture_values }),
});

describe("a company's ways of working", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });
  const name = (culture_values: unknown, client = cast.clients.owner) =>
    client.rpc("update_company", { p_company_id: cast.company.id, p_company: { culture_values } });

  test("can be set without new approval by anyone who edits the profile, and are public", async () => {
    const named: CultureValue[] = ["written_first", "pair_work", "mentoring"];
    expect(await whoCan(cast, async (client) => (await name(named, client)).error === null)).toEqual(managing);
    const { data } = await name(["mentoring", "written_first"]);
    expect(data).toMatchObject({ is_approved: true, proposal: null, culture_values: ["written_first", "mentoring"] });
    const { data: seen } = await anonymous().rpc("get_company", { p_company_id: cast.company.id });
    expect(seen.culture_values).toEqual(["written_first", "mentoring"]);
    const { data: other } = await cast.clients.owner.rpc("update_company", {
      p_company_id: cast.company.id,
      p_company: { description: "What the work is about." },
    });
    expect(other.culture_values).toEqual(["written_first", "mentoring"]);
  });

  test("come from the list, at most eight and each once", async () => {
    const refused = async (values: unknown) => fieldErrors((await name(values)).error).culture_values;
    expect(await refused(tooMany)).toBe("Use at most 8 entries");
    expect(await refused(["mentoring", "mentoring"])).toBe("Choose from the list, without repeats");
    expect(await refused(["mentoring", "long hours"])).toBe("Choose from the list, without repeats");
    expect(await refused("mentoring")).toBe("Use a list here");
    for (const values of [tooMany, ["mentoring", "mentoring"]]) {
      await expect(
        sql`update public.companies set culture_values = ${values} where id = ${cast.company.id}`.execute(),
      ).rejects.toThrow("companies_culture_values_check");
    }
  });

  test("can't be set by the registration", async () => {
    const owner = await makeCompany({ submitted: false, approved: false });
    const { error } = await owner.owner.client.rpc("register_company", {
      p_company: { name: "Unnamed", industry: "technology", location: "Denver", culture_values: ["mentoring"] },
    });
    expect(error).toBeNull();
    expect(await sql`select culture_values from public.companies where id = ${owner.id}`).toEqual([
      { culture_values: [] },
    ]);
  });
});

describe("a candidate's ways of working", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
  });

  test("can be set only by the candidate, keep the list's order and stay if not sent", async () => {
    const { client } = cast.candidate;
    const save = (values?: unknown) => client.rpc("update_candidate_profile", profile(cast.candidate, values));
    expect((await save(["mentoring", "few_meetings"])).data.culture_values).toEqual(["few_meetings", "mentoring"]);
    expect((await save()).data.culture_values).toEqual(["few_meetings", "mentoring"]);
    for (const role of roles.filter((each) => each !== "candidate")) {
      const answer = cast.clients[role].rpc("update_candidate_profile", profile(cast.candidate, ["pair_work"]));
      expect(await refusal(answer), role).not.toBeNull();
    }
    const refused = async (values: unknown) => fieldErrors((await save(values)).error).cultureValues;
    expect(await refused(tooMany)).toBe("Use at most 8 entries");
    expect(await refused(["mentoring", "mentoring"])).toBe("Choose from the list, without repeats");
    expect(await refused(["long hours"])).toBe("Choose from the list, without repeats");
    expect((await save([])).data.culture_values).toEqual([]);
  });

  test("are visible to others only through the match", async () => {
    const managed = await makeCandidate({ managedBy: cast.company });
    await sql`update public.candidates set culture_values = '{pair_work}' where id = ${managed.candidateId}`;
    await sql`update public.companies set culture_values = '{mentoring}' where id = ${cast.company.id}`;
    const application = await makeApplication(await makeJob(cast.company), managed);
    for (const role of roles) {
      const row = await cast.clients[role].from("candidates").select("culture_values").eq("id", managed.candidateId);
      expect(row.error, role).not.toBeNull();
      for (const [procedure, args] of [
        ["get_application_detail", { p_application_id: application }],
        ["get_managed_candidate", { p_candidate_id: managed.candidateId }],
      ] as const) {
        const { data } = await cast.clients[role].rpc(procedure, args);
        expect(JSON.stringify(data) ?? "", `${role}: ${procedure}`).not.toContain("pair_work");
      }
    }
    const { data } = await cast.clients.owner.rpc("get_application_detail", { p_application_id: application });
    expect(data.match.culture).toEqual([{ name: "mentoring", has: false }]);
  });
});

describe("the match of an application", () => {
  const kept = (application: string) => sql<{ kept: unknown; counted: unknown; order: string }[]>`
    select m.match as kept, private.job_match(j, sent) as counted, m.match_order::text as order
    from private.application_matches m
    join public.jobs j on j.id = m.job_id
    cross join lateral private.sent_profile(m.application_id) sent
    where m.application_id = ${application}`;

  test("uses the profile as sent and the company's current values, and is the same for both sides", async () => {
    const company = await makeCompany();
    const candidate = await makeCandidate({ skills: ["Go"] });
    await sql`update public.candidates set culture_values = '{written_first,mentoring}' where id = ${candidate.candidateId}`;
    const application = await makeApplication(await makeJob(company, { skillsRequired: ["Go"] }), candidate);
    await sql`update public.candidates set culture_values = '{}' where id = ${candidate.candidateId}`;
    for (const values of [["mentoring", "pair_work"], ["stop_the_line"], [], ["written_first"]]) {
      await sql`update public.companies set culture_values = ${values} where id = ${company.id}`;
      const [row] = await kept(application);
      expect(row?.kept).toEqual(row?.counted);
      const id = { p_application_id: application };
      const { data: mine } = await candidate.client.rpc("get_my_application", id);
      const { data: theirs } = await company.owner.client.rpc("get_application_detail", id);
      const { culture } = (mine as CandidateApplicationDetail).match;
      expect(culture?.map((value) => value.name) ?? []).toEqual(values);
      expect(culture?.filter(({ has }) => has).map((value) => value.name) ?? []).toEqual(
        values.filter((value) => value === "mentoring" || value === "written_first"),
      );
      expect(theirs.match).toEqual(mine.match);
    }
  });

  test("sorts a job's applicants by ways of working after everything else", async () => {
    const company = await makeCompany();
    const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) => makeCandidate({ skills: ["Go", "Kafka"].slice(0, index % 3) })),
    );
    const sent = new Map<string, { skills: number; culture: CultureValue[]; at: number }>();
    for (const [index, person] of people.entries()) {
      const culture = index === 5 ? [] : some();
      await sql`update public.candidates set culture_values = ${culture} where id = ${person.candidateId}`;
      sent.set(await makeApplication(job, person), { skills: index % 3, culture, at: index });
    }
    for (let time = 0; time < 4; time += 1) {
      const asked = some();
      await sql`update public.companies set culture_values = ${asked} where id = ${company.id}`;
      const plainly = [...sent].map(([id, { skills, culture, at }]) => {
        const has = asked.filter((value) => culture.includes(value)).length;
        // Compared by cross-multiplying, without rounding.
        return { id, skills, at, has: culture.length > 0 ? has + 1 : 1, of: culture.length > 0 ? asked.length + 2 : 2 };
      });
      plainly.sort((a, b) => b.skills - a.skills || b.has * a.of - a.has * b.of || b.at - a.at);
      const { data } = await company.owner.client.rpc("get_job_applications", { p_job_id: job.id, p_sort: "best" });
      expect(data.applications.map(({ id }: { id: string }) => id)).toEqual(plainly.map(({ id }) => id));
    }
  });

  test("uses the company's latest values even if they change while a candidate applies", async () => {
    const company = await makeCompany();
    const [late, early] = await Promise.all([makeCandidate(), makeCandidate()]);
    const job = await makeJob(company);
    const name = (on: typeof sql, values: CultureValue[]) =>
      on`update public.companies set culture_values = ${values} where id = ${company.id}`.execute();
    const [answer] = await atOnce(
      (transaction) => name(transaction, ["mentoring"]),
      [() => late.client.rpc("submit_application", { p_job_id: job.id })],
    );
    let application = "";
    await atOnce(
      async (transaction) => {
        const [row] = await transaction<{ id: string }[]>`
          insert into public.applications (job_id, candidate_id, company_id)
          values (${job.id}, ${early.candidateId}, ${company.id}) returning id`;
        application = row?.id ?? "";
      },
      [() => name(sql, ["pair_work"])],
    );
    for (const id of [answer?.data as string, application]) {
      const [row] = await kept(id);
      expect(row?.kept).toMatchObject({ culture: [{ name: "pair_work", has: false }] });
      expect(row?.kept).toEqual(row?.counted);
    }
  });
});

test("a visitor who ticks the same values as a profile sees the same matches", async () => {
  const word = unique("culture").replaceAll("-", "");
  const companies: TestCompany[] = await Promise.all(Array.from({ length: 6 }, () => makeCompany()));
  for (const company of companies) {
    await sql`update public.companies set culture_values = ${some()} where id = ${company.id}`;
    await makeJob(company, { title: `${word} work`, skillsRequired: ["Go", "Kafka"].slice(0, random(3)) });
  }
  const candidate = await makeCandidate({ skills: ["Go"] });
  for (const culture of [some(), [], some()]) {
    await sql`update public.candidates set culture_values = ${culture} where id = ${candidate.candidateId}`;
    const jobsOf = async (client: typeof candidate.client): Promise<ListedJob[]> => {
      const { data, error } = await client.rpc("search_jobs", { p_query: word });
      expect(error).toBeNull();
      return data.jobs;
    };
    const [theirs, asked] = [await jobsOf(candidate.client), await jobsOf(anonymous())];
    expect(theirs).toHaveLength(companies.length);
    const ticked = { keys: new Set(["go"]), years: 6, places: ["city springfield il", "state il"], culture };
    const counted = asked.map((job) => job.asked && visitorMatch(job.asked, ticked));
    expect(counted.map((match) => match?.culture)).toEqual(theirs.map((job) => job.match?.culture));
    expect(counted.map((match) => match?.without_culture)).toEqual(theirs.map((job) => job.match?.without_culture));
    expect(counted.map((match) => match?.score)).toEqual(theirs.map((job) => job.match?.score));
  }
});
