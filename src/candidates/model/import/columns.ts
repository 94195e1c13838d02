import type { ImportRow } from "@contracts/invitations/invitation";
import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import type { ImportTable } from "@/candidates/model/import/read-table";

/** The fields to read, with possible column names. */
const fields = {
  firstName: { label: "First name", names: "first name, given name, forename, first, fname" },
  lastName: { label: "Last name", names: "last name, surname, family name, last, lname" },
  email: { label: "Email", names: "email, email address, mail, mail address, email id" },
  title: { label: "Title", names: "title, job title, position, role, headline, occupation" },
  phone: {
    label: "Phone",
    names: "phone, phone number, mobile, mobile phone, mobile number, cell, cell phone, telephone, tel",
  },
  skills: { label: "Skills", names: "skills, skill, tags, key skills, technologies" },
  city: { label: "City", names: "city, town" },
  state: { label: country.region, names: "state, province, region" },
  country: { label: "Country", names: "country, nation" },
} as const;
export type ImportField = keyof typeof fields;
export const importFields = Object.keys(fields) as ImportField[];
export const fieldLabel = (field: ImportField): string => fields[field].label;

/** A column with both names. */
const wholeNames = "name, full name, candidate, candidate name, person, contact";

/** The column of each field; null for none. First and last name in one column are split. */
export type Columns = Record<ImportField, number | null>;

/** Without case, spaces and punctuation: "E-Mail" is "email". */
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Maps columns by name, in any order and case; the first of duplicates wins. */
export function guessColumns(names: readonly string[]): Columns {
  const known = names.map(bare);
  const find = (called: string): number | null => {
    const found = called.split(", ").map((name) => known.indexOf(bare(name)));
    return found.find((index) => index >= 0) ?? null;
  };
  const columns = Object.fromEntries(importFields.map((field) => [field, find(fields[field].names)])) as Columns;
  const whole = find(wholeNames);
  if (columns.firstName === null && columns.lastName === null) return { ...columns, firstName: whole, lastName: whole };
  // "Name" next to "First name" is the last name.
  return { ...columns, firstName: columns.firstName ?? whole, lastName: columns.lastName ?? whole };
}

export const missingFields = (columns: Columns): ImportField[] =>
  (["firstName", "lastName", "email"] as const).filter((field) => columns[field] === null);

/** "Kowalczyk, Ada" and "Ada Maria Kowalczyk", whose last word is the last name; one word is a first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const [last = "", first] = name.split(",", 2).map((part) => part.trim());
  if (first) return { firstName: first, lastName: last };
  const words = last.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}

/** Overlong text is refused anyway, so don't send all of it. */
const cut = (text: string, most: number) => text.slice(0, most + 1);

export function importRows({ lines }: Pick<ImportTable, "lines">, columns: Columns): ImportRow[] {
  return lines.map(({ line, cells }) => {
    const at = (field: ImportField): string => {
      const index = columns[field];
      return index === null ? "" : cut(cells[index] ?? "", limits.email);
    };
    const skills = columns.skills === null ? "" : (cells[columns.skills] ?? "");
    const isWhole = columns.firstName === columns.lastName;
    return {
      line,
      email: at("email"),
      ...(isWhole ? splitName(at("firstName")) : { firstName: at("firstName"), lastName: at("lastName") }),
      title: at("title"),
      phoneNumber: at("phone"),
      skills: skills
        .split(";")
        .map((skill) => cut(skill.trim(), limits.skill))
        .filter(Boolean)
        .slice(0, limits.skills + 1),
      address: { city: at("city"), state: at("state"), country: at("country") },
    };
  });
}
