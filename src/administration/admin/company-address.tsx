import type { Company } from "@contracts/companies/company";

/** The lines of one of a company's addresses; empty if none was given. */
export const addressLines = (company: Company, kind: "reg" | "op"): string[] =>
  [
    [company[`${kind}_street`], company[`${kind}_unit`]],
    [company[`${kind}_city`], company[`${kind}_state`], company[`${kind}_zip_code`]],
    [company[`${kind}_country`]],
  ]
    .map((line) => line.filter(Boolean).join(", "))
    .filter(Boolean);

export function Address({ lines, empty }: { lines: readonly string[]; empty: string }) {
  if (lines.length === 0) return <p className="text-ink-subtle">{empty}</p>;
  return (
    <address className="break-words not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
