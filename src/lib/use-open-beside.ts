import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { isId } from "@/lib/is-id";
import { useAddressChoice } from "@/lib/use-address-choice";

interface Where {
  /** Whether there is room for it. */
  isBeside: boolean;
  /** Whether the list matches the current filters. */
  isSettled: boolean;
}

/** The record of a list that is open next to it: the one the address names under `key`, and the first until it does. */
export function useOpenBeside(
  key: string,
  rows: readonly { id: string }[] | undefined,
  { isBeside, isSettled }: Where,
) {
  const [named, name] = useAddressChoice(key);
  const first = rows?.[0]?.id ?? null;
  const known = named && isId(named) ? named : null;
  // It stays open when the list changes, so that the decision is about what was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is another one with each address
  useEffect(() => {
    if (isBeside && isSettled && !known && first) name(first);
  }, [isBeside, isSettled, known, first]);
  // A narrower window hides it but keeps drafts about it.
  return [known ?? (isBeside ? first : null), name] as const;
}

interface LinkWhere {
  isBeside: boolean;
  /** The record's own page, where there is no room next to the list. */
  page: string;
}

/** Props of the link that opens a record of the list; next to it, the address keeps the filters. */
export function useLinkBeside(key: string, id: string, { isBeside, page }: LinkWhere) {
  const [address] = useSearchParams();
  if (!isBeside) return { to: page, replace: false, preventScrollReset: false };
  const beside = new URLSearchParams(address);
  beside.set(key, id);
  return { to: { search: String(beside) }, replace: true, preventScrollReset: true };
}
