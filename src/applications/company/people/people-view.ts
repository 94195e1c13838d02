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

/** Valid values per field in a URL; others are ignored. */
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

/** Means all stages in a URL: by default a list shows the active ones. */
export const allStages = "all";

/** The filter in a URL; active stages by default. */
export function readPeopleFilter(address: URLSearchParams): ApplicationFilter {
  const search = askedFor(address.get("q") ?? "");
  const given = fields.flatMap((field) => {
    const value = address.get(field) ?? (field === "stage" ? "open" : "");
    return value && readers[field](value) ? [[field, value]] : [];
  });
  return { ...Object.fromEntries(given), ...(search && { search }) };
}

type Orders = readonly [ApplicationOrder, ...ApplicationOrder[]];

/** The available orders, default first. Best match compares the people of one job. */
export function peopleOrders(jobId: string | null, { job }: Pick<ApplicationFilter, "job">): Orders {
  if (jobId !== null) return ["best", "decision", "newest", "answer"];
  return job ? ["decision", "best", "newest", "answer"] : ["decision", "newest", "answer"];
}

export function readPeopleOrder(address: URLSearchParams, jobId: string | null): ApplicationOrder {
  const orders = peopleOrders(jobId, readPeopleFilter(address));
  return orders.find((order) => order === address.get("order")) ?? orders[0];
}

/** Board columns are single stages, where no one is closer to a decision. */
export const boardOrder = (order: ApplicationOrder): ApplicationOrder => (order === "decision" ? "best" : order);

/** How a job's people show from 1024 px. */
export const layouts = ["board", "list"] as const;

/** Fields without a chip; links set them. */
export const linkedFields = [
  "reached",
  "furthest",
  "left",
  "answer",
  "offer",
  "reason",
] as const satisfies readonly Field[];

/** A list's filters and order, kept in the URL. */
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
    /** Links to a person's page carry it, so that the page knows its list. */
    address: withoutPerson.toString(),
    set: (changes: Partial<Record<Field, string | null>>) => change({ ...changes, person: null }),
    isNarrowed: fields.some(isNarrowing) || filter.search !== undefined,
    /** Applies a saved view, replacing the current filters. */
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
    /** The person in the side panel. */
    person: person && isId(person) ? person : null,
    /** Back closes the panel; switching people inside it adds no history. */
    open: (id: string) => {
      const next = new URLSearchParams(withoutPerson);
      next.set("person", id);
      navigate({ pathname, search: next.toString() }, { replace: person !== null, preventScrollReset: true });
    },
    close: () => change({ person: null }),
  };
}

export type PeopleView = ReturnType<typeof usePeopleView>;
