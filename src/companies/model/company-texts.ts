import type { Company } from "@contracts/companies/company";

type Texts<Column extends keyof Company> = { [Each in Column]: NonNullable<Company[Each]> | "" };

/** Columns of a company as a form's inputs hold them: "" for nothing. */
export function companyTexts<Column extends keyof Company>(
  company: Company | null,
  columns: readonly Column[],
): Texts<Column> {
  const entries = columns.map((column) => [column, company?.[column] ?? ""]);
  // The names are lost on the way through fromEntries.
  return Object.fromEntries(entries) as Texts<Column>;
}
