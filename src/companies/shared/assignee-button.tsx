import type { Assignee } from "@contracts/jobs/job";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { personName } from "@/lib/format";

interface AssigneeButtonProps {
  of: string;
  assignee: Assignee | null;
  canAssign: boolean;
  /** Styles the text next to the icon: a narrow column hides it visually. */
  wordClassName?: string;
  /** The dialog to change it, shown on press. */
  dialog: (close: () => void) => ReactNode;
}

/** The owner of something; a button for those who may assign, plain text for the others (RULES: Staff). */
export function AssigneeButton({ of, assignee, canAssign, wordClassName, dialog }: AssigneeButtonProps) {
  const [open, setOpen] = useState(false);
  const name = assignee ? personName(assignee, "colleague") : null;
  const content = name ? (
    <>
      <Avatar name={name} size="sm" />
      <span className={classNames("max-w-32 truncate", wordClassName)}>{assignee?.first_name || name}</span>
    </>
  ) : (
    <>
      <span className="inline-grid size-6 place-items-center rounded-full border border-control border-dashed">
        <Icon icon={Plus} className="size-3.5" />
      </span>
      <span className={wordClassName}>Assign</span>
    </>
  );
  const look = "ml-1 inline-flex items-center gap-1.5 text-sm text-ink-muted";
  if (!canAssign) return name ? <span className={look}>{content}</span> : null;
  return (
    <>
      <button
        type="button"
        className={`${look} touch`}
        aria-haspopup="dialog"
        aria-label={name ? `${of}: assigned to ${name}. Change` : `Assign ${of}`}
        onClick={() => setOpen(true)}
      >
        {content}
      </button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
