import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type DecidedSkill,
  type SkillSearch,
  type SkillSpellings,
  skillFields,
  type UnknownSkill,
} from "../../../supabase/functions/_shared/contracts/matching/skills.ts";
import { findDoubleClaims } from "../../../supabase/local/skills/claims.ts";
import { judgePairs, readPairs } from "../../../supabase/local/skills/pairs.ts";
import { readSkillFiles } from "../../../supabase/local/skills/skill-files.ts";
import { type Actor, anonymous, makeAdmin, sql, stackValue, unique } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const key = async (skill: string) => (await sql`select private.skill_key(${skill}) as key`)[0]?.key as string;

afterAll(() => sql.end());

describe("spelling", () => {
  test.each([
    ["Node.js", "node JS"],
    ["Café service", "cafe-service"],
    ["Blorp & Plink", "Blorp and Plink"],
    ["REST APIs", "rest api"],
    ["Blorp companies", "Blorp company"],
    ["Organising blorps", "Organizing blorps"],
    ["Blorp modelling centre", "Blorp modeling center"],
    ["Haematology blorp", "Hematology blorp"],
    ["C++", "c plus plus"],
    [".NET blorp", "dotnet Blorp"],
    ["Blorp Ops", "BlorpOps"],
    ["Größe blorp", "Grosse Blorp"],
  ])("spells %s and %s alike", async (a, b) => {
    expect(await key(a)).toBe(await key(b));
  });

  test.each([
    ["C", "C++"],
    ["C", "C#"],
    ["Canvas blorp", "Canva blorp"],
    ["Blorp", "Blorb"],
    ["日本語", "中国語"],
    ["+++", "###"],
  ])("distinguishes %s from %s", async (a, b) => {
    expect(await key(a)).not.toBe(await key(b));
  });

  test.each([
    "",
    " ",
    "'",
    '"',
    "\\",
    "%",
    "_",
    "()",
    "[(]",
    "X (",
    "a".repeat(60),
    "🦀 (",
    "MS",
    "microsoft ",
    "((((a))))",
  ])("has a key for %j", async (skill) => {
    expect(typeof (await key(skill))).toBe("string");
  });
});

