import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
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
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the app took over a written page
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== value) onChange(typed);
  }, []);
  return (
    <search className={className}>
      <div className="input-wrap">
        <Icon icon={Search} />
        <input
          ref={field}
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
