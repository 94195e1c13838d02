import { type ApplicationFilter, type ApplicationOrder, rejectionReasons } from "@contracts/applications/application";
import type { ViewFilters } from "@contracts/applications/view";
import { addedSources, applicationSources, applicationStatuses } from "@contracts/enums";
import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { isId } from "@/lib/is-id";
import { useAddressChange, useChoiceInAddress } from "@/lib/use-address-choice";
import { askedFor, useSearchText } from "@/lib/use-search-text";

type Field = Exclude<keyof ApplicationFilter, "search">;

const among =
  (...known: readonly string[]) =>
  (value: string) =>
    known.includes(value);
const isStage = among(...applicationStatuses);
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);
const isFit = among("match", "close");

/** What an address may say of each field; the rest of it is passed over. */
const readers: Record<Field, (value: string) => boolean> = {
  stage: among("open", ...applicationStatuses),
  assignee: (value) => isId(value) || among("me", "nobody")(value),
  skill: (value) => value.length <= 60 && !value.includes("\0"),
  level: isFit,
  place: isFit,
  from: isDay,
  to: isDay,
  job: isId,
  reached: isStage,
  furthest: isStage,
  left: isStage,
  answer: among("overdue", "kept", "late"),
  offer: among("open"),
  reason: among(...rejectionReasons),
  source: among(...applicationSources, ...addedSources, "unknown"),
  unread: among("yes"),
  responses: among("yes"),
  tags: (value) => value.length <= 250 && !value.includes("\0"),
};
const fields = Object.keys(readers) as Field[];

/** Stands in the address for all stages: without a word about it, a list shows those before an end. */
export const allStages = "all";

/** The filter an address asks for: without a stage those before an end. */
export function readPeopleFilter(address: URLSearchParams): ApplicationFilter {
  const search = askedFor(address.get("q") ?? "");
  const given = fields.flatMap((field) => {
    const value = address.get(field) ?? (field === "stage" ? "open" : "");
    return value && readers[field](value) ? [[field, value]] : [];
  });
  return { ...Object.fromEntries(given), ...(search && { search }) };
}

type Orders = readonly [ApplicationOrder, ...ApplicationOrder[]];

/** The orders to choose from; the first is the one without a choice. Best match compares the people of one job. */
export function peopleOrders(jobId: string | null, { job }: Pick<ApplicationFilter, "job">): Orders {
  if (jobId !== null) return ["best", "decision", "newest", "answer"];
  return job ? ["decision", "best", "newest", "answer"] : ["decision", "newest", "answer"];
}

/** The order an address asks for. */
export function readPeopleOrder(address: URLSearchParams, jobId: string | null): ApplicationOrder {
  const orders = peopleOrders(jobId, readPeopleFilter(address));
  return orders.find((order) => order === address.get("order")) ?? orders[0];
}

/** A board's columns are one stage each, of whose people nobody is nearer to a decision. */
export const boardOrder = (order: ApplicationOrder): ApplicationOrder => (order === "decision" ? "best" : order);

/** How a job's people show from 1024 px. */
export const layouts = ["board", "list"] as const;

/** What has no chip of its own: it comes with a link. */
export const linkedFields = [
  "reached",
  "furthest",
  "left",
  "answer",
  "offer",
  "reason",
] as const satisfies readonly Field[];

/** What a list of people shows and in which order; the address of the page keeps it. */
export function usePeopleView(jobId: string | null) {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = useAddressChange();
  const search = useSearchText("person");
  const [layout, setLayout] = useChoiceInAddress("view", layouts);
  const filter = useMemo(() => readPeopleFilter(address), [address]);
  const person = address.get("person");
  const orders = peopleOrders(jobId, filter);
  const withoutPerson = new URLSearchParams(address);
  withoutPerson.delete("person");
  const isNarrowing = (field: Field) => filter[field] !== (field === "stage" ? "open" : undefined);
  return {
    filter,
    order: readPeopleOrder(address, jobId),
    orders,
    setOrder: (order: ApplicationOrder) => change({ order: order === orders[0] ? null : order, person: null }),
    layout,
    setLayout,
    search,
    /** Stays with a link to somebody's page, so that it knows which list it is left for. */
    address: withoutPerson.toString(),
    set: (changes: Partial<Record<Field, string | null>>) => change({ ...changes, person: null }),
    isNarrowed: fields.some(isNarrowing) || filter.search !== undefined,
    /** Shows what a saved view keeps, and nothing of what was chosen before. */
    show: ({ order: wanted, search: words, ...chosen }: ViewFilters) => {
      search.setText(words ?? "");
      change({
        ...Object.fromEntries(fields.map((field) => [field, chosen[field] ?? null])),
        stage: chosen.stage === "open" ? null : (chosen.stage ?? allStages),
        q: words ?? null,
        order: wanted ?? null,
        person: null,
      });
    },
    clear: () => {
      search.setText("");
      change(Object.fromEntries(["q", "person", ...fields].map((name) => [name, null])));
    },
    /** Whom the side panel shows. */
    person: person && isId(person) ? person : null,
    /** The first opening is a step back can undo; from one to the next there is none. */
    open: (id: string) => {
      const next = new URLSearchParams(withoutPerson);
      next.set("person", id);
      navigate({ pathname, search: next.toString() }, { replace: person !== null, preventScrollReset: true });
    },
    close: () => change({ person: null }),
  };
}

export type PeopleView = ReturnType<typeof usePeopleView>;
