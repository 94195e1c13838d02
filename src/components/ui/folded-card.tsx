import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Icon } from "@/components/ui/icon";

interface FoldedCardProps {
  title: string;
  text: string;
  aside?: ReactNode;
  startsOpen?: boolean;
  flush?: boolean;
  id?: string;
  children: ReactNode;
}

/** A card that collapses to one line. Its content is always mounted, so links into it expand it: see `unfold`. */
export function FoldedCard({ title, text, aside, startsOpen = false, flush = false, id, children }: FoldedCardProps) {
  const titleId = useId();
  // Afterward the browser tracks the state.
  const [open] = useState(startsOpen);
  return (
    <section aria-labelledby={titleId}>
      <details id={id} className="card fold scroll-mt-16" open={open}>
        <summary>
          <hgroup className="fold-line">
            <h2 id={titleId}>{title}</h2>
            <p className="fold-text">{text}</p>
          </hgroup>
          {aside}
          <Icon icon={ChevronDown} />
        </summary>
        <div className={flush ? undefined : "card-body pt-1"}>{children}</div>
      </details>
    </section>
  );
}
