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

/** The new address, shown only this once. */
function NewAddress({ address }: { address: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className="mt-3">
      <label htmlFor={id} className="label">
        The address of your calendar
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
        It is shown only once. Add it to your calendar app as a calendar from a web address.
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
        Google Calendar, Outlook and Apple Calendar can show your interviews and keep up with them. Whoever has the
        address reads them, so keep it to yourself.
      </p>
      {!data &&
        (error ? (
          <ErrorState title="Your calendar's address could not be looked up" query={query}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton label="Loading your calendar's address">
            <SkeletonBar className="mt-3 h-10 w-full" />
          </Skeleton>
        ))}
      {data?.made_at && renew.data && <NewAddress key={renew.data} address={renew.data} />}
      {data?.made_at && !renew.data && (
        <p className="mt-3 text-sm">It has had an address since {formatDate(data.made_at)}.</p>
      )}
      {data && (
        <div className="mt-3 flex flex-wrap gap-2">
          {data.made_at ? (
            <>
              <Button onClick={() => setAsked("renew")}>Make a new address</Button>
              <Button variant="danger-quiet" onClick={() => setAsked("end")}>
                End it
              </Button>
            </>
          ) : (
            <Button busy={renew.isPending} busyLabel="Making it..." onClick={() => renew.mutate()}>
              Make an address
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asked === "renew"}
        onOpenChange={close}
        title="Make a new address?"
        description="The one before ends at once: calendars that read it stop showing your interviews until they get the new one."
        confirmLabel="Make a new address"
        busy={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: close })}
      />
      <ConfirmDialog
        open={asked === "end"}
        onOpenChange={close}
        title="End the address?"
        description="Nobody reads your interviews there any more. You can make a new one at any time."
        confirmLabel="End it"
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
