import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";

interface FoldedCardProps {
  title: string;
  /** What it is about, while it is folded too. */
  text: string;
  /** Something in it asks for attention: it opens. */
  asks?: boolean;
  children: ReactNode;
}

/** A card that begins folded, for what few fill in. Its content is there all the time. */
export function FoldedCard({ title, text, asks = false, children }: FoldedCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="card group" open={open || asks} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-lg px-4 py-2 md:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow">
          <b className="block font-semibold">{title}</b>
          <span className="text-ink-muted text-sm">{text}</span>
        </span>
        <Icon icon={ChevronDown} className="text-ink-subtle group-open:rotate-180" />
      </summary>
      <div className="card-body pt-2">{children}</div>
    </details>
  );
}
