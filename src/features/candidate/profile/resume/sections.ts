import type { ResumeLine } from "@/features/candidate/profile/resume/resume-text";

type SectionKind =
  | "head"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certificates"
  | "projects"
  | "languages"
  | "other";

interface Section {
  kind: SectionKind;
  lines: ResumeLine[];
}

/** How sections are headed, in the languages resumes here are written in. */
const heads: [SectionKind, RegExp][] = [
  [
    "experience",
    /^(?:(?:professional|work|working|employment|career|relevant|clinical|teaching|driving|industry|selected|additional|other) )*(?:experiences?|history|employment|career|work history|positions? held)(?: (?:history|background|summary|and .{3,20}))?$|^berufserfahrung(?:en)?$|^beruflicher werdegang$|^werdegang$|^berufspraxis$|^experiencia(?: (?:laboral|profesional))?$|^expériences?(?: professionnelles?)?$/,
  ],
  [
    "education",
    /^(?:education|academic (?:background|history|qualifications?)|educational background|studies|schooling|education (?:and|&) .{3,30}|training (?:and|&) education|qualifications?)$|^(?:aus)?bildung(?:sweg)?$|^studium$|^schulbildung$|^ausbildung und studium$|^(?:formación|educación)(?: académica)?$|^formations?$/,
  ],
  [
    "skills",
    /^(?:(?:technical|core|key|professional|relevant|hard|soft|computer|it|clinical|other|additional|top|main) )*(?:skills?|competenc(?:ies|es?)|technologies|tech stack|toolbox|tools|expertise|strengths|proficiencies|skill ?set|areas of expertise|capabilities)(?: (?:summary|and .{3,25}|& .{3,25}))?$|^(?:edv-?|fach)?kenntnisse(?: und fähigkeiten)?$|^fähigkeiten$|^kompetenzen$|^(?:habilidades|competencias|aptitudes)$|^compétences$/,
  ],
  [
    "certificates",
    /^(?:certifications?|certificates?|licen[sc]es?|licen[sc]es? (?:and|&) certifications?|certifications? (?:and|&) .{3,25}|courses|training|trainings|professional development|credentials)$|^zertifikate$|^weiterbildung(?:en)?$|^fortbildung(?:en)?$/,
  ],
  [
    "projects",
    /^(?:(?:personal|side|selected|key|open source) )*projects?$|^projekte$|^publications?$|^volunteer(?:ing| experience| work)?$|^ehrenamt$|^military service$/,
  ],
  ["languages", /^languages?$|^sprachen$|^sprachkenntnisse$|^idiomas$|^langues$/],
  [
    "summary",
    /^(?:(?:professional|career|executive|personal) )*(?:summary|profile|objective|statement|about(?: me)?|overview)$|^(?:kurz)?profil$|^über mich$|^perfil$|^profil$/,
  ],
  [
    "other",
    /^(?:references?|interests|hobbies|hobbies (?:and|&) interests|awards?|honou?rs|achievements|contact|contact (?:details|information)|personal (?:details|data|information)|additional information|referenzen|interessen|persönliche daten|kontakt|hobbys)$/,
  ],
];

/** The section a line heads, or null: short, and nothing but its name and what counts it ("Experience: 9 years"). */
export function headOf(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const name = text
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, "")
    .replace(/[:–—-]?\s*\d+\+? (?:years?|yrs|jahre)$/, "")
    .replace(/[^\p{L}]+$/u, "")
    .replace(/\s+/g, " ");
  return heads.find(([, head]) => head.test(name))?.[0] ?? null;
}

/** "Skills: Go, Kafka": a section that begins on the line of its name. */
function headAndRest(text: string): [SectionKind, string] | null {
  const [, name = "", rest = ""] = /^([^:]{4,40}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = rest ? headOf(name) : null;
  return kind === "skills" || kind === "languages" || kind === "certificates" ? [kind, rest] : null;
}

/** The lines of a resume under the names of its sections; what stands before the first is its head. */
export function sectionsOf(lines: readonly ResumeLine[]): Section[] {
  const sections: Section[] = [{ kind: "head", lines: [] }];
  for (const line of lines) {
    const kind = headOf(line.text);
    const begun = kind ? null : headAndRest(line.text);
    if (kind) sections.push({ kind, lines: [] });
    else if (begun) sections.push({ kind: begun[0], lines: [{ ...line, text: begun[1] }] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The lines of some sections. */
export const linesIn = (sections: readonly Section[], ...kinds: SectionKind[]): ResumeLine[] =>
  sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
