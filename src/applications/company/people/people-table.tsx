import type { ApplicationStatus } from "@contracts/enums";
import { ArrowDown } from "lucide-react";
import { Fragment } from "react";
import { AssigneeMark } from "@/applications/company/people/assignee-mark";
import { FoundInResume } from "@/applications/company/people/found-in-resume";
import { type Group, type Grouping, groupsOf, isByJob } from "@/applications/company/people/groups";
import { exceptionsOf, MatchCount } from "@/applications/company/people/match-count";
import { NextDue } from "@/applications/company/people/next-due";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { PersonLink } from "@/applications/company/people/person-link";
import { PersonMenu } from "@/applications/company/people/person-menu";
import { RowTags } from "@/applications/company/tags/row-tags";
import { rowHeadline } from "@/applications/model/headline";
import { StatusBadge } from "@/components/product/status-badge";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { formatShortDay } from "@/lib/format-date";

interface PeopleTableProps {
  context: PeopleContext;
  people: readonly Item[];
  grouping: Grouping;
}

interface RowProps {
  context: PeopleContext;
  person: Item;
  status: ApplicationStatus;
  /** The group shows the job. */
  isUnderJob: boolean;
  hasTags: boolean;
}

/** In a narrow table, tags replace the owner's name. */
const assignedClass = (hasTags: boolean) => (hasTags ? "max-w-32 @max-[64rem]:hidden" : "max-w-32 @max-[52rem]:hidden");

function TableRow({ context, person, status, isUnderJob, hasTags }: RowProps) {
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
            <PersonLink context={context} person={person} className="block truncate" hasDot />
            <div className="truncate text-ink-muted text-sm">{rowHeadline(person, isUnderJob)}</div>
            <FoundInResume context={context} person={person} />
          </div>
        </div>
      </td>
      <td>
        <MatchCount person={person} />
      </td>
      <td className="@max-[56rem]:hidden">
        <span className="whitespace-nowrap text-ink-muted text-sm">{exceptionsOf(person).join(", ")}</span>
      </td>
      <td>
        <StatusBadge kind="application" status={status} />
      </td>
      <td className="@max-[64rem]:hidden">
        <span className="tnum whitespace-nowrap">{formatShortDay(person.applied_at)}</span>
      </td>
      <td className="@max-[44rem]:hidden">
        <NextDue person={person} lead />
      </td>
      <td className={assignedClass(hasTags)}>
        <AssigneeMark assignee={person.assignee} named />
      </td>
      {hasTags && (
        <td className="@max-[44rem]:hidden">
          <RowTags tags={person.tags} />
        </td>
      )}
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
      <th colSpan={10} scope="rowgroup">
        {group.to ? <AppLink to={group.to}>{group.title}</AppLink> : <span>{group.title}</span>}
        {group.note && <small>{` ${group.note}`}</small>}
      </th>
    </tr>
  );
}

/** People in rows of 56 px, from 1024 px; the whole row is a link. */
export function PeopleTable({ context, people, grouping }: PeopleTableProps) {
  const { order } = context.view;
  const ticked = people.filter(({ id }) => context.ticked.has(id)).length;
  const hasTags = people.some(({ tags }) => tags.length > 0);
  return (
    <div className="@container">
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
              {sorted(order === "best", "Match")}
            </th>
            <th scope="col" className="@max-[56rem]:hidden">
              <span className="sr-only">Level, location</span>
            </th>
            <th scope="col">Stage</th>
            <th scope="col" className="@max-[64rem]:hidden" aria-sort={order === "newest" ? "descending" : undefined}>
              {sorted(order === "newest", "Applied")}
            </th>
            <th scope="col" className="@max-[44rem]:hidden" aria-sort={order === "answer" ? "ascending" : undefined}>
              {sorted(order === "answer", "Next")}
            </th>
            <th scope="col" className={assignedClass(hasTags)}>
              Owner
            </th>
            {hasTags && (
              <th scope="col" className="@max-[44rem]:hidden">
                Tags
              </th>
            )}
            <th scope="col">
              <span className="sr-only">Menu</span>
            </th>
          </tr>
        </thead>
        {groupsOf(people, grouping).map((group) => (
          <tbody key={group.key} data-people>
            {group.title && <GroupHead group={group} />}
            {group.people.map((person) => (
              <Fragment key={person.id}>
                <TableRow
                  context={context}
                  person={person}
                  status={context.moves.statusOf(person)}
                  isUnderJob={isByJob(group)}
                  hasTags={hasTags}
                />
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
