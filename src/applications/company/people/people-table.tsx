import type { ApplicationStatus } from "@contracts/enums";
import { ArrowDown } from "lucide-react";
import { Fragment } from "react";
import { AssigneeMark } from "@/applications/company/people/assignee-mark";
import { type Group, groupsOf } from "@/applications/company/people/groups";
import { FitSigns, MatchCount } from "@/applications/company/people/match-count";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonLink } from "@/applications/company/people/person-link";
import { PersonMenu } from "@/applications/company/people/person-menu";
import { AnswerDue } from "@/components/product/answer-due";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { DateCell } from "@/components/ui/date-cell";
import { Icon } from "@/components/ui/icon";

interface PeopleTableProps {
  context: PeopleContext;
  people: readonly Item[];
  /** How many the filter finds, and how many of them are overdue. */
  counts: { total: number; overdue: number } | null;
}

interface RowProps {
  context: PeopleContext;
  person: Item;
  status: ApplicationStatus;
}

function PersonRow({ context, person, status }: RowProps) {
  return (
    <tr data-person={person.id}>
      <td className="pick">
        <label className="lift touch grid">
          <input
            type="checkbox"
            className="box relative z-1"
            aria-label={`Select ${person.candidate_name}`}
            checked={context.ticked.has(person.id)}
            onChange={(event) => context.tick([person], event.target.checked)}
          />
        </label>
      </td>
      <td className="w-full max-w-0">
        <div className="flex items-center gap-3">
          <Avatar name={person.candidate_name} />
          <div className="min-w-0">
            <PersonLink context={context} person={person} className="block truncate" />
            <div className="truncate text-ink-muted text-sm">
              {[person.candidate_title, "job_title" in person && `for ${person.job_title}`].filter(Boolean).join(" · ")}
            </div>
          </div>
        </div>
      </td>
      <td>
        <MatchCount person={person} />
      </td>
      <td className="@max-[56rem]:hidden">
        <FitSigns person={person} />
      </td>
      <td>
        <StatusBadge kind="application" status={status} />
      </td>
      <td className="@max-[64rem]:hidden">
        <DateCell at={person.applied_at} />
      </td>
      <td className="@max-[44rem]:hidden">
        <AnswerDue due={person.answer_due} />
      </td>
      <td className="max-w-32 @max-[52rem]:hidden">
        <AssigneeMark assignee={person.assignee} named />
      </td>
      <td>
        <span className="lift">
          <PersonMenu context={context} person={person} />
        </span>
      </td>
    </tr>
  );
}

const sorted = (isIt: boolean, word: string) =>
  isIt ? (
    <span className="inline-flex items-center gap-1">
      {word}
      <Icon icon={ArrowDown} className="size-3.5" />
    </span>
  ) : (
    word
  );

function GroupHead({ group }: { group: Group }) {
  return (
    <tr className="group">
      <th colSpan={9} scope="rowgroup">
        {group.title}
      </th>
    </tr>
  );
}

/** People as rows of 56 px, from 1024 px; the whole row opens. */
export function PeopleTable({ context, people, counts }: PeopleTableProps) {
  const { order } = context.view;
  const ticked = people.filter(({ id }) => context.ticked.has(id)).length;
  return (
    <div className="@container overflow-x-auto">
      <table className="table people-table" aria-label="Applications">
        <thead>
          <tr>
            <th scope="col" className="pick">
              <label className="touch grid">
                <input
                  type="checkbox"
                  className="box relative z-1"
                  aria-label={`Select all ${people.length} shown`}
                  ref={(box) => {
                    if (box) box.indeterminate = ticked > 0 && ticked < people.length;
                  }}
                  checked={ticked > 0 && ticked === people.length}
                  onChange={(event) => context.tick(people, event.target.checked)}
                />
              </label>
            </th>
            <th scope="col">Person</th>
            <th scope="col" aria-sort={order === "best" ? "descending" : undefined}>
              {sorted(order === "best", "Required skills")}
            </th>
            <th scope="col" className="@max-[56rem]:hidden">
              Level, location
            </th>
            <th scope="col">Stage</th>
            <th scope="col" className="@max-[64rem]:hidden" aria-sort={order === "newest" ? "descending" : undefined}>
              {sorted(order === "newest", "Applied")}
            </th>
            <th scope="col" className="@max-[44rem]:hidden" aria-sort={order === "answer" ? "ascending" : undefined}>
              {sorted(order === "answer", "Answer by")}
            </th>
            <th scope="col" className="@max-[52rem]:hidden">
              Assigned to
            </th>
            <th scope="col">
              <span className="sr-only">Menu</span>
            </th>
          </tr>
        </thead>
        {groupsOf(people, order, counts).map((group) => (
          <tbody key={group.key} data-people>
            {group.title && <GroupHead group={group} />}
            {group.people.map((person) => (
              <Fragment key={person.id}>
                <PersonRow context={context} person={person} status={context.moves.statusOf(person)} />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
