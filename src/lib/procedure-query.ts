import { pageSize } from "@contracts/limits";
import type { Procedures } from "@contracts/procedures";
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

type Name = keyof Procedures;
type Args<Read extends Name> = Procedures[Read]["args"];
type Answer<Read extends Name> = Procedures[Read]["answer"];

/** What the cache holds: answers of procedures, and what is read past them. */
export type Reading =
  | Name
  | "search for administrators"
  | "notifications"
  | "newest companies"
  | "newest plans"
  | "open-file";

/** The format of all query keys: the source, and its arguments. */
export const readingKey = <Read extends Reading, Asked extends object>(reading: Read, args: Asked) =>
  [reading, args] as const;

type Key<Read extends Name> = readonly [Read, Args<Read>];
type Extras<Options> = Omit<Options, "queryKey" | "queryFn" | "initialPageParam" | "getNextPageParam" | "initialData">;

export const procedureQuery = <Read extends Name, Data = Answer<Read>>(
  name: Read,
  args: Args<Read>,
  options: Extras<UseQueryOptions<Answer<Read>, AppError, Data, Key<Read>>> = {},
) =>
  queryOptions<Answer<Read>, AppError, Data, Key<Read>>({
    queryKey: readingKey(name, args),
    queryFn: ({ signal }) => callProcedure(name, args, { signal }),
    ...options,
  });

type Side = "p_before" | "p_after";
/** The start of a page, null for the first. */
type Place<Read extends Name, From extends Side = Side> = Exclude<
  Args<Read>[From & keyof Args<Read>],
  undefined
> | null;
type PagesKey<Read extends Name> = readonly [Read, Omit<Args<Read>, Side>, "pages"];
type Pages<Read extends Name> = InfiniteData<Answer<Read>>;

const limitOf = ({ p_limit = pageSize }: { p_limit?: number }): number => p_limit;

interface Paging<Read extends Name>
  extends Extras<UseInfiniteQueryOptions<Answer<Read>, AppError, Pages<Read>, PagesKey<Read>, Place<Read>>> {
  /** The next page's start: the parameter that takes it. */
  before?: (page: Answer<Read>) => "p_before" extends keyof Args<Read> ? Place<Read, "p_before"> : never;
  after?: (page: Answer<Read>) => "p_after" extends keyof Args<Read> ? Place<Read, "p_after"> : never;
}

/** The same page by page, `pageSize` rows each unless the arguments set it. */
export const procedurePages = <Read extends Name>(
  name: Read,
  args: Omit<Args<Read>, Side>,
  { before, after, ...options }: Paging<Read>,
) =>
  infiniteQueryOptions<Answer<Read>, AppError, Pages<Read>, PagesKey<Read>, Place<Read>>({
    // Distinct from the single answer to the same arguments.
    queryKey: [name, args, "pages"],
    queryFn: ({ pageParam, signal }) => {
      const page = { ...args, [after ? "p_after" : "p_before"]: pageParam, p_limit: limitOf(args) };
      return callProcedure(name, page as Args<Read>, { signal });
    },
    initialPageParam: null,
    getNextPageParam: (after ?? before) as (page: Answer<Read>) => Place<Read>,
    ...options,
  });
