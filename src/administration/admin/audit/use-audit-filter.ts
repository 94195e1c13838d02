import { type AuditFilter, type AuditKind, auditKinds } from "@contracts/administration/audit";
import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { startOfYear } from "date-fns/startOfYear";
import { useSearchParams } from "react-router-dom";
import { isId } from "@/lib/is-id";
import { useAddressChange } from "@/lib/use-address-choice";

/** The first one is the default. */
export const auditRanges = ["30", "7", "year", "all", "own"] as const;
export type AuditRange = (typeof auditRanges)[number];

export interface AuditChoice {
  kind: AuditKind | null;
  actor: string | null;
  company: string | null;
  range: AuditRange;
  /** yyyy-mm-dd, for custom dates; both days are included. */
  from: string;
  to: string;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const dayOf = (text: string | null) => (text && isDay(text) ? text : "");
const idOf = (text: string | null) => (text && isId(text) ? text : null);

function readChoice(address: URLSearchParams): AuditChoice {
  return {
    kind: auditKinds.find((kind) => kind === address.get("kind")) ?? null,
    actor: idOf(address.get("actor")),
    company: idOf(address.get("company")),
    range: auditRanges.find((range) => range === address.get("range")) ?? auditRanges[0],
    from: dayOf(address.get("from")),
    to: dayOf(address.get("to")),
  };
}

/** The range as timestamps in the reader's time zone; stable for the whole day, so that query keys don't change. */
function moments({ range, from, to }: AuditChoice, now: Date): Pick<AuditFilter, "from" | "to"> {
  const since = (day: Date) => ({ from: day.toISOString() });
  if (range === "7" || range === "30") return since(addDays(startOfDay(now), 1 - Number(range)));
  if (range === "year") return since(startOfYear(now));
  if (range === "all") return {};
  return {
    ...(from && since(new Date(`${from}T00:00`))),
    ...(to && { to: addDays(new Date(`${to}T00:00`), 1).toISOString() }),
  };
}

export const auditFilter = (choice: AuditChoice, search = "", now = new Date()): AuditFilter => ({
  ...(search && { search }),
  ...(choice.kind && { kind: choice.kind }),
  ...(choice.actor && { actor: choice.actor }),
  ...(choice.company && { company: choice.company }),
  ...moments(choice, now),
});

export function useAuditChoice(): [AuditChoice, (change: Partial<Record<keyof AuditChoice, string | null>>) => void] {
  const [address] = useSearchParams();
  return [readChoice(address), useAddressChange()];
}
