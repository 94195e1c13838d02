import sizes from "@/marketing/help/pictures/sizes.json";

/** Alt texts of the pictures, which `npm run help:pictures` takes (supabase/local/demo/help-pictures.ts). */
export const pictureTexts: Record<string, string> = {
  jobs: "The list of jobs, with a search field and filters above it and an open job beside it.",
  ticks:
    "Three skills are ticked above the list; each job shows filled and hollow bars and how many of its skills they are.",
  profile: "A candidate's profile with its completion and the first fields.",
  apply: "The application form of a job with the company's questions.",
  application: "A candidate's application with its status and course.",
  "job-form": "The form of a new job with its fields and the preview beside it.",
  board: "The board of applicants, a column for each stage, with the match on each card.",
  record: "An applicant opened beside the board, with match and next step.",
  team: "The team page with each colleague's name and role.",
  candidates: "The list of managed candidates.",
  approvals: "The queue of companies that wait, with the first one's record beside it.",
  "sign-up": "The sign-up form: find a job or hire people, name, email and password.",
};

const files = import.meta.glob<string>("./pictures/*.webp", {
  eager: true,
  query: "?url&no-inline",
  import: "default",
});

export interface Picture {
  light: string;
  dark: string;
  width: number;
  height: number;
  text: string;
}

/** A picture by name; undefined if it wasn't taken. */
export function pictureOf(name: string): Picture | undefined {
  const [light, dark] = ["light", "dark"].map((scheme) => files[`./pictures/${name}-${scheme}.webp`]);
  const size = (sizes as Record<string, { width: number; height: number } | undefined>)[name];
  return light && dark && size ? { light, dark, ...size, text: pictureTexts[name] ?? "" } : undefined;
}
