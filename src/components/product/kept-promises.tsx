import type { KeptPromises as Kept } from "@contracts/companies/company";
import { BadgeCheck } from "lucide-react";
import { Icon } from "@/components/ui/icon";

/** "Replied on time to 46 of 48 applications": two numbers, never a rate. */
export const keptWords = ({ kept, passed }: Kept): string => `Replied on time to ${kept} of ${passed} applications`;

/** How often an employer replied by the reply-by date, and how that is counted; hidden below ten promises. */
export function KeptPromises({ promises }: { promises: Kept | null }) {
  if (!promises) return null;
  return (
    <div className="promise">
      <Icon icon={BadgeCheck} />
      <div className="min-w-0">
        <p className="font-semibold">{keptWords(promises)}</p>
        <details className="text-ink-muted text-sm">
          <summary className="touch w-fit cursor-pointer underline underline-offset-3">What counts</summary>
          <p className="mt-1">
            Applications whose reply-by date has passed, or that got a reply before then: an offer, a hire, or a clear
            no that wasn't undone within an hour. A late reply, or no reply, doesn't count as on time. Applications
            withdrawn by the date don't count. Shown once there are ten applications.
          </p>
        </details>
      </div>
    </div>
  );
}
