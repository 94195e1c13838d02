import { type ApplicationFilter, applicationOrders, rejectionReasons } from "@contracts/applications/application";
import { applicationSources, applicationStatuses } from "@contracts/enums";
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
  source: among(...applicationSources, "unknown"),
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

/** How a job's people show from 1024 px. */
export const layouts = ["board", "list"] as const;

/** What the filter dialog sets; the others come with a link. */
export const dialogFields = ["skill", "level", "place", "from", "to"] as const satisfies readonly Field[];

/** What a list of people shows and in which order; the address of the page keeps it. */
export function usePeopleView() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const change = useAddressChange();
  const search = useSearchText("person");
  const [order, setOrder] = useChoiceInAddress("order", applicationOrders);
  const [layout, setLayout] = useChoiceInAddress("view", layouts);
  const filter = useMemo(() => readPeopleFilter(address), [address]);
  const person = address.get("person");
  const withoutPerson = new URLSearchParams(address);
  withoutPerson.delete("person");
  const narrowing = fields.filter((field) => field !== "stage" && filter[field] !== undefined);
  return {
    filter,
    order,
    setOrder,
    layout,
    setLayout,
    search,
    /** Stays with a link to somebody's page, so that it knows which list it is left for. */
    address: withoutPerson.toString(),
    set: (changes: Partial<Record<Field, string | null>>) => change({ ...changes, person: null }),
    /** How many filters narrow it beside stage and search. */
    narrowing: narrowing.length,
    isNarrowed: narrowing.length > 0 || filter.search !== undefined,
    clear: () => {
      search.setText("");
      change(Object.fromEntries(["q", "person", ...narrowing].map((name) => [name, null])));
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
