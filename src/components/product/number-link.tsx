import { AppLink } from "@/components/ui/app-link";
import { formatNumber } from "@/lib/format";

interface NumberLinkProps {
  value: number;
  /** Text in place of the number: "2 days". */
  text?: string;
  /** What it counts, for screen readers: "118 people reached Under Review". */
  label: string;
  to: string;
}

export function NumberLink({ value, text = formatNumber(value), label, to }: NumberLinkProps) {
  if (value === 0) return <span className="tnum">{text}</span>;
  return (
    <AppLink className="link tnum touch" to={to} aria-label={`${label}. Show them`}>
      {text}
    </AppLink>
  );
}
