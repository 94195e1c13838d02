import { Search } from "lucide-react";
import { Icon } from "@/components/ui/icon";

interface SearchBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  className?: string;
}

export function SearchBox({ label, placeholder = label, value, onChange, maxLength, className }: SearchBoxProps) {
  return (
    <search className={className}>
      <div className="input-wrap">
        <Icon icon={Search} />
        <input
          className="input"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </search>
  );
}
