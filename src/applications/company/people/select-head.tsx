import { X } from "lucide-react";
import { useEffect } from "react";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { formatNumber } from "@/lib/format";

interface SelectHeadProps {
  context: PeopleContext;
  people: readonly Item[];
  onEnd: () => void;
}

/** Covers the page's header while people are selected on a phone. */
export function SelectHead({ context, people, onEnd }: SelectHeadProps) {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      // A dialog, sheet or menu above closes first.
      if (
        event.key === "Escape" &&
        !event.defaultPrevented &&
        !document.querySelector("[role='dialog'], [role='menu']")
      )
        onEnd();
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [onEnd]);
  return (
    <section className="select-head" aria-label="Selection">
      <IconButton icon={X} label="Stop selecting" onClick={onEnd} />
      <b role="status" className="grow font-semibold">
        {formatNumber(context.ticked.size)} selected
      </b>
      <Button variant="quiet" onClick={() => context.tick(people, true)}>
        Select all {formatNumber(people.length)}
      </Button>
    </section>
  );
}
