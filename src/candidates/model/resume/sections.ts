import { isTitle } from "@/candidates/model/resume/find-title";
import { isRange } from "@/candidates/model/resume/find-years";
import { headStyles, isHeadLike, isLargest } from "@/candidates/model/resume/line-looks";
import type { ResumeLine } from "@/candidates/model/resume/resume-text";
import { headOf, type SectionKind } from "@/candidates/model/resume/section-heads";
import { wholeWords } from "@/candidates/model/resume/whole-words";

interface Section {
  kind: SectionKind;
  lines: ResumeLine[];
}

const spoken = wholeWords(
  "english|spanish|french|german|italian|portuguese|dutch|polish|chinese|mandarin|hindi|arabic|native|fluent",
);

/** "Skills: Go, Kafka": a section that starts on its heading's line. */
function headAndRest(text: string, isInSkills: boolean): [SectionKind, string] | null {
  const [, name = "", rest = ""] = /^([^:]{4,40}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = rest ? headOf(name) : null;
  // Programming languages as opposed to spoken ones.
  if (isInSkills && !(kind === "languages" && spoken.test(rest))) return null;
  return kind === "skills" || kind === "languages" || kind === "certificates" ? [kind, rest] : null;
}

/** A resume's lines by section; lines before the first heading, or starting with the name, are its head. */
export function sectionsOf(lines: readonly ResumeLine[]): Section[] {
  const sections: Section[] = [{ kind: "head", lines: [] }];
  const styles = headStyles(lines);
  for (const line of lines) {
    const open = sections.at(-1);
    const kind = headOf(line.text);
    const begun = kind ? null : headAndRest(line.text, open?.kind === "skills");
    if (kind) sections.push({ kind, lines: [] });
    else if (isHeadLike(line, styles)) {
      // A two-line heading is one.
      if (open?.kind === "head" || open?.lines.length) sections.push({ kind: "unknown", lines: [] });
    } else if (begun) sections.push({ kind: begun[0], lines: [{ ...line, text: begun[1], parts: [begun[1]] }] });
    else if (isLargest(line, lines) && open?.kind !== "head") sections.push({ kind: "head", lines: [line] });
    else open?.lines.push(line);
  }
  const hasWork = linesIn(sections, "experience").length > 0;
  for (const section of sections)
    if (section.kind === "unknown" && isWork(section)) section.kind = hasWork ? "other" : "experience";
  return sections;
}

/** Whether an unknown heading covers jobs. */
const isWork = ({ lines }: Section) =>
  lines.some(({ text }) => isRange(text)) && lines.some(({ text }) => isTitle(text));

export const linesIn = (sections: readonly Section[], ...kinds: SectionKind[]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
