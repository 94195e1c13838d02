import type { Partnership, SharedByCompany } from "@contracts/partners/partnership";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, type LucideIcon, Minus } from "lucide-react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { sharedByQuery } from "@/partners/data/partnerships";
import { type Share, shareWords, sumShared, unapproved } from "@/partners/model/share-words";

function Way({ from, to, share }: { from: SharedByCompany; to: SharedByCompany; share: Share }) {
  const words = shareWords[share];
  return (
    <li>
      <span className="way">
        <CompanyAvatar name={from.name} logo={from.logo_url} size="sm" />
        {from.name} <Icon icon={ArrowRight} />
        <span className="sr-only">to</span> <CompanyAvatar name={to.name} logo={to.logo_url} size="sm" />
        {to.name}
      </span>
      <b>{words.shows(from)}</b>
      <p>{words.staysHidden(from)}</p>
    </li>
  );
}

function Points({ title, icon, points }: { title: string; icon: LucideIcon; points: readonly string[] }) {
  return (
    <div>
      <h3 className="label">{title}</h3>
      <ul className="mt-1.5 grid gap-1 text-sm">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <span className={icon === Check ? "text-accent-text" : "text-ink-subtle"}>
              <Icon icon={icon} size="sm" className="mt-0.5" />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The unchanged part: the other switch. */
function otherShare({ share, partnership }: { share: Share; partnership: Partnership }): string {
  const other: Share = share === "can_share_jobs" ? "can_share_candidates" : "can_share_jobs";
  const subject = other === "can_share_jobs" ? "Jobs" : "Candidates";
  const sum = sumShared(other, partnership);
  const shared =
    partnership[other] && unapproved(partnership).length === 0
      ? `${shareWords[other].counted(sum)} ${sum === 1 ? "is" : "are"}`
      : "nothing is";
  return `${subject} aren't affected: ${shared} shared.`;
}

interface ShareDialogProps {
  partnership: Partnership;
  share: Share;
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains, before a switch is turned on, what each company will show the other, counted now. */
export function ShareDialog({ partnership, share, onConfirm, onClose }: ShareDialogProps) {
  const counted = useQuery({
    ...sharedByQuery([partnership.a.id, partnership.b.id]),
    placeholderData: [partnership.a, partnership.b],
  });
  const [a = partnership.a, b = partnership.b] = counted.data ?? [];
  const words = shareWords[share];
  const closed = unapproved({ a, b });
  const sum = closed.length > 0 ? 0 : sumShared(share, { a, b });
  return (
    <ConfirmDialog
      open
      size="wide"
      onOpenChange={onClose}
      title={`${words.title} between these two?`}
      description={`${a.name} and ${b.name}`}
      confirmLabel={sum === 0 ? words.title : `Share ${words.counted(sum)}`}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
    >
      <div className="grid gap-5" aria-busy={counted.isPlaceholderData && counted.isFetching}>
        {counted.isError && (
          <RetryNotice title="These numbers may be out of date" query={counted}>
            {counted.error.message}
          </RetryNotice>
        )}
        {closed.length > 0 && (
          <Notice
            tone="warn"
            title={`${closed.map(({ name }) => name).join(" and ")} ${closed.length === 1 ? "is" : "are"} not approved`}
          >
            Nothing is shared, and no one is notified, until both are approved.
          </Notice>
        )}
        <ul className="exposes">
          <Way from={a} to={b} share={share} />
          <Way from={b} to={a} share={share} />
        </ul>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Points title="What they see" icon={Check} points={words.seen} />
          <Points title="What stays closed" icon={Minus} points={words.closed} />
        </div>
        <p className="text-ink-muted text-sm">{`${closed.length === 0 ? words.later(sum) : ""} ${otherShare({ share, partnership: { ...partnership, a, b } })}`}</p>
      </div>
    </ConfirmDialog>
  );
}
