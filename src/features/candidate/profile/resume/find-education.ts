import type { Found } from "@/features/candidate/profile/resume/found";
import type { ResumeLine } from "@/features/candidate/profile/resume/resume-text";

const school =
  /\b(?:bachelor|master|b\.?sc?\.?|m\.?sc?\.?|b\.s|m\.s|a\.s|b\.?a\.?|m\.?a\.?|b\.?eng|m\.?eng|mba|ph\.?d|doctor(?:ate)?|associate(?:'s)?|a\.?a\.?s?|diploma|diplom|degree|ged|high school|university|universität|universidad|université|hochschule|college|institute|academy|school|gymnasium|abitur|ausbildung|licenciatura|grado|apprenticeship|certificate)\b/i;

/** What somebody has learned and where, newest first, at most three: the lines of their education that say so. */
export function findEducation(lines: readonly ResumeLine[]): Found<string[]> | undefined {
  const found = lines.filter(({ text }) => school.test(text) && text.length <= 160).slice(0, 3);
  if (found.length === 0) return undefined;
  return {
    value: found.map(({ text }) => text.replace(/^[^\p{L}\d]+/u, "")),
    pages: [...new Set(found.map(({ page }) => page))],
  };
}
