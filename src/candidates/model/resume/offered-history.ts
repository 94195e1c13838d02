import {
  historyDateErrors,
  type Position,
  positionSchema,
  type School,
  schoolSchema,
  sortedPositions,
  sortedSchools,
} from "@contracts/candidates/history";
import * as z from "zod/mini";
import { positionDates, positionPlace, schoolDates, schoolPlace, schoolTitle } from "@/candidates/model/history-words";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import type { FoundPosition, FoundSchool, ResumeFacts } from "@/candidates/model/resume/found";

type Lists = Pick<ProfileFormValues, "positions" | "schools">;

export interface OfferedEntry {
  id: string;
  /** "Jun 2021–present" */
  dates: string;
  says: string;
  detail: string;
  pages: number[];
  /** The list with it, and without it again. */
  add: (values: Lists) => Partial<Lists>;
  remove: (values: Lists) => Partial<Lists>;
  isIn: (values: Lists) => boolean;
  /** Whether the profile has it already. */
  isSame: (values: Lists) => boolean;
}

const folded = (text: string | null) => (text ?? "").trim().toLowerCase().replace(/\s+/g, " ");
const isOther = (id: string) => (entry: { id: string }) => entry.id !== id;

const quoted = (text: string) => {
  const plain = text.replace(/^- /gm, "").replace(/\s+/g, " ");
  return plain === "" ? "" : `“${plain.length > 60 ? `${plain.slice(0, 57).trimEnd()}…` : plain}”`;
};

/** Adds a final period, which "Quillmark Inc." already has. */
const sentence = (text: string) => text.replace(/[^.]$/, "$&.");

function offeredPosition(found: FoundPosition): OfferedEntry[] {
  const id = crypto.randomUUID();
  const entry: Position = {
    id,
    title: found.title,
    company: found.company,
    location: found.location || null,
    start_year: found.start.year,
    start_month: found.start.month,
    end_year: found.end?.year ?? null,
    end_month: found.end?.month ?? null,
    description: found.text || null,
  };
  if (!z.safeParse(positionSchema, entry).success || Object.keys(historyDateErrors(entry)).length > 0) return [];
  const isSame = ({ title, company, start_year }: Position) =>
    folded(title) === folded(entry.title) &&
    folded(company) === folded(entry.company) &&
    start_year === entry.start_year;
  return [
    {
      id,
      dates: positionDates(entry),
      says: entry.title,
      detail: [
        sentence(positionPlace(entry)),
        found.isGuess ? "Check the title and the company." : "",
        found.start.month === null ? "We couldn't read the months." : "",
        quoted(found.text),
      ]
        .filter(Boolean)
        .join(" "),
      pages: found.pages,
      add: ({ positions }) => ({ positions: sortedPositions([...positions.filter(isOther(id)), entry]) }),
      remove: ({ positions }) => ({ positions: positions.filter(isOther(id)) }),
      isIn: ({ positions }) => !positions.every(isOther(id)),
      isSame: ({ positions }) => positions.some(isSame),
    },
  ];
}

function offeredSchool(found: FoundSchool): OfferedEntry[] {
  const id = crypto.randomUUID();
  const entry: School = {
    id,
    school: found.school,
    degree: found.degree || null,
    field: found.field || null,
    start_year: found.from,
    end_year: found.to,
  };
  if (!z.safeParse(schoolSchema, entry).success || Object.keys(historyDateErrors(entry)).length > 0) return [];
  const isSame = (other: School) =>
    folded(other.school) === folded(entry.school) && folded(schoolTitle(other)) === folded(schoolTitle(entry));
  return [
    {
      id,
      dates: schoolDates(entry) || "School",
      says: schoolTitle(entry),
      detail: sentence(schoolPlace(entry)),
      pages: found.pages,
      add: ({ schools }) => ({ schools: sortedSchools([...schools.filter(isOther(id)), entry]) }),
      remove: ({ schools }) => ({ schools: schools.filter(isOther(id)) }),
      isIn: ({ schools }) => !schools.every(isOther(id)),
      isSame: ({ schools }) => schools.some(isSame),
    },
  ];
}

export const offeredHistory = ({ positions, schools }: Pick<ResumeFacts, "positions" | "schools">) => ({
  positions: positions.flatMap(offeredPosition),
  schools: schools.flatMap(offeredSchool),
});
