import type { Company } from "@contracts/companies/company";

type Texts<Column extends keyof Company> = { [Each in Column]: NonNullable<Company[Each]> | "" };

export function companyTexts<Column extends keyof Company>(
  company: Company | null,
  columns: readonly Column[],
): Texts<Column> {
  const entries = columns.map((column) => [column, company?.[column] ?? ""]);
  // fromEntries loses the key types.
  return Object.fromEntries(entries) as Texts<Column>;
}
