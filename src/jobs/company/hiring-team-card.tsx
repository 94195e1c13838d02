import type { CompanyJob } from "@contracts/jobs/job";
import type { HiringTeam, TeamPerson } from "@contracts/jobs/team";
import { UserPlus, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { Skeleton } from "@/components/ui/skeleton";
import { AssignDialog } from "@/jobs/company/dialogs";
import { FindColleague } from "@/jobs/company/find-colleague";
import { hiringTeamQuery, useAddToTeam, useRemoveFromTeam, useUndoTeamRemoval } from "@/jobs/data/hiring-team";
import { formatWords, personName } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

function Person({
  person,
  isOwner = false,
  children,
}: {
  person: TeamPerson;
  isOwner?: boolean;
  children?: ReactNode;
}) {
  const name = personName(person, "colleague");
  const role = formatWords(person.role);
  return (
    <li>
      <Avatar name={name} />
      <div className="min-w-0">
        <b className="break-words">{name}</b>
        <small>{isOwner ? `Owner, ${role.toLowerCase()}` : role}</small>
      </div>
      {children}
    </li>
  );
}

function Team({ job, team }: { job: CompanyJob; team: HiringTeam }) {
  const [isChanging, setChanging] = useState(false);
  const remove = useRemoveFromTeam(job.id);
  const undo = useUndoTeamRemoval();
  const change = team.can.assign && job.company_id && (
    <Button variant="quiet" size="sm" aria-label="Change the owner" onClick={() => setChanging(true)}>
      {team.owner ? "Change" : "Choose"}
    </Button>
  );
  const takeOff = async (person: TeamPerson) => {
    const changeId = await remove.mutateAsync(person).catch(() => null);
    if (changeId)
      offerUndo({
        title: `${personName(person, "colleague")} is off the hiring team`,
        undo: () => undo.mutate(changeId),
        of: "team",
      });
  };
  return (
    <>
      <RowList className="crew">
        {team.owner ? (
          <Person person={team.owner} isOwner>
            {change}
          </Person>
        ) : (
          <li>
            <span className="col-span-2 text-ink-muted">No owner yet</span>
            {change}
          </li>
        )}
        {team.members.map((person) => (
          <Person key={person.user_id} person={person}>
            {team.can.change && (
              <IconButton
                icon={X}
                label={`Remove ${personName(person, "colleague")} from the hiring team`}
                disabled={remove.isPending}
                onClick={() => void takeOff(person)}
              />
            )}
          </Person>
        ))}
      </RowList>
      {isChanging && (
        <AssignDialog
          jobId={job.id}
          title={job.title}
          assignee={team.owner}
          companyId={job.company_id}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}

/** A job's team: its owner, and the members who see it and get the same notifications. */
export function HiringTeamCard({ job }: { job: CompanyJob }) {
  const query = useEagerQuery(hiringTeamQuery(job.id));
  const add = useAddToTeam(job.id);
  const team = query.data;
  return (
    <Card
      flush
      title={
        <>
          Hiring team{" "}
          {team && (
            <span className="tnum ml-1 font-normal text-ink-muted text-base">
              {team.members.length + Number(team.owner !== null)}
            </span>
          )}
        </>
      }
      aside={
        team?.can.change && (
          <Popover
            label="Add a colleague to the hiring team"
            title="Add to the hiring team"
            className="btn btn-secondary btn-sm"
            button={
              <>
                <Icon icon={UserPlus} size="sm" />
                Add
              </>
            }
          >
            {(close) => (
              <FindColleague
                colleagues={team.colleagues}
                onChoose={(person) => {
                  close();
                  add.mutate(person);
                }}
              />
            )}
          </Popover>
        )
      }
    >
      {query.isPending && (
        <div className="card-body">
          <Skeleton label="Loading the hiring team" rows={2} />
        </div>
      )}
      {query.isError && !team && (
        <div className="card-body">
          <ErrorState title="Couldn't load the hiring team" query={query}>
            {query.error.message}
          </ErrorState>
        </div>
      )}
      {team && <Team job={job} team={team} />}
    </Card>
  );
}
