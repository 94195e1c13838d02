import { type AuditFilter, type AuditKind, auditKinds } from "@contracts/administration/audit";
import { addDays } from "date-fns/addDays";
import { startOfDay } from "date-fns/startOfDay";
import { startOfYear } from "date-fns/startOfYear";
import { useSearchParams } from "react-router-dom";
import { isId } from "@/lib/is-id";
import { useAddressChange } from "@/lib/use-address-choice";

/** The first is that of an address without one. */
export const auditRanges = ["30", "7", "year", "all", "own"] as const;
export type AuditRange = (typeof auditRanges)[number];

/** What the page is narrowed to beside words, as its address says it. */
export interface AuditChoice {
  kind: AuditKind | null;
  actor: string | null;
  company: string | null;
  range: AuditRange;
  /** yyyy-mm-dd, of own dates: both days belong to it. */
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

/** The days as moments where the reader is; the same all day, so that the same question keeps its answer. */
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

/** The filter that a choice and words stand for. */
export const auditFilter = (choice: AuditChoice, search = "", now = new Date()): AuditFilter => ({
  ...(search && { search }),
  ...(choice.kind && { kind: choice.kind }),
  ...(choice.actor && { actor: choice.actor }),
  ...(choice.company && { company: choice.company }),
  ...moments(choice, now),
});

/** What the address narrows the log to, beside words, and what changes it there. */
export function useAuditChoice(): [AuditChoice, (change: Partial<Record<keyof AuditChoice, string | null>>) => void] {
  const [address] = useSearchParams();
  return [readChoice(address), useAddressChange()];
}
