import { useSearchParams } from "react-router-dom";

/** A choice made above a list, kept in the address so that going back finds it again; null for none. */
export function useAddressChoice(name: string): [string | null, (choice: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (choice: string | null) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (choice) changed.set(name, choice);
        else changed.delete(name);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(name), choose];
}
