import type { Assignee } from "@contracts/jobs/job";
import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { assigneesQuery } from "@/companies/data/staff";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { formatWords, personName } from "@/lib/format";

interface AssigneeDialogProps {
  title: string;
  /** What follows from it. */
  description: string;
  assignee: Assignee | null;
  companyId: string;
  busy: boolean;
  onChoose: (assignee: Assignee | null) => void;
  onClose: () => void;
}

export function AssigneeDialog(props: AssigneeDialogProps) {
  const { title, description, assignee, companyId, busy, onChoose, onClose } = props;
  const colleagues = useQuery(assigneesQuery(companyId));
  const choose = (next: Assignee | null) => {
    if (!busy) onChoose(next);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {colleagues.isPending && <Skeleton label="Loading colleagues" rows={2} />}
      {colleagues.isError && (
        <ErrorState title="Failed to load assignments data" query={colleagues}>
          {colleagues.error.message}
        </ErrorState>
      )}
      {colleagues.data?.length === 0 && (
        <EmptyState title="No colleagues to assign yet">
          Managers, recruiters and partner recruiters can be assigned.
        </EmptyState>
      )}
      <RowList aria-busy={busy}>
        {colleagues.data?.map((colleague) => {
          const current = colleague.user_id === assignee?.user_id;
          const name = personName(colleague, "colleague");
          return (
            <li key={colleague.user_id}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 py-2 text-left hover:bg-hover"
                aria-current={current || undefined}
                onClick={() => (current ? onClose() : choose(colleague))}
              >
                <Avatar name={name} />
                <span className="min-w-0 grow">
                  <span className="block break-words font-medium">{name}</span>
                  <span className="block text-sm text-ink-muted">{formatWords(colleague.role)}</span>
                </span>
                {current && <Icon icon={Check} className="text-accent-text" />}
              </button>
            </li>
          );
        })}
        {assignee && (
          <li>
            <button
              type="button"
              className="flex min-h-12 w-full items-center py-2 text-left text-ink-muted hover:bg-hover"
              onClick={() => choose(null)}
            >
              No owner
            </button>
          </li>
        )}
      </RowList>
    </Dialog>
  );
}
