import type { Assignee } from "@contracts/jobs/job";
import { Avatar } from "@/components/ui/avatar";
import { personName } from "@/lib/format";

export function AssigneeMark({ assignee, named = false }: { assignee: Assignee | null; named?: boolean }) {
  const name = assignee && personName(assignee, "colleague");
  return (
    <span
      className="inline-flex min-w-0 items-center gap-1.5 align-middle text-ink-muted text-sm"
      title={name ?? "No owner"}
    >
      {name ? (
        <Avatar name={name} size="sm" />
      ) : (
        <span className="size-6 flex-none rounded-full border border-control border-dashed" />
      )}
      <span className={named ? "min-w-0 truncate" : "sr-only"}>
        {name ? (named && assignee?.first_name) || `Owner: ${name}` : "No owner"}
      </span>
    </span>
  );
}
