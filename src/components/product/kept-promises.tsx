import type { KeptPromises as Kept } from "@contracts/companies/company";
import { BadgeCheck } from "lucide-react";
import { Icon } from "@/components/ui/icon";

/** "Answered 46 of 48": two numbers, never a rate. */
export const answeredWords = ({ kept, passed }: Kept): string => `Answered ${kept} of ${passed}`;

/** How often an employer answered by the promised day, and what counts; nothing below ten promises. */
export function KeptPromises({ promises }: { promises: Kept | null }) {
  if (!promises) return null;
  return (
    <div className="promise">
      <Icon icon={BadgeCheck} />
      <div className="min-w-0">
        <p>
          <b>{answeredWords(promises)}</b> by the promised day
        </p>
        <details className="text-ink-muted text-sm">
          <summary className="touch w-fit cursor-pointer underline underline-offset-3">What counts</summary>
          <p className="mt-1">
            Applications with a promised day that were answered, or whose day has passed: an offer, a hire or a clear no
            that stood for an hour. What came later or never counts as not kept; who withdrew by the day is left out.
            Shown from ten on.
          </p>
        </details>
      </div>
    </div>
  );
}
