import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  historyDateErrors,
  type Position,
  type ProfileHistory,
  positionSchema,
  type School,
  schoolSchema,
  sortedPositions,
  sortedSchools,
  yearsWorked,
} from "../../../supabase/functions/_shared/contracts/candidates/history.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCast, refusal, roles, whoCan } from "../../support/cast.ts";
import { makeCandidate, makePartners, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

const position = (values: Partial<Position> = {}): Position => ({
  id: randomUUID(),
  title: "Backend Engineer",
  company: "Larkspur Parcel",
  location: "Denver, CO",
  start_year: 2019,
  start_month: 3,
  end_year: 2022,
  end_month: 5,
  description: "- Cut the pages from nine to one.",
  ...values,
});
const school = (values: Partial<School> = {}): School => ({
  id: randomUUID(),
  school: "Colorado State University",
  degree: "B.S.",
  field: "Computer Science",
  start_year: 2013,
  end_year: 2017,
  ...values,
});

/** Saves a profile as it is, with some changes. */
async function save({ client, id }: Actor, values: object) {
  const [row] = await sql`select * from public.candidates where user_id = ${id}`;
  return client.rpc("update_candidate_profile", {
    p_user_id: id,
    p_first_name: row?.first_name,
    p_last_name: row?.last_name,
    p_bio: row?.bio,
    p_skills: row?.skills,
    p_phone: row?.phone,
    p_email: row?.email,
    p_alternate_phone: "",
    p_gender: row?.gender,
    p_work_authorization: row?.work_authorization,
    p_unit: "",
    p_street: row?.street,
    p_city: row?.city,
    p_state: row?.state,
    p_zip_code: row?.zip_code,
    p_country: row?.country,
    ...values,
  });
}
const historyOf = async ({ client }: Pick<Actor, "client">): Promise<ProfileHistory> => {
  const { data, error } = await client.rpc("get_my_history");
  expect(error).toBeNull();
  return data;
};
const fieldsOf = async (answer: ReturnType<typeof save>) => {
  const { error } = await answer;
  return error ? (JSON.parse(error.details ?? "{}").fields as Record<string, string>) : {};
};
const yearsOf = async (person: TestCandidate) =>
  (await sql`select experience_years, years_follow_history from public.candidates where id = ${person.candidateId}`)[0];

const cast = await makeCast();

describe("work history and education", () => {
  test("are saved with the profile, newest first, and stay unchanged if nothing is sent", async () => {
    const person = await makeCandidate();
    const positions = [
      position({
        title: " First ",
        start_year: 2010,
        start_month: null,
        end_year: 2012,
        end_month: null,
        location: "",
      }),
      position({ title: "Now", start_year: 2023, end_year: null, end_month: null }),
      position({ title: "Second" }),
    ];
    const schools = [
      school({ start_year: null, end_year: null, degree: null }),
      school({ start_year: 2019, end_year: null }),
      school(),
    ];
    expect((await save(person, { p_positions: positions, p_schools: schools })).error).toBeNull();
    const stored = await historyOf(person);
    expect(stored.positions.map(({ title }) => title)).toEqual(["Now", "Second", "First"]);
    expect(stored.positions[2]).toEqual({ ...positions[0], title: "First", location: null });
    expect(stored.schools).toEqual([schools[1], schools[2], schools[0]]);
    expect((await save(person, {})).error).toBeNull();
    expect(await historyOf(person)).toEqual(stored);
    // The same save again, and a duplicate entry.
    expect((await save(person, { p_positions: [...positions, positions[0]] })).error).toBeNull();
    expect(await historyOf(person)).toEqual(stored);
    expect((await save(person, { p_positions: [], p_schools: [] })).error).toBeNull();
    expect(await historyOf(person)).toEqual({ positions: [], schools: [] });
  });

  test("create a new entry if the ID belongs to another account's entry", async () => {
    const [one, other] = await Promise.all([makeCandidate(), makeCandidate()]);
    const entry = position();
    await save(one, { p_positions: [entry] });
    await save(other, { p_positions: [{ ...entry, title: "Other" }] });
    expect((await historyOf(one)).positions).toMatchObject([{ title: "Backend Engineer" }]);
    expect((await historyOf(other)).positions).toMatchObject([{ title: "Other" }]);
  });

  test("can be read and saved only by their owner", async () => {
    expect(await whoCan(cast, async (client) => !(await client.rpc("get_my_history")).error)).toEqual(["candidate"]);
    const person = await makeCandidate();
    const positions = [position()];
    for (const role of roles.filter((each) => each !== "anonymous")) {
      const { client } = cast.people[role];
      const answer = save({ ...cast.people[role], client, id: person.id } as Actor, { p_positions: positions });
      expect(await refusal(answer), role).toMatch(/^PT403/);
    }
    expect(await historyOf(person)).toEqual({ positions: [], schools: [] });
  });

  test.each(["candidate_positions", "candidate_schools"])(
    "can't be read or written in %s except through the procedures",
    async (table) => {
      for (const role of roles) {
        const client = cast.clients[role];
        const rows = client.schema("private" as "public").from(table);
        expect((await rows.select("*")).error, role).not.toBeNull();
        expect(
          (await rows.insert({ candidate_id: cast.candidate.candidateId, id: randomUUID() })).error,
          role,
        ).not.toBeNull();
      }
      const [{ granted } = { granted: true }] = await sql<{ granted: boolean }[]>`
      select bool_or(has_table_privilege(role, ${`private.${table}`}, 'select, insert, update, delete')) as granted
      from unnest(array['anon', 'authenticated']) as role`;
      expect(granted).toBe(false);
    },
  );

  test("are limited in number", async () => {
    const person = await makeCandidate();
    const full = {
      p_positions: Array.from({ length: limits.positions }, () => position()),
      p_schools: Array.from({ length: limits.schools }, () => school()),
    };
    expect(await fieldsOf(save(person, full))).toEqual({});
    expect(
      await fieldsOf(
        save(person, { p_positions: [...full.p_positions, position()], p_schools: [...full.p_schools, school()] }),
      ),
    ).toEqual({ positions: "Use at most 30 entries", schools: "Use at most 15 entries" });
    expect((await historyOf(person)).positions).toHaveLength(limits.positions);
  });

  test("show each error at its field, and store nothing if there is one", async () => {
    const person = await makeCandidate();
    const problems = await fieldsOf(
      save(person, {
        p_positions: [
          position(),
          position({ title: "", end_year: 2018, end_month: null }),
          position({ end_year: 2019, end_month: 2 }),
        ],
        p_schools: [school({ school: " " }), school({ end_year: 2010 }), 7],
      }),
    );
    expect(problems).toEqual({
      "positions.1.title": "Enter a title",
      "positions.2.end_year": "The end is before the start",
      "schools.0.school": "Enter a school",
      "schools.1.end_year": "The end is before the start",
      "schools.2": "Please check this entry",
    });
    expect(await fieldsOf(save(person, { p_positions: "many" }))).toEqual({ positions: "Use a list here" });
    expect(await historyOf(person)).toEqual({ positions: [], schools: [] });
  });
});

const draw = randomOf(process.env.TEST_SEED ?? "history");
const oneOf = <Value>(...values: Value[]): Value => values[draw(values.length)] as Value;
const month = () => oneOf(null, 1 + draw(12));

test("the database and the browser refuse the same random entries", async () => {
  const entries = Array.from({ length: 300 }, () => ({
    ...position(),
    ...school(),
    start_year: oneOf(null, 1900, 1930, 2018, 2019, 2100, 2101, 2019.5),
    start_month: oneOf(null, 1, 6, 12, 0, 13),
    end_year: oneOf(null, 0, 1900, 2018, 2019, 2100, 2101),
    end_month: oneOf(null, 1, 6, 12, 0, 13),
  }));
  const problems = (schema: typeof positionSchema | typeof schoolSchema, path: string) =>
    Object.fromEntries(
      entries.flatMap((entry, place) => {
        const read = z.safeParse(schema as typeof positionSchema, entry);
        const found = read.success
          ? Object.entries(historyDateErrors(read.data))
          : read.error.issues.map((issue) => [issue.path.join("."), issue.message] as const);
        return found.map(([field, message]) => [`${path}.${place}.${field}`, message]);
      }),
    );
  // Errors about fields a school doesn't have are dropped.
  const asSchools = entries.map(({ start_month, end_month, ...entry }) => entry);
  const [row] = await sql<{ positions: object; schools: object }[]>`
    select private.history_errors(${sql.json(entries as never)}, 'positions', 'position', 300) as positions,
      private.history_errors(${sql.json(asSchools as never)}, 'schools', 'school', 300) as schools`;
  expect(row?.positions).toEqual(problems(positionSchema, "positions"));
  expect(row?.schools).toEqual(problems(schoolSchema, "schools"));
});

describe("years of experience", () => {
  test("match between database and browser for random histories, as does the order", async () => {
    const person = await makeCandidate();
    for (let round = 0; round < 60; round += 1) {
      const positions = Array.from({ length: draw(6) }, () => {
        const start = { start_year: 1990 + draw(40), start_month: month() };
        const isOpen = draw(4) === 0;
        const end = { end_year: isOpen ? null : start.start_year + draw(8), end_month: isOpen ? null : month() };
        return position({ ...start, ...end });
      }).filter((entry) => Object.keys(historyDateErrors(entry)).length === 0);
      const schools = Array.from({ length: draw(4) }, () =>
        school({ start_year: oneOf(null, 2000 + draw(5)), end_year: oneOf(null, 2005 + draw(5)) }),
      );
      await sql`select private.save_history(${person.candidateId}, ${sql.json(positions as never)}, ${sql.json(schools as never)})`;
      const [row] = await sql<{ years: number | null; history: ProfileHistory; today: Date }[]>`
        select private.years_worked(${person.candidateId}) as years, private.history_json(${person.candidateId}) as history, now() as today`;
      expect(row?.years, JSON.stringify(positions)).toBe(yearsWorked(positions, row?.today ?? new Date()));
      expect(row?.history.positions).toEqual(sortedPositions(positions));
      expect(row?.history.schools).toEqual(sortedSchools(schools));
    }
  });

  test("count each month once", () => {
    const count = (...spans: Partial<Position>[]) => yearsWorked(spans.map(position), new Date("2026-11-24"));
    const year = (start_year: number, end_year: number | null) => ({
      start_year,
      end_year,
      start_month: null,
      end_month: null,
    });
    expect(count()).toBeNull();
    expect(count(year(2015, 2018))).toBe(3);
    expect(count(year(2015, 2018), year(2016, 2017))).toBe(3);
    expect(count(year(2010, 2012), year(2015, 2018))).toBe(5);
    expect(count({ start_year: 2020, start_month: 1, end_year: 2020, end_month: 12 })).toBe(1);
    expect(count(year(2016, null))).toBe(10);
    expect(count(year(2030, null))).toBe(0);
  });

  test("follow the history unless stated by the candidate, and affect the match", async () => {
    const person = await makeCandidate({ skills: ["TypeScript"] });
    const job = await makeJob(cast.company, { skillsRequired: ["TypeScript"] });
    await sql`update public.jobs set experience_level = 'senior_level' where id = ${job.id}`;
    const level = async () => {
      const { data } = await person.client.rpc("get_job_details", { p_job_id: job.id });
      return data.match.level;
    };
    const history = { p_positions: [position(year(2010, 2022))] };
    // Entered manually, as before: the history has no effect.
    await save(person, history);
    expect(await yearsOf(person)).toEqual({ experience_years: 6, years_follow_history: false });
    expect((await save(person, { p_years_follow_history: true })).data).toMatchObject({
      experience_years: 12,
      years_follow_history: true,
    });
    expect((await level()).has).toBe("12 years of experience");
    // Every later change updates the years; a call without histories leaves it so.
    await save(person, { p_positions: [position(year(2010, 2014))] });
    expect(await yearsOf(person)).toEqual({ experience_years: 4, years_follow_history: true });
    await save(person, {});
    expect(await yearsOf(person)).toEqual({ experience_years: 4, years_follow_history: true });
    await save(person, { p_experience_years: 9 });
    expect(await yearsOf(person)).toEqual({ experience_years: 9, years_follow_history: false });
    await save(person, { p_positions: [] });
    expect(await yearsOf(person)).toEqual({ experience_years: 9, years_follow_history: false });
  });

  test("follow the history if none are stated, but not if the candidate ticked them as a visitor", async () => {
    const [person, visitor] = await Promise.all([
      makeCandidate({ complete: false }),
      makeCandidate({ complete: false }),
    ]);
    await save(person, { p_positions: [position(year(2012, 2016))] });
    expect(await yearsOf(person)).toEqual({ experience_years: 4, years_follow_history: true });
    await save(visitor, {});
    await visitor.client.rpc("add_ticks_to_profile", { p_skills: [], p_years: 3 });
    await save(visitor, {});
    expect(await yearsOf(visitor)).toEqual({ experience_years: 3, years_follow_history: false });
  });

  test("grow with time, which doesn't count as an edit of the profile", async () => {
    const person = await makeCandidate();
    await save(person, { p_positions: [position({ ...year(2010, null) })], p_years_follow_history: true });
    const counted = (await yearsOf(person))?.experience_years;
    await sql`update public.candidates set experience_years = 2 where id = ${person.candidateId}`;
    await sql`select private.count_years_again(1000)`;
    expect((await yearsOf(person))?.experience_years).toBe(2);
    await sql`update private.candidate_positions set counted_on = '2020-01-31' where candidate_id = ${person.candidateId}`;
    const [before] = await sql`select updated_at from public.candidates where id = ${person.candidateId}`;
    await sql`select private.count_years_again(1000)`;
    expect((await yearsOf(person))?.experience_years).toBe(counted);
    const [after] = await sql`select updated_at from public.candidates where id = ${person.candidateId}`;
    expect(after).toEqual(before);
  });
});

const year = (start_year: number, end_year: number | null) => ({
  start_year,
  end_year,
  start_month: null,
  end_month: null,
});

describe("companies see", () => {
  test("the history an applicant sent, even after later edits", async () => {
    const person = await makeCandidate();
    const sent = { p_positions: [position({ title: "As sent" })], p_schools: [school({ school: "As sent too" })] };
    await save(person, sent);
    const application = await makeApplication(await makeJob(cast.company), person);
    await save(person, { p_positions: [position({ title: "Edited" })], p_schools: [] });
    const read = async (role: "owner" | "recruiter" | "admin") =>
      (await cast.clients[role].rpc("get_application_detail", { p_application_id: application })).data?.candidate;
    for (const role of ["owner", "admin"] as const)
      expect(await read(role)).toMatchObject({ positions: sent.p_positions, schools: sent.p_schools });
    const { data: preview } = await person.client.rpc("get_my_preview");
    expect(preview.applied).toMatchObject({ positions: [{ title: "Edited" }], schools: [] });
  });

  test("no history for applications sent before it existed", async () => {
    const person = await makeCandidate();
    const application = await makeApplication(await makeJob(cast.company), person);
    await sql`update private.sent_profiles set profile = profile - '{positions,schools}'::text[] where application_id = ${application}`;
    const { data } = await cast.clients.owner.rpc("get_application_detail", { p_application_id: application });
    expect(data.candidate).toMatchObject({ positions: [], schools: [] });
  });

  test("the current history of a represented candidate, which partners and strangers can't see", async () => {
    const person = await makeCandidate({ managedBy: cast.company });
    await makePartners(cast.company, cast.other, { jobs: true, candidates: true });
    await sql`update public.candidates set shown_to_partners = true where id = ${person.candidateId}`;
    const history = { p_positions: [position({ company: "Unmistakable Parcel" })], p_schools: [school()] };
    await save(person, history);
    const read = (role: "owner" | "otherOwner" | "partnerRecruiter" | "candidate") =>
      cast.clients[role].rpc("get_managed_candidate", { p_candidate_id: person.candidateId });
    expect((await read("owner")).data).toMatchObject({ positions: history.p_positions, schools: history.p_schools });
    for (const role of ["otherOwner", "partnerRecruiter", "candidate"] as const)
      expect((await read(role)).data, role).toBeNull();
    const { data: shown } = await cast.clients.otherOwner.rpc("list_partner_candidates");
    expect(shown.candidates.map(({ id }: { id: string }) => id)).toContain(person.candidateId);
    expect(JSON.stringify(shown)).not.toContain("Unmistakable");
  });
});
