import { Trash2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { DeletionEffects } from "@/accounts/shared/deletion/deletion-effects";
import { Button } from "@/components/ui/button";

interface DeletionCardProps {
  title: string;
  goes: string;
  stays: string;
  /** The confirmation dialog. */
  children: (close: () => void) => ReactNode;
}

/** Explains what deleting does before it starts. */
export function DeletionCard({ title, goes, stays, children }: DeletionCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();
  return (
    <section className="card" aria-labelledby={titleId} id="delete">
      <div className="p-4 md:p-5">
        <h2 id={titleId} className="card-title">
          {title}
        </h2>
        <DeletionEffects goes={goes} stays={stays} />
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="danger-quiet"
            className="border-line-strong px-3.5"
            icon={Trash2}
            onClick={() => setIsAsking(true)}
          >
            {title}
          </Button>
          <span className="text-ink-muted text-sm">You confirm with your password.</span>
        </div>
        {isAsking && children(() => setIsAsking(false))}
      </div>
    </section>
  );
}
