import type { Partnership } from "@contracts/partners/partnership";
import { useState } from "react";
import { Switch } from "@/components/ui/switch";
import { ShareDialog } from "@/partners/admin/partnership-dialogs";
import { useSwitchShare } from "@/partners/data/partnerships";
import { type Share, shareWords, sumShared, unapproved } from "@/partners/model/share-words";

/** Turns on sharing after explaining what that shows of each company; turns it off right away. */
export function ShareSwitch({ partnership, share }: { partnership: Partnership; share: Share }) {
  const { id, a, b } = partnership;
  const on = partnership[share];
  const shows = on && unapproved(partnership).length === 0;
  const words = shareWords[share];
  const [asking, setAsking] = useState(false);
  const switchShare = useSwitchShare();
  return (
    <span className="flex items-center gap-2.5 max-md:min-h-touch">
      <Switch
        label={`${words.title} between ${a.name} and ${b.name}`}
        on={on}
        onChange={(wanted) => (wanted ? setAsking(true) : switchShare.mutate({ id, share, on: false }))}
      />
      <span className="text-sm md:hidden">{words.title}</span>
      <span className={shows ? "tnum text-sm max-md:ml-auto" : "text-ink-subtle text-sm max-md:ml-auto"}>
        {shows ? words.counted(sumShared(share, partnership)) : on ? "Nothing now" : "Nothing"}
      </span>
      {asking && (
        <ShareDialog
          partnership={partnership}
          share={share}
          onConfirm={() => switchShare.mutate({ id, share, on: true })}
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
