import { useEffect } from "react";
import { isId } from "@/lib/is-id";
import { useAddressChoice } from "@/lib/use-address-choice";

interface Where {
  /** Whether there is room for it. */
  isBeside: boolean;
  /** Whether the list matches the current filters. */
  isSettled: boolean;
}

/** The record of a list that is open beside it: the one the address names under `key`, and the first until it does. */
export function useOpenBeside(
  key: string,
  rows: readonly { id: string }[] | undefined,
  { isBeside, isSettled }: Where,
) {
  const [named, name] = useAddressChoice(key);
  const first = rows?.[0]?.id ?? null;
  const known = named && isId(named) ? named : null;
  // It stays open when the list changes, so that the decision is about what was read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` is made anew with each address
  useEffect(() => {
    if (isBeside && isSettled && !known && first) name(first);
  }, [isBeside, isSettled, known, first]);
  // A narrower window hides it but keeps drafts about it.
  return [known ?? (isBeside ? first : null), name] as const;
}
