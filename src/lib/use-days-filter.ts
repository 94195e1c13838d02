import { addDays, utcDay } from "@contracts/day";
import { formatShortDay } from "@/lib/format-date";
import { useAddressChoice } from "@/lib/use-address-choice";

const lengths = ["7", "30", "90"];

/** Days (UTC) as an address names them: "2026-10-28..2026-11-26". */
export const daysInAddress = (since: string, until: string): string => `${since}..${until}`;

/** Some browsers read February 30 as March 2, and the database knows no year 0. */
function isDay(text: string): boolean {
  const at = Date.parse(text);
  return Number.isFinite(at) && utcDay(at) === text && !text.startsWith("0000");
}

function namedDays(text: string | null): [since: string, until: string] | null {
  const [, since, until] = /^(\d{4}-\d\d-\d\d)\.\.(\d{4}-\d\d-\d\d)$/.exec(text ?? "") ?? [];
  return since && until && isDay(since) && isDay(until) ? [since, until] : null;
}

/** A filter by day, kept in the address: the last days, or those a link names. */
export function useDaysFilter(name: string) {
  const [text, onChange] = useAddressChoice(name);
  const named = namedDays(text);
  const value = named || (text && lengths.includes(text)) ? text : null;
  const [since, until] = named ?? (value ? [addDays(utcDay(), 1 - Number(value))] : []);
  return {
    /** Arguments of a list. */
    days: { p_since: since, p_until: until },
    /** Props of its FilterSelect. */
    select: {
      value,
      onChange,
      options: [
        ...lengths.map((length) => ({ value: length, label: `Last ${length} days` })),
        ...(named && text ? [{ value: text, label: named.map((day) => formatShortDay(day)).join("–") }] : []),
      ],
    },
  };
}

export type Days = ReturnType<typeof useDaysFilter>["days"];
