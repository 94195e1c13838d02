import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/** Changes the URL's query without a history entry; null removes a name. */
export function useAddressChange(): (changes: Readonly<Record<string, string | null>>) => void {
  const { pathname } = useLocation();
  const [, setAddress] = useSearchParams();
  return useCallback(
    (changes) => {
      // While the next page loads, this one is still mounted but the URL has changed: a change would lead back.
      if (window.location.pathname !== pathname) return;
      // Read at the time of the change: two quick changes may come before a render.
      const changed = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) changed.set(name, value);
        else changed.delete(name);
      }
      setAddress(changed, { replace: true, preventScrollReset: true });
    },
    [pathname, setAddress],
  );
}

/** A choice above a list, kept in the URL so that Back restores it; null for none. */
export function useAddressChoice(name: string): [string | null, (choice: string | null) => void] {
  const [address] = useSearchParams();
  const change = useAddressChange();
  return [address.get(name), (choice) => change({ [name]: choice })];
}

/** The same with fixed choices, the first being the default: for tabs. */
export function useChoiceInAddress<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, choose] = useAddressChoice(name);
  const choice = choices.find((each) => each === chosen) ?? choices[0];
  return [choice, (next) => choose(next === choices[0] ? null : next)];
}

/** The same with no choice allowed: for filters. Unknown values mean none. */
export function useFilterInAddress<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | null, (choice: Choice | null) => void] {
  const [chosen, choose] = useAddressChoice(name);
  return [choices.find((each) => each === chosen) ?? null, choose];
}
