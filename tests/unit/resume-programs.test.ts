// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { schoolTitle } from "@/candidates/model/history-words";
import { findFacts } from "@/candidates/model/resume/find-facts";
import { indexSkills, nameOfSkill } from "@/candidates/model/resume/find-skills";
import type { ResumeFacts } from "@/candidates/model/resume/found";
import { readDocx } from "@/candidates/model/resume/read-docx";
import { readPdf } from "@/candidates/model/resume/read-pdf";
import { readSkillFiles } from "../../supabase/local/skills/skill-files.ts";
import { everybody, nameOf, type ResumeFile, resumeFiles } from "../support/resumes/files.ts";
import type { Person } from "../support/resumes/people.ts";

const index = indexSkills(readSkillFiles().flatMap((file) => file.skills as [string, ...string[]][]));
const today = new Date("2026-11-24T12:00:00Z");
const folder = join(import.meta.dirname, "../support/resumes/files");

async function read(file: ResumeFile): Promise<ResumeFacts> {
  const bytes = new Uint8Array(readFileSync(join(folder, nameOf(file))));
  const { pages } = nameOf(file).endsWith(".docx") ? await readDocx(bytes) : await readPdf(bytes, () => {});
  return findFacts(pages, index, today);
}

const bare = (url: string | undefined) => url?.replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
const tones = (phone: string | undefined) => phone?.replace(/[\u2010-\u2015]/g, "-");
/** Contact facts in the reader's format and in the people table's. */
const said = ({ name, email, phone, linkedin, github, portfolio, place }: ResumeFacts) => ({
  first: name?.value.first,
  last: name?.value.last,
  email: email?.value,
  phone: tones(phone?.value),
  linkedin: bare(linkedin?.value),
  github: bare(github?.value),
  portfolio: bare(portfolio?.value),
  city: place?.value.city,
  state: place?.value.state || undefined,
  country: place?.value.country || undefined,
});
const expected = ({ first, last, email, phone, linkedin, github, portfolio, city, state, country }: Person) => ({
  first,
  last,
  email,
  phone: tones(phone),
  linkedin,
  github,
  portfolio,
  city,
  state,
  country,
});

describe("resumes made by other programs", () => {
  const found = new Map<string, ResumeFacts>();
  beforeAll(async () => {
    for (const file of resumeFiles) found.set(nameOf(file), await read(file));
  }, 120_000);
  const each = resumeFiles.map((file) => ({ name: nameOf(file), person: everybody[file.person] as Person }));
  const facts = (name: string) => found.get(name) as ResumeFacts;

  test("include at least forty files", () => {
    expect(new Set(each.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  test.each(each)("yield a name and contact details from $name", ({ name, person }) => {
    expect(said(facts(name))).toEqual(expected(person));
  });

  test.each(each)("yield a job title from $name", ({ name, person }) => {
    expect([person.headline, person.jobs[0]?.title]).toContain(facts(name).title?.value);
  });

  test.each(each)("yield the years of experience and the degree from $name", ({ name, person }) => {
    expect(facts(name).years?.value.years).toBe(person.years);
    const [school] = facts(name).schools;
    if (school) expect(schoolTitle(school)).toContain(person.schools[0]?.degree.split(",")[0]);
  });

  test.each(each)("yield the listed and mentioned skills from $name", ({ name, person }) => {
    const names = (skills: readonly string[]) => skills.map((skill) => nameOfSkill(skill, index));
    const known = names([...person.skills, ...person.told]);
    const offered = facts(name).skills;
    const isKnown = new Set([...index.values()].map((skill) => skill.name));
    const listed = names(person.skills).filter((skill) => isKnown.has(skill));
    expect(offered.map((skill) => skill.name)).toEqual(expect.arrayContaining(listed));
    expect(offered.filter((skill) => !skill.listed && !known.includes(skill.name))).toEqual([]);
  });

  test("yield the expected year of an unfinished degree", () => {
    for (const { name } of each.filter(({ person }) => person.schools[0]?.dates.startsWith("Expected")))
      expect(facts(name).schools[0]?.to, name).toBe(2027);
  });

  test.each(each)("yield only real jobs with their start years from $name", ({ name, person }) => {
    for (const { title, company, start } of facts(name).positions) {
      const meant = person.jobs.find((job) => job.title === title && job.company.startsWith(company));
      expect(meant, `${title} at ${company}`).toBeDefined();
      expect(meant?.from).toContain(String(start.year));
    }
  });

  test("yield every job and school with its years in nine of ten files", () => {
    const isWhole = ({ name, person }: (typeof each)[number]) => {
      const { positions, schools } = facts(name);
      const jobs = positions.map((job) => `${job.title} @ ${job.company}`);
      return (
        jobs.join() === person.jobs.map((job) => `${job.title} @ ${job.company}`).join() &&
        schools.map(({ school }) => school).join() === person.schools.map(({ school }) => school).join() &&
        schools.every(({ to }, index) => person.schools[index]?.dates.includes(String(to)))
      );
    };
    const missed = each.filter((one) => !isWhole(one)).map(({ name }) => name);
    expect(missed.length, missed.join(", ")).toBeLessThanOrEqual(each.length / 10);
  });
});
