export type SectionKind =
  | "head"
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "certificates"
  | "projects"
  | "languages"
  | "contact"
  | "unknown"
  | "other";

/** Section headings, in the languages of resumes here. */
const heads: [SectionKind, RegExp][] = [
  [
    "experience",
    /^(?:(?:professional|work|working|employment|career|relevant|clinical|teaching|driving|industry|selected|additional|other) )*(?:experiences?|history|employment|career|work history|positions?(?: held)?|appointments|where i(?:['’]ve| have) (?:worked|been))(?: (?:history|background|summary|and .{3,20}))?$|^berufserfahrung(?:en)?$|^beruflicher werdegang$|^werdegang$|^berufspraxis$|^experiencia(?: (?:laboral|profesional))?$|^expériences?(?: professionnelles?)?$/,
  ],
  [
    "education",
    /^(?:education|academic (?:background|history|qualifications?)|educational? background|studies|where i(?:['’]ve| have)? (?:studied|learned)|schooling|education (?:and|&) .{3,30}|training (?:and|&) education|qualifications?)$|^(?:aus)?bildung(?:sweg)?$|^studium$|^schulbildung$|^ausbildung und studium$|^(?:formación|educación)(?: académica)?$|^formations?$/,
  ],
  [
    "skills",
    /^(?:(?:technical|core|key|personal|job-related|digital|professional|relevant|hard|soft|computer|it|clinical|other|additional|top|main) )*(?:skills?|competenc(?:ies|es?)|technologies|tech stack|toolbox|toolkit|tools|what i(?:['’]m| am) good at|what i do(?: best)?|expertise|strengths|proficiencies|skill ?set|areas of expertise|capabilities)(?: (?:summary|and .{3,25}|& .{3,25}))?$|^(?:edv-?|fach)?kenntnisse(?: und fähigkeiten)?$|^fähigkeiten$|^kompetenzen$|^(?:habilidades|competencias|aptitudes)$|^compétences$/,
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
    "contact",
    /^(?:contacts?|(?:how to )?(?:contact|reach|find) (?:me|us)(?: at)?|get in touch|reach out|say hello|let['’]s (?:talk|connect)|connect(?: with me)?|(?:contact|personal) (?:details|data|info|information)|details|persönliche daten|kontakt|kontaktdaten|contacto|datos personales|coordonnées)$/,
  ],
  [
    "other",
    /^(?:references?|interests|activities|hobbies|(?:hobbies|activities|awards?|honou?rs|prizes|clubs|interests|memberships|recognition) (?:and|&) .{3,30}|awards?|prizes|honou?rs|recognition|achievements|accomplishments|memberships?|affiliations?|professional (?:affiliations|memberships)|clubs|community|leadership|extracurricular activities|additional information|referenzen|interessen|auszeichnungen|hobbys|distinctions|premios|intereses|loisirs)$/,
  ],
];

// Spaced letters lose the spaces between words, or gain some within: "ABOUTME", "EDUCAT ION".
const closed = heads.map(([kind, head]) => [kind, new RegExp(head.source.replaceAll(" ", ""))] as const);

/** The section a line is the heading of, or null: short, with nothing but the name and a count ("Experience: 9 years"). */
export function headOf(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const name = text
    .toLowerCase()
    .replace(/^[^\p{L}]+(?:my )?|^my ?/u, "")
    .replace(/[:–—-]?\s*\d+\+? (?:years?|yrs|jahre)$/, "")
    .replace(/[^\p{L}]+$/u, "")
    .replace(/\s+/g, "");
  return closed.find(([, head]) => head.test(name))?.[0] ?? null;
}
