import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { Assignee as Colleague } from "@contracts/jobs/job";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useAssignApplication } from "@/applications/data/applications-change-mutations";
import { useAuth } from "@/auth/use-auth";
import { assigneesQuery } from "@/companies/data/staff";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { personName } from "@/lib/format";

const Named = ({ person, lead }: { person: Colleague; lead?: string }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">
    <Avatar name={personName(person, "colleague")} size="sm" />
    <span className="min-w-0 break-words">
      {personName(person, "colleague")}
      {lead && <span className="text-ink-muted"> {lead}</span>}
    </span>
  </span>
);

/** Members who can't assign others take applications themselves, and give them back (RULES: Applications). */
function OwnWork({ application, children }: { application: CompanyApplicationDetail; children: ReactNode }) {
  const { user } = useAuth();
  const assign = useAssignApplication(application.id);
  const isMine = application.assignee?.user_id === user?.id;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center justify-end gap-x-2">
      {children}
      <Button
        size="sm"
        variant="quiet"
        busy={assign.isPending}
        onClick={() => user && assign.mutate(isMine ? null : user.id)}
      >
        {isMine ? "Unassign me" : "Assign to me"}
      </Button>
    </span>
  );
}

/** An application's owner: its own, or its job's. A menu for members who can assign others. */
export function Assignee({ application }: { application: CompanyApplicationDetail }) {
  const { assignee, job, can } = application;
  const assign = useAssignApplication(application.id);
  const { data } = useQuery({ ...assigneesQuery(), enabled: can.assign });
  const own = assignee ? (
    <Named person={assignee} />
  ) : (
    job.assignee && <Named person={job.assignee} lead="(job owner)" />
  );
  if (can.note && !can.assign) return <OwnWork application={application}>{own || "No owner"}</OwnWork>;
  if (!can.assign) return own || "No owner";
  const name = assignee && personName(assignee, "colleague");
  return (
    <Menu
      label={name ? `Owner: ${name}. Change` : "Assign to a colleague"}
      buttonClassName="touch inline-flex max-w-full items-center gap-1 text-left"
      items={[
        ...(data ?? []).map((colleague) => ({
          id: colleague.user_id,
          label: personName(colleague, "colleague"),
          isCurrent: colleague.user_id === assignee?.user_id,
          disabled: assign.isPending || colleague.user_id === assignee?.user_id,
          onSelect: () => assign.mutate(colleague.user_id),
        })),
        ...(assignee
          ? [
              {
                label: job.assignee ? `The job's owner (${personName(job.assignee, "colleague")})` : "No owner",
                separated: true,
                onSelect: () => assign.mutate(null),
              },
            ]
          : []),
      ]}
    >
      <span className="contents">{own || "No owner"}</span>
      <Icon icon={ChevronDown} size="sm" />
    </Menu>
  );
}
