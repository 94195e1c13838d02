import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { SearchBox } from "@/components/ui/search-box";
import { useAddressChange } from "@/lib/use-address-choice";
import type { useSearchText } from "@/lib/use-search-text";

interface FilterBarProps {
  search: Pick<ReturnType<typeof useSearchText>, "text" | "setText">;
  label: string;
  placeholder?: string;
  /** A search or filter is active. */
  isNarrowed: boolean;
  children: ReactNode;
}

export function FilterBar({ search, label, placeholder, isNarrowed, children }: FilterBarProps) {
  const change = useAddressChange();
  const showAll = () => {
    search.setText("");
    change(Object.fromEntries([...new URLSearchParams(window.location.search).keys()].map((name) => [name, null])));
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <SearchBox
        className="w-80 max-md:w-full"
        label={label}
        placeholder={placeholder}
        value={search.text}
        onChange={search.setText}
      />
      {children}
      {isNarrowed && (
        <Button variant="quiet" onClick={showAll}>
          Show all
        </Button>
      )}
    </div>
  );
}
