import { Search } from "lucide-react";
import { Icon } from "@/components/ui/icon";

interface SearchBoxProps {
  /** Says what is searched; also the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A search input that filters while one types. */
export function SearchBox({ label, value, onChange, className = "" }: SearchBoxProps) {
  return (
    <div className={`input-wrap ${className}`}>
      <Icon icon={Search} />
      <input
        className="input"
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
