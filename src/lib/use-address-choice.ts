import { useCallback } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/** Changes what the address says behind its path, without a step of its own in the history; null takes a name out. */
export function useAddressChange(): (changes: Readonly<Record<string, string | null>>) => void {
  const { pathname } = useLocation();
  const [, setAddress] = useSearchParams();
  return useCallback(
    (changes) => {
      // While the next page is being loaded, this one still stands but the address has moved on: a change would lead back.
      if (window.location.pathname !== pathname) return;
      // As it is by now: of two changes in quick succession the second is made before the first is drawn.
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

/** A choice made above a list, kept in the address so that going back finds it again; null for none. */
export function useAddressChoice(name: string): [string | null, (choice: string | null) => void] {
  const [address] = useSearchParams();
  const change = useAddressChange();
  return [address.get(name), (choice) => change({ [name]: choice })];
}

/** The same among some, of which the first is that of an address without it: a tab, say. */
export function useChoiceInAddress<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, choose] = useAddressChoice(name);
  const choice = choices.find((each) => each === chosen) ?? choices[0];
  return [choice, (next) => choose(next === choices[0] ? null : next)];
}

/** The same where none of them is a choice, too: a filter. Unknown ones mean none. */
export function useFilterInAddress<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
): [Choice | null, (choice: Choice | null) => void] {
  const [chosen, choose] = useAddressChoice(name);
  return [choices.find((each) => each === chosen) ?? null, choose];
}