describe("the vocabulary", () => {
  test("treats spellings of one skill as the same, and never merges two skills", async () => {
    const { missed, joined } = await judgePairs(sql, readPairs(readFileSync("tests/support/skill-pairs.tsv", "utf8")));
    expect({ missed, joined }).toEqual({ missed: [], joined: [] });
  });

  test("has at least 1,500 skills and 5,000 spellings across all its fields", async () => {
    const [counted] = await sql`
      select count(*)::integer as skills, (select count(*)::integer from private.skill_aliases) as spellings,
        array_agg(distinct field::text) as fields
      from private.skills`;
    expect(counted?.skills).toBeGreaterThan(1_500);
    expect(counted?.spellings).toBeGreaterThan(5_000);
    expect(new Set(counted?.fields)).toEqual(new Set(skillFields));
  });

  test("matches its files, with each spelling only once", async () => {
    const files = readSkillFiles();
    expect(await findDoubleClaims(stackValue("TEST_DATABASE_URL"), files)).toEqual([]);
    const stored = await sql`
      select s.field::text as field, s.name, array_agg(a.written order by a.written) as spellings
      from private.skills s join private.skill_aliases a on a.skill = s.key
      where s.added_by is null and a.added_by is null
      group by s.key order by s.field, s.name`;
    const written = files.flatMap(({ field, skills }) =>
      skills.map((spellings) => ({ field, name: spellings[0], spellings })),
    );
    const texts = (rows: readonly { field: string; name?: string; spellings: string[] }[]) =>
      rows.map(({ field, name, spellings }) => `${field}: ${name} = ${spellings.toSorted().join(" | ")}`).toSorted();
    expect(texts(stored as never)).toEqual(texts(written as never));
  });

  test("suggests skills that start with the text to anyone, an exact match first", async () => {
    const { data } = await anonymous().rpc("search_skills", { p_text: "reactjs" });
    expect((data as SkillSearch).skills[0]).toMatchObject({ name: "React", key: await key("React") });
    expect(data.near).toBe(false);
  });

  test("is available in full to any signed-in account, each skill with its spellings", async () => {
    const { data, error } = await (await makeCandidate()).client.rpc("list_skill_spellings");
    expect(error).toBeNull();
    const react = (data as SkillSpellings[]).find(([name]) => name === "React");
    expect(react).toContain("React developer");
    expect(react?.filter((spelling) => spelling === "React")).toHaveLength(1);
    const [stored] = await sql<{ skills: number }[]>`select count(*)::integer as skills from private.skills`;
    expect(data).toHaveLength(stored?.skills ?? 0);
    expect((await anonymous().rpc("list_skill_spellings")).error?.code).toBe("42501");
  });

  test("suggests similar spellings if no skill starts with the text", async () => {
    const { data } = await anonymous().rpc("search_skills", { p_text: "Postgersql" });
    expect(data).toMatchObject({ near: true });
    expect((data as SkillSearch).skills[0]?.name).toBe("PostgreSQL");
  });

  test.each(["", "%", "_", "\\", "'; drop", "x".repeat(400), "日"])(
    "searches for %j without an error",
    async (text) => {
      const { error } = await anonymous().rpc("search_skills", { p_text: text });
      expect(error).toBeNull();
    },
  );

  test("makes saves wait for a vocabulary change before they lock any row", async () => {
    const candidate = await makeCandidate();
    const company = await makeCompany();
    const job = await makeJob(company);
    const saved: PromiseLike<{ error: unknown }>[] = [];
    await sql.begin(async (transaction) => {
      await transaction`select private.change_vocabulary()`;
      for (const [client, name, args] of [
        [candidate.client, "add_ticks_to_profile", { p_skills: ["Whittling"] }],
        [company.owner.client, "update_job", { p_job_id: job.id, p_job: { title: "Whittler" } }],
      ] as const)
        saved.push(client.rpc(name, args).then((answer) => answer));
      await expect
        .poll(
          async () =>
            (await transaction`select from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and not granted`)
              .length,
        )
        .toBeGreaterThanOrEqual(2);
      await transaction`select from public.candidates where id = ${candidate.candidateId} for update nowait`;
      await transaction`select from public.jobs where id = ${job.id} for update nowait`;
    });
    for (const { error } of await Promise.all(saved)) expect(error).toBeNull();
  });

  test.each(["%", "_"])("does not treat %j as a wildcard", async (text) => {
    const { data } = await anonymous().rpc("search_skills", { p_text: text });
    expect((data as SkillSearch).near).toBe(true);
  });

  test("limits typo checks, so that a list of long unknown words stays fast", async () => {
    const names = (await sql<{ name: string }[]>`select name from private.skills order by key limit 500`).map(
      ({ name }) => name,
    );
    const long = Array.from({ length: 12 }, (_, i) =>
      names
        .slice(i * 30, i * 30 + 30)
        .join("")
        .slice(0, 40),
    );
    const { data } = await anonymous().rpc("recognise_skills", { p_skills: [...long, "Postgersql"] });
    expect(data).toHaveLength(13);
    expect(data.at(-1)).toMatchObject({ written: "Postgersql", near: null });
  });

  test("recognizes skills and typos in them", async () => {
    const { data } = await anonymous().rpc("recognise_skills", { p_skills: ["ReactJS", "Postgersql", "zxqvw"] });
    expect(data).toEqual([
      { written: "ReactJS", key: await key("React"), name: "React", near: null },
      { written: "Postgersql", key: "postgersql", name: null, near: "PostgreSQL" },
      { written: "zxqvw", key: "zxqvw", name: null, near: null },
    ]);
  });
});

