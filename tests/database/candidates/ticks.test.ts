import { describe, expect, test } from "vitest";
import type { AddedTicks } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { cultureValues } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { anonymous, makeAccount, makeAdmin, sql } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";

interface Ticked {
  p_skills: string[];
  p_years?: number;
  p_place?: string;
  p_culture?: string[];
}

async function add(client: { rpc: ReturnType<typeof anonymous>["rpc"] }, ticked: Ticked): Promise<AddedTicks> {
  const { data, error } = await client.rpc("add_ticks_to_profile", ticked);
  if (error) throw error;
  return data as AddedTicks;
}

describe("adding what a visitor ticked", () => {
  const all = {
    p_skills: ["TypeScript", "REST APIs", "ReactJS"],
    p_years: 5,
    p_place: "Denver, CO or remote",
    p_culture: ["few_meetings", "written_first"],
  };
  // In the list's order.
  const culture = ["written_first", "few_meetings"];

  test("fills a new profile once", async () => {
    const { client } = await makeAccount("candidate");
    const { candidate, ...added } = await add(client, all);
    expect(added).toEqual({ skills: all.p_skills, left_out: 0, years: 5, place: "Denver, CO", culture });
    expect(candidate).toMatchObject({
      skills: all.p_skills,
      experience_years: 5,
      city: "Denver",
      state: "CO",
      culture_values: culture,
    });
    expect(await add(client, all)).toMatchObject({ skills: [], left_out: 0, years: null, place: null, culture: [] });
    const { data } = await client.rpc("get_candidate_by_user_id");
    expect(data[0].skills).toEqual(all.p_skills);
  });

  test("adds to an existing profile without losing or repeating anything", async () => {
    const { client, candidateId } = await makeCandidate({ skills: ["Typescript", "Kafka"] });
    await sql`update public.candidates set culture_values = '{mentoring}' where id = ${candidateId}`;
    const { candidate, ...added } = await add(client, { ...all, p_skills: ["React", ...all.p_skills] });
    expect(added).toEqual({ skills: ["React", "REST APIs"], left_out: 0, years: null, place: null, culture: [] });
    expect(candidate.skills).toEqual(["Typescript", "Kafka", "React", "REST APIs"]);
    expect(candidate).toMatchObject({ experience_years: 6, city: "Springfield", state: "Illinois" });
    expect(candidate.culture_values).toEqual(["mentoring"]);
  });

  test("adds as many skills as fit", async () => {
    const many = Array.from({ length: limits.skills - 1 }, (_, index) => `Skill of my own ${index}`);
    const { client } = await makeCandidate({ skills: many });
    const { candidate, ...added } = await add(client, { p_skills: ["First", "Second", "Third"] });
    expect(added).toMatchObject({ skills: ["First"], left_out: 2 });
    expect(candidate.skills).toEqual([...many, "First"]);
  });

  test.each([
    ["Denver, CO 80202", "Denver, CO"],
    ["Remote or Fort Worth, Texas", "Fort Worth, Texas"],
    ["Denver, CO or Boulder, CO", null],
    ["Denver", null],
    ["Remote", null],
    ["", null],
  ])("sets the location only if exactly one is named: %s", async (p_place, place) => {
    const { client } = await makeAccount("candidate");
    expect((await add(client, { p_skills: [], p_place })).place).toBe(place);
  });

  test("follows the rules of a profile, and is only for candidates", async () => {
    const { client } = await makeCandidate({ complete: false, skills: [] });
    for (const wrong of [
      { p_skills: ["x".repeat(61)] },
      { p_skills: ["a\nb"] },
      { p_skills: [], p_years: 900 },
      { p_skills: [], p_culture: ["kind"] },
      { p_skills: [], p_culture: ["mentoring", "mentoring"] },
      { p_skills: [], p_culture: cultureValues.slice(0, limits.cultureValues + 1) },
    ]) {
      expect(await refusal(client.rpc("add_ticks_to_profile", wrong))).toMatch(/^PT422/);
    }
    for (const other of [(await makeCompany()).owner, await makeAdmin()]) {
      expect(await refusal(other.client.rpc("add_ticks_to_profile", all))).toMatch(/^PT403/);
    }
    expect(await refusal(anonymous().rpc("add_ticks_to_profile", all))).toMatch(/^42501|PT401/);
  });

  test("adds everything once from two tabs at the same time", async () => {
    const { client, id } = await makeAccount("candidate");
    await Promise.all([add(client, all), add(client, all)]);
    const [row] = await sql<{ skills: string[] }[]>`select skills from public.candidates where user_id = ${id}`;
    expect(row?.skills).toEqual(all.p_skills);
  });
});
