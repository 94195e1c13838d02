import { fieldLabel, importFields } from "@/candidates/model/import/columns";
import { csvText } from "@/lib/csv";

const example = [
  "Ada",
  "Kowalczyk",
  "ada.kowalczyk@example.com",
  "Data Analyst",
  "(303) 555-0118",
  "SQL; Tableau",
  "Boulder",
  "CO",
  "United States",
];

/** A template file: every column, and an example line. */
export const importTemplate = (): string => csvText([importFields.map(fieldLabel), example]);
