import type { AddedOutcome, DuplicatePerson } from "@contracts/applications/added-person";
import { ExternalLink as OpenIcon } from "lucide-react";
import type { ReactNode } from "react";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { focusFirst } from "@/components/ui/focus-first";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

export type Duplicates = Extract<AddedOutcome, { id: null }>;

const sameWords = { email: "Same email", name: "Same name", phone: "Same phone" } as const;

function come({ added_by, applied_at, job_title }: DuplicatePerson): string {
  const day = formatDate(applied_at);
  return added_by ? `Added by ${added_by} on ${day} to ${job_title}` : `Applied to ${job_title} on ${day}`;
}

function Duplicate({ person, actions }: { person: DuplicatePerson; actions: ReactNode }) {
  const { application_id, name, email, job_title, same, notes, added_by } = person;
  return (
    <li>
      <Avatar name={name} />
      <div className="wrap-anywhere min-w-0">
        <b className="font-semibold">{name}</b>
        <p className="text-ink-muted text-sm">{come(person)}</p>
        <p className="text-ink-muted text-sm">{`${email}${notes > 0 ? `, ${formatCount(notes, "note")}` : ""}`}</p>
        <div className="same">
          {same.map((each) => (
            <Badge key={each} tone="warn">
              {sameWords[each]}
            </Badge>
          ))}
          <StatusBadge kind="application" status={person.status} />
        </div>
      </div>
      <div className="act">
        <a
          className="btn btn-secondary btn-sm"
          href={paths.company.application(application_id)}
          target="_blank"
          rel="noopener"
          aria-label={`Open ${name}, ${job_title}, in a new tab`}
        >
          <Icon icon={OpenIcon} size="sm" />
          Open
        </a>
        {actions}
      </div>
      {added_by === null && (
        <p className="why text-ink-muted text-sm">
          They already have an account, so it takes them one click to take over the application you add.
        </p>
      )}
    </li>
  );
}

interface DuplicateListProps {
  found: Duplicates;
  /** Further actions, next to Open. */
  actions?: (person: DuplicatePerson) => ReactNode;
  busy: boolean;
  onBack: () => void;
  onAnyway: () => void;
}

/** People who may be the one being added. Nothing has been created yet. */
export function DuplicateList({ found, actions, busy, onBack, onAnyway }: DuplicateListProps) {
  const { duplicates, can_add } = found;
  const here = duplicates.find(({ is_same_job, added_by, same }) => is_same_job && added_by && same.includes("email"));
  return (
    <>
      <h3 ref={focusFirst} tabIndex={-1} className="label mb-2">
        Already here, {duplicates.length}
      </h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="dupes">
        {duplicates.map((person) => (
          <Duplicate key={person.application_id} person={person} actions={actions?.(person)} />
        ))}
      </ul>
      {!can_add && (
        <p className="mt-3 font-semibold" role="status">
          Already added to this job by {here?.added_by ?? "a colleague"}
        </p>
      )}
      <div className="layer-actions">
        {can_add && (
          <Button variant="primary" busy={busy} busyLabel="Adding..." onClick={onAnyway}>
            Add anyway
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={onBack}>
          Back
        </Button>
      </div>
    </>
  );
}
