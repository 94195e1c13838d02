import type { MergePreview, MergeSide } from "@contracts/applications/merge";
import { useQuery } from "@tanstack/react-query";
import { LockKeyhole, Mail, Undo2, UserRound } from "lucide-react";
import { useId, useState } from "react";
import { mergeQuery, useMerge } from "@/applications/data/merging";
import { keptParts, mergeSubject, sideParts, sideTitle } from "@/applications/model/merge-words";
import { StatusBadge } from "@/components/product/status-badge";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Consequences } from "@/components/ui/consequences";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { firstName } from "@/lib/format";

interface ChoiceProps {
  side: MergeSide;
  name: string;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
}

function Choice({ side, name, isChosen, isLocked, onChoose }: ChoiceProps) {
  return (
    <label className={classNames("choice", isLocked && "locked")}>
      <input className="box" type="radio" name={name} checked={isChosen} disabled={isLocked} onChange={onChoose} />
      <span>
        <b>{sideTitle(side)}</b>
        <small>{side.email}</small>
        <small>{sideParts(side)}</small>
        {isLocked && <small>This one always stays: it's their own application.</small>}
        <StatusBadge kind="application" status={side.status} />
      </span>
    </label>
  );
}

/** What the person notices, and how long the merge can be undone. */
function Seen({ stays, ends }: { stays: MergeSide; ends: MergeSide }) {
  const adder = ends.added_by ?? "your team";
  const link = `The link sent to ${ends.email} can still remove what ${adder} entered.`;
  return (
    <Consequences
      items={[
        stays.is_own
          ? { icon: UserRound, title: "The same application as before", text: `No email is sent. ${link}` }
          : { icon: Mail, title: "No email about the merge", text: `Only ${stays.email} can take over. ${link}` },
        {
          icon: Undo2,
          title: "Undo for 10 seconds",
          text: "After that, a merge can't be undone. The audit log records who merged what.",
        },
      ]}
    />
  );
}

interface SidesProps {
  preview: MergePreview;
  staysId: string;
  onChoose: (id: string) => void;
}

function Sides({ preview: { sides }, staysId, onChoose }: SidesProps) {
  const name = useId();
  const kept = useId();
  const seen = useId();
  const [stays, ends] = sides[0].id === staysId ? sides : [sides[1], sides[0]];
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="label mb-2">Which one stays?</legend>
        <div className="stays">
          {sides.map((side) => (
            <Choice
              key={side.id}
              side={side}
              name={name}
              isChosen={side.id === stays.id}
              isLocked={!side.is_own && sides.some(({ is_own }) => is_own)}
              onChoose={() => onChoose(side.id)}
            />
          ))}
        </div>
      </fieldset>
      <section aria-labelledby={kept}>
        <h3 className="label mb-2" id={kept}>
          What's kept
        </h3>
        <dl className="keeps">
          {keptParts(stays, ends).map(({ part, what, from }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>
                {what}
                {from && <small>{from}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby={seen}>
        <h3 className="label mb-2" id={seen}>
          What {firstName(stays.name, "")} sees
        </h3>
        <Seen stays={stays} ends={ends} />
      </section>
      <p className="flex items-center gap-1.5 text-ink-muted text-sm">
        <Icon icon={LockKeyhole} size="sm" />
        Only managers and company administrators can merge.
      </p>
    </div>
  );
}

interface MergeDialogProps {
  applicationId: string;
  otherId: string;
  /** The merge started; gets the application that stays. */
  onMerged?: (staysId: string) => void;
  onClose: () => void;
}

/** Shows what stays of two applications of one person before they become one. */
export function MergeDialog({ applicationId, otherId, onMerged, onClose }: MergeDialogProps) {
  const query = useQuery(mergeQuery(applicationId, otherId));
  const [chosen, setChosen] = useState<string>();
  const merge = useMerge(({ stays }) => {
    onClose();
    onMerged?.(stays.id);
  });
  const sides = query.data?.sides;
  const stays =
    sides?.find(({ id, is_own }) => id === chosen && (is_own || !sides.some((side) => side.is_own))) ?? sides?.[0];
  const ends = sides?.find(({ id }) => id !== stays?.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !merge.isPending && onClose()}
      size="wide"
      title="Merge these two?"
      description={query.data && mergeSubject(query.data)}
      actions={
        <>
          <Button
            variant="primary"
            disabled={!stays || !ends}
            busy={merge.isPending}
            busyLabel="Merging..."
            onClick={() => stays && ends && merge.mutate({ stays, ends })}
          >
            Merge
          </Button>
          <Button variant="quiet" onClick={() => !merge.isPending && onClose()}>
            Cancel
          </Button>
        </>
      }
    >
      {merge.isError && (
        <Notice tone="bad" role="alert" title="Nothing was merged">
          {merge.error.message}
        </Notice>
      )}
      {query.isPending && <Skeleton label="Loading both applications" />}
      {query.isError && (
        <ErrorState title="Couldn't show these two" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {query.data && stays && <Sides preview={query.data} staysId={stays.id} onChoose={setChosen} />}
    </Dialog>
  );
}
