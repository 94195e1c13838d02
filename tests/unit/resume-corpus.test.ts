// @vitest-environment node
import { describe, expect, test } from "vitest";
import { findFacts } from "@/candidates/model/resume/find-facts";
import { indexSkills } from "@/candidates/model/resume/find-skills";
import type { ResumeFacts } from "@/candidates/model/resume/found";
import { readSkillFiles } from "../../supabase/local/skills/skill-files.ts";
import { cpuTime } from "../support/cpu-time.ts";
import { type ExpectedFacts, resumeTexts } from "../support/resume-texts.ts";

const skills = indexSkills(readSkillFiles().flatMap((file) => file.skills as [string, ...string[]][]));
const today = new Date("2026-11-24T12:00:00Z");
const read = (pages: string[]) =>
  findFacts(
    pages.map((text) => ({ lines: text.split("\n"), links: [] })),
    skills,
    today,
  );

/** The extracted facts in the corpus's format. */
function said(facts: ResumeFacts): Omit<ExpectedFacts, "skills"> {
  const { name, title, email, phone, linkedin, github, portfolio, place, years } = facts;
  return {
    first: name?.value.first ?? null,
    last: name?.value.last ?? null,
    title: title?.value ?? null,
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    linkedin: linkedin?.value ?? null,
    github: github?.value ?? null,
    portfolio: portfolio?.value ?? null,
    city: place?.value.city ?? null,
    state: place?.value.state || null,
    country: place?.value.country || null,
    years: years?.value.years ?? null,
  };
}

describe.each(resumeTexts)("$what", ({ pages, expected: { skills: expectedSkills, ...expected } }) => {
  test("extracts the person's facts", () => {
    expect(said(read(pages))).toEqual(expected);
  });

  test("extracts the skills", () => {
    const found = read(pages).skills;
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(expectedSkills));
  });
});

test("every skill is found, and unlisted false matches stay below one in five", () => {
  const found = resumeTexts.flatMap(({ pages, expected }) =>
    read(pages).skills.map(({ name, listed }) => ({ listed, meant: expected.skills.includes(name) })),
  );
  const wanted = resumeTexts.flatMap(({ expected }) => expected.skills).length;
  expect(found.filter(({ meant }) => meant)).toHaveLength(wanted);
  expect(found.filter(({ listed, meant }) => listed && !meant)).toEqual([]);
  expect(found.filter(({ listed, meant }) => !listed && !meant).length).toBeLessThanOrEqual(wanted / 5);
});

test("hostile text is parsed without slowing down", () => {
  const lines = [
    "- ".repeat(20_000),
    "1".repeat(20_000),
    "Jan 2020 - ".repeat(2_000),
    `${"a.".repeat(10_000)}@`,
    "(".repeat(20_000),
  ];
  expect(cpuTime(() => read(lines))).toBeLessThan(3_000);
});
