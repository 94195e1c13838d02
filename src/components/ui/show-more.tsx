import { Button } from "@/components/ui/button";

/** Loads the next page of a list; shows nothing when there is none. */
export function ShowMore({ hasMore, busy, onClick }: { hasMore: boolean; busy?: boolean; onClick: () => void }) {
  if (!hasMore) return null;
  return (
    <div className="grid justify-center p-4">
      <Button onClick={onClick} busy={busy} busyLabel="Loading...">
        Show more
      </Button>
    </div>
  );
}