describe("administering skills", () => {
  let admin: Actor;
  let company: TestCompany;
  let candidate: TestCandidate;
  beforeAll(async () => {
    admin = await makeAdmin();
    company = await makeCompany();
    candidate = await makeCandidate();
  });

  const word = () => unique("Flurbing").replaceAll("-", " ");
  const profileKeys = async () =>
    (await sql`select skill_keys from public.candidates where id = ${candidate.candidateId}`)[0]
      ?.skill_keys as string[];
  const write = (skills: string[]) =>
    sql`update public.candidates set skills = ${skills} where id = ${candidate.candidateId}`;

  test("updates profiles, jobs and applications when a word becomes a spelling, and on undo", async () => {
    const written = word();
    const own = await key(written);
    const welding = await key("Welding");
    await write([`${written} 3`, written]);
    const job = await makeJob(company, { skillsRequired: ["Welding"], preferredSkills: [written] });
    const application = await makeApplication(job, candidate);
    const state = async () => {
      const [row] = await sql`
        select (m.match -> 'required' -> 0 ->> 'has')::boolean as has, m.skill_keys, p.required_skill_keys || p.preferred_skill_keys as asked
        from private.application_matches m join public.published_jobs p on p.job_id = m.job_id
        where m.application_id = ${application}`;
      return { profile: await profileKeys(), ...row };
    };
    const [before] = await sql`select updated_at from public.candidates where id = ${candidate.candidateId}`;
    expect(await state()).toMatchObject({ has: false, asked: [welding, own] });

    const { error } = await admin.client.rpc("make_skill_alias", { p_word: written, p_skill: welding });
    expect(error).toBeNull();
    const after = await state();
    expect(after).toMatchObject({ has: true, asked: [welding, welding] });
    expect(after.profile).toContain(welding);
    expect(after.profile).not.toContain(own);
    const [edited] = await sql`select updated_at from public.candidates where id = ${candidate.candidateId}`;
    expect(edited?.updated_at).toEqual(before?.updated_at);

    await admin.client.rpc("undo_skill_word", { p_word: written });
    expect(await state()).toMatchObject({ has: false, asked: [welding, own] });
  });

  test("suggests a word made a skill under its name, and undo removes it with its spellings", async () => {
    const written = word();
    const name = `Art of ${written}`;
    expect(
      (await admin.client.rpc("make_skill", { p_word: written, p_name: name, p_field: "trades" })).error,
    ).toBeNull();
    expect(await key(written)).toBe(await key(name));
    const { data } = await anonymous().rpc("search_skills", { p_text: written });
    expect((data as SkillSearch).skills[0]?.name).toBe(name);
    await admin.client.rpc("undo_skill_word", { p_word: written });
    expect(await key(written)).not.toBe(await key(name));
  });

  test("lists and counts decisions with who made them, until they are undone", async () => {
    const [alias, made] = [word(), word()];
    await admin.client.rpc("make_skill_alias", { p_word: alias, p_skill: await key("Welding") });
    await admin.client.rpc("make_skill", { p_word: made, p_name: `Art of ${made}`, p_field: "trades" });
    const listed = async () => {
      const { data } = await admin.client.rpc("list_decided_skills", { p_limit: 50 });
      return (data.skills as DecidedSkill[]).filter(({ written }) => [alias, made].includes(written));
    };
    const count = async () => (await admin.client.rpc("list_unknown_skills", { p_limit: 1 })).data.decided as number;
    const [last, first] = await listed();
    expect(first).toMatchObject({ written: alias, name: "Welding", is_new: false });
    expect(last).toMatchObject({ written: made, name: `Art of ${made}`, is_new: true });
    expect(first?.decided_by).toBe(last?.decided_by);
    expect([first?.spellings, last?.spellings]).toEqual([[], []]);
    const [older] = (
      await admin.client.rpc("list_decided_skills", {
        p_before: { createdAt: last?.created_at, id: last?.id },
        p_limit: 1,
      })
    ).data.skills;
    expect(older.written).toBe(alias);
    const before = await count();
    for (const p_word of [alias, made]) await admin.client.rpc("undo_skill_word", { p_word });
    expect(await listed()).toEqual([]);
    expect(await count()).toBe(before - 2);
  });

  test("lists the spellings of a skill that was added", async () => {
    const [made, ...spellings] = [word(), word(), word()];
    await admin.client.rpc("make_skill", { p_word: made, p_name: `Art of ${made}`, p_field: "trades" });
    for (const p_word of spellings)
      await admin.client.rpc("make_skill_alias", { p_word, p_skill: await key(`Art of ${made}`) });
    const listed = async () => {
      const { data } = await admin.client.rpc("list_decided_skills", { p_limit: 50 });
      return (data.skills as DecidedSkill[]).filter(({ written }) => [made, ...spellings].includes(written));
    };
    const ofThem = async () =>
      Object.fromEntries((await listed()).map((each) => [each.written, each.spellings.toSorted()]));
    expect(await ofThem()).toEqual({
      [String(made)]: spellings.toSorted(),
      [String(spellings[0])]: [],
      [String(spellings[1])]: [],
    });
    await admin.client.rpc("undo_skill_word", { p_word: made });
    expect(await listed()).toEqual([]);
  });

  test("matches both the role and the activity once a word becomes a skill", async () => {
    const written = word();
    const reworded = [`Managing ${written}`, `${written} manager`, `${written} plumber`, `Plumbing ${written}`];
    await write(reworded);
    for (const act of ["management", "plumbing"])
      await admin.client.rpc("make_skill", {
        p_word: `${written} ${act}`,
        p_name: `${written} ${act}`,
        p_field: "trades",
      });
    const made = [await key(`${written} management`), await key(`${written} plumbing`)];
    expect(await profileKeys()).toEqual(made.sort());
    for (const act of ["management", "plumbing"])
      await admin.client.rpc("undo_skill_word", { p_word: `${written} ${act}` });
    expect(await profileKeys()).toHaveLength(reworded.length);
  });

  test("removes a dismissed word from the list until that is undone", async () => {
    const written = word();
    await write([written]);
    const listed = async () => {
      let after: { uses: number; key: string } | null = null;
      const found: UnknownSkill[] = [];
      do {
        const { data } = await admin.client.rpc("list_unknown_skills", { p_after: after, p_limit: 50 });
        const page = data.skills as UnknownSkill[];
        found.push(...page);
        const last = page.at(-1);
        after = last && page.length === 50 ? { uses: last.profiles + last.jobs, key: last.key } : null;
      } while (after);
      return found.find((unknown) => unknown.written === written);
    };
    expect(await listed()).toMatchObject({ profiles: 1, jobs: 0 });
    await admin.client.rpc("leave_skill", { p_word: written });
    expect(await listed()).toBeUndefined();
    expect(await refusal(admin.client.rpc("leave_skill", { p_word: written }))).toBe("PT409 decided");
    await admin.client.rpc("undo_skill_word", { p_word: written });
    expect(await listed()).toBeDefined();
  });

  test("lists words kept as written separately until that is undone", async () => {
    const written = word();
    await write([written]);
    await admin.client.rpc("leave_skill", { p_word: written });
    const kept = async () => {
      const { data } = await admin.client.rpc("list_unknown_skills", { p_is_kept: true, p_limit: 50 });
      return (data.skills as UnknownSkill[]).some((unknown) => unknown.written === written);
    };
    expect(await kept()).toBe(true);
    await admin.client.rpc("undo_skill_word", { p_word: written });
    expect(await kept()).toBe(false);
  });

  test("suggests only similar skills from the same field of work", async () => {
    const plausible = async (written: string, beside: string[]) => {
      await write([written, ...beside]);
      const [row] = await sql`select private.plausible_skills(private.skill_key(${written}), ${written}) as found`;
      return ((row?.found ?? []) as UnknownSkill["neighbours"]).map(({ name, why }) => `${name}: ${why}`);
    };
    const [welding, react] = [await key("Welding"), await key("React")];
    expect([welding, react].every(Boolean)).toBe(true);
    expect(await plausible("Weldingx", ["Welding", "Pipe fitting"])).toContain("Welding: spelling");
    // Similar, but from another field of work.
    expect(await plausible("Weldingx", ["React", "TypeScript"])).toEqual([]);
    // Everyday words are in the names of many skills: this one was taken for Bank operations.
    expect(await plausible("Operations", ["Banking", "Teller"])).toEqual([]);
    expect(await plausible("Banking opperations", ["Banking", "Teller"])).toContain("Banking: spelling");
    // Nothing known beside it says what work it is of.
    expect(await plausible("Weldingx", [])).toEqual([]);
  });

  test("reports missing or invalid input at its field", async () => {
    const problems = async (name: string, field: string) => {
      const { error } = await admin.client.rpc("make_skill", { p_word: word(), p_name: name, p_field: field });
      return JSON.parse(error?.details ?? "{}").fields;
    };
    expect(await problems("", "magic")).toEqual({
      name: "Name the skill in at most 60 characters",
      field: "Choose a field of work",
    });
    expect(await problems("Postgres", "software")).toEqual({
      name: "This skill already exists. Choose it instead",
    });
  });

  test("cannot undo built-in spellings", async () => {
    expect(await refusal(admin.client.rpc("undo_skill_word", { p_word: "Postgres" }))).toBe("PT404 not_found");
  });

  test("allows only administrators to change the vocabulary or list unknown words", async () => {
    const calls = (client: Actor["client"]) => [
      client.rpc("list_unknown_skills"),
      client.rpc("list_decided_skills"),
      client.rpc("make_skill_alias", { p_word: "blurp", p_skill: "react" }),
      client.rpc("make_skill", { p_word: "blurp", p_name: "Blurp", p_field: "trades" }),
      client.rpc("leave_skill", { p_word: "blurp" }),
      client.rpc("undo_skill_word", { p_word: "blurp" }),
    ];
    for (const actor of [candidate, company.owner]) {
      for (const call of calls(actor.client)) expect(await refusal(call)).toMatch(/^PT403/);
    }
    for (const call of calls(anonymous())) expect((await call).error).not.toBeNull();
  });

  test("gives a profile the right key if it is saved while a word becomes a spelling", async () => {
    const written = word();
    const welding = await key("Welding");
    await Promise.all([
      admin.client.rpc("make_skill_alias", { p_word: written, p_skill: welding }),
      ...Array.from({ length: 5 }, () => write([written])),
    ]);
    expect(await profileKeys()).toEqual([await key(written)]);
    await admin.client.rpc("undo_skill_word", { p_word: written });
  });
});
