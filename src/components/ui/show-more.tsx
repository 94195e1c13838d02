import { Button } from "@/components/ui/button";

interface ShowMoreProps {
  hasMore: boolean;
  busy?: boolean;
  label?: string;
  onClick: () => void;
}

export function ShowMore({ hasMore, busy, label = "Show more", onClick }: ShowMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="grid justify-center p-4">
      <Button onClick={onClick} busy={busy} busyLabel="Loading...">
        {label}
      </Button>
    </div>
  );
}
