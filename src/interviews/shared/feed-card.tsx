import { Copy } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { copyLink } from "@/components/product/copy-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";
import { calendarFeedQuery, useEndFeed, useRenewFeed } from "@/interviews/data/feed-mutations";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

function NewAddress({ address }: { address: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="mt-3">
      <label htmlFor={id} className="label">
        Your calendar link
      </label>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          className="input min-w-0 grow truncate font-mono text-xs"
          value={address}
          aria-describedby={`${id}-help`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button icon={Copy} onClick={() => void copyLink(address)}>
          Copy
        </Button>
      </div>
      <p id={`${id}-help`} className="mt-2 text-ink-muted text-sm">
        We show this link only once. In your calendar app, subscribe to it by URL.
      </p>
    </div>
  );
}

/** Subscribes another calendar to the reader's interviews: a secret address that can be renewed and revoked. */
export function FeedCard() {
  const query = useEagerQuery(calendarFeedQuery());
  const renew = useRenewFeed();
  const end = useEndFeed();
  const [asked, setAsked] = useState<"renew" | "end" | null>(null);
  const { data, error } = query;
  const close = () => setAsked(null);
  return (
    <Card title="In your own calendar">
      <p className="text-ink-muted text-sm">
        Show your interviews in Google Calendar, Outlook or Apple Calendar. Anyone with this link can see your
        interviews.
      </p>
      {!data &&
        (error ? (
          <ErrorState title="Couldn't load your calendar link" query={query}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton label="Loading your calendar link">
            <SkeletonBar className="mt-3 h-10 w-full" />
          </Skeleton>
        ))}
      {data?.made_at && renew.data && <NewAddress key={renew.data} address={renew.data} />}
      {data?.made_at && !renew.data && (
        <p className="mt-3 text-sm">Your link was created on {formatDate(data.made_at)}.</p>
      )}
      {data && (
        <div className="mt-3 flex flex-wrap gap-2">
          {data.made_at ? (
            <>
              <Button onClick={() => setAsked("renew")}>Create a new link</Button>
              <Button variant="danger-quiet" onClick={() => setAsked("end")}>
                Turn it off
              </Button>
            </>
          ) : (
            <Button busy={renew.isPending} busyLabel="Creating..." onClick={() => renew.mutate()}>
              Create a link
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked === "renew"}
        onOpenChange={close}
        title="Create a new link?"
        description="The old link stops working right away. Calendars that use it need the new one."
        confirmLabel="Create a new link"
        busy={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: close })}
      />
      <ConfirmDialog
        open={asked === "end"}
        onOpenChange={close}
        title="Turn off the link?"
        description="Calendars that use it stop showing your interviews. You can create a new one at any time."
        confirmLabel="Turn it off"
        danger
        busy={end.isPending}
        onConfirm={() =>
          end.mutate(undefined, {
            onSuccess: () => renew.reset(),
            onSettled: close,
          })
        }
      />
    </Card>
  );
}
