import { isSentence } from "@/features/candidate/profile/resume/find-skills";
import { isTitle } from "@/features/candidate/profile/resume/find-title";
import { isRange } from "@/features/candidate/profile/resume/find-years";
import { headStyles, isHeadLike, isLargest } from "@/features/candidate/profile/resume/line-looks";
import type { ResumeLine } from "@/features/candidate/profile/resume/resume-text";
import { headOf, type SectionKind } from "@/features/candidate/profile/resume/section-heads";

interface Section {
  kind: SectionKind;
  lines: ResumeLine[];
}

/** "Skills: Go, Kafka": a section that begins on the line of its name. */
function headAndRest(text: string): [SectionKind, string] | null {
  const [, name = "", rest = ""] = /^([^:]{4,40}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = rest ? headOf(name) : null;
  return kind === "skills" || kind === "languages" || kind === "certificates" ? [kind, rest] : null;
}

/** The lines of a resume under the names of its sections; what is before the first, or begins with the name, is its head. */
export function sectionsOf(lines: readonly ResumeLine[]): Section[] {
  const sections: Section[] = [{ kind: "head", lines: [] }];
  const unknown: Section[] = [];
  const styles = headStyles(lines);
  for (const line of lines) {
    const kind = headOf(line.text);
    const begun = kind ? null : headAndRest(line.text);
    if (kind) sections.push({ kind, lines: [] });
    else if (isHeadLike(line, styles)) {
      const section: Section = { kind: "other", lines: [] };
      sections.push(section);
      unknown.push(section);
    } else if (begun) sections.push({ kind: begun[0], lines: [{ ...line, text: begun[1], parts: [begun[1]] }] });
    else if (isLargest(line, lines) && sections.at(-1)?.kind !== "head") sections.push({ kind: "head", lines: [line] });
    else sections.at(-1)?.lines.push(line);
  }
  // "Where I've been": jobs under a heading nobody foresaw.
  if (linesIn(sections, "experience").length === 0)
    for (const section of unknown) if (isWork(section)) section.kind = "experience";
  return sections;
}

const isWork = ({ lines }: Section) =>
  lines.some(({ text }) => isRange(text)) && lines.some(({ text }) => isTitle(text) && !isSentence(text));

/** The lines of some sections. */
export const linesIn = (sections: readonly Section[], ...kinds: SectionKind[]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
