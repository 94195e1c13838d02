import { findEmail, findLinks, findPhone } from "@/candidates/model/resume/find-contact";
import { findName } from "@/candidates/model/resume/find-name";
import { findPlace } from "@/candidates/model/resume/find-place";
import { findPositions } from "@/candidates/model/resume/find-positions";
import { findSchools } from "@/candidates/model/resume/find-schools";
import { findSkills, isSentence, isSkillList, type SkillIndex } from "@/candidates/model/resume/find-skills";
import { findTitle } from "@/candidates/model/resume/find-title";
import { findYears } from "@/candidates/model/resume/find-years";
import type { ResumeFacts } from "@/candidates/model/resume/found";
import { isLargest } from "@/candidates/model/resume/line-looks";
import { linesOf, type ResumePage } from "@/candidates/model/resume/resume-text";
import { linesIn, sectionsOf } from "@/candidates/model/resume/sections";

/** Everything a resume says that a profile asks for. A pure function. */
export function findFacts(pages: readonly ResumePage[], skills: SkillIndex, today: Date): ResumeFacts {
  const lines = linesOf(pages);
  const sections = sectionsOf(lines);
  const head = linesIn(sections, "head");
  const details = linesIn(sections, "contact");
  const named = linesIn(sections, "experience");
  // Without sections everything is work, except schools.
  const work = named.length > 0 ? named : linesIn(sections, "head", "summary", "projects");
  const email = findEmail(lines, pages);
  const at = lines.findIndex(({ text }) => email && text.includes(email.value));
  // Some layouts have the contact details at the bottom of the page: nearest to the address first.
  const besideEmail = at < 0 ? [] : [0, -1, 1, -2, 2, -3, 3, -4, 4].flatMap((step) => lines[at + step] ?? []);
  const contact = [...[...head, ...details].slice(0, 15), ...besideEmail];
  const name = findName(head.length > 1 ? [...head, ...details] : lines, email?.value, lines);
  const listed = linesIn(sections, "skills");
  // "What I do best": a list of skills under an unknown heading.
  const lists = sections.filter(({ kind, lines: own }) => kind === "unknown" && isSkillList(own, skills));
  return {
    name,
    title: findTitle(head, work, (line) => isLargest(line, lines), name),
    email,
    phone: findPhone(contact, lines),
    ...findLinks(contact, lines, pages, name?.value.last),
    place: findPlace(details) ?? findPlace(details, true) ?? findPlace(head) ?? findPlace(besideEmail, true),
    years: findYears(work, lines, today),
    positions: findPositions(named),
    schools: findSchools(linesIn(sections, "education")),
    skills: findSkills(
      listed.length > 0 ? listed : lists.flatMap(({ lines: own }) => own),
      [
        ...linesIn(sections, "head", "summary", "experience", "projects").filter(({ text }) => isSentence(text)),
        ...linesIn(sections, "certificates"),
      ],
      skills,
    ),
  };
}
