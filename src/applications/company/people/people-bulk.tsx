import { mostApplicationsAtOnce } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, ChevronDown, Mail } from "lucide-react";
import { useState } from "react";
import type { PeopleContext } from "@/applications/company/people/people-context";
import { TagPeople } from "@/applications/company/tags/tag-people";
import { canMoveTo } from "@/applications/company/use-moves";
import { changePreviewQuery } from "@/applications/data/company-application-queries";
import { previewWords } from "@/applications/model/move-words";
import { assigneesQuery } from "@/companies/data/staff";
import { PausedActs } from "@/components/product/paused-acts";
import { BulkBar } from "@/components/ui/bulk-bar";
import { Button } from "@/components/ui/button";
import { FilterSelect } from "@/components/ui/filter-select";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { formatCount, personName } from "@/lib/format";

type Target = Exclude<ApplicationStatus, "rejected" | "withdrawn">;
type Wanted = { to: Target } | { to: "rejected" } | { assignee: string | null };

const targets = ["reviewing", "interview", "offered", "hired"] as const satisfies readonly Target[];

/** Bulk actions on checked people, with a preview: who is included, who isn't and why, and who is notified. */
export function PeopleBulk({ context, onClear }: { context: PeopleContext; onClear: () => void }) {
  const { ticked, moves, companyId, seesColleagues } = context;
  const people = [...ticked.values()].map((person) => ({ ...person, status: moves.statusOf(person) }));
  const ids = people.map(({ id }) => id);
  const usual = targets.find((stage) => people.some((person) => canMoveTo(person, stage))) ?? "reviewing";
  const [chosen, choose] = useState<Wanted | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted: Wanted = chosen ?? { to: usual };
  const isOpen = people.length > 0;
  const ofOneJob =
    context.jobId !== null || new Set(people.map((person) => "job_id" in person && person.job_id)).size === 1;
  const isEmailed = ofOneJob && people.length >= 2 && people.length <= limits.emailedAtOnce;
  const isTooMany = people.length > mostApplicationsAtOnce;
  const { data: colleagues } = useQuery({ ...assigneesQuery(companyId), enabled: isOpen && seesColleagues });
  // Also previews rejecting, before its dialog collects a reason.
  const preview = useQuery({ ...changePreviewQuery(ids, wanted), enabled: isOpen && !isTooMany });

  const assigneeName = (id: string | null) => {
    const colleague = colleagues?.find(({ user_id }) => user_id === id);
    return colleague ? personName(colleague, "colleague") : "no one";
  };
  const words =
    preview.data &&
    ("to" in wanted
      ? previewWords(preview.data, {
          act: wanted.to === "rejected" ? "Decline" : `Move to ${applicationStatusLabels[wanted.to]}`,
          verb: wanted.to === "rejected" ? ["is declined", "are declined"] : ["moves", "move"],
          notifies: true,
        })
      : previewWords(preview.data, {
          act: `Assign to ${assigneeName(wanted.assignee)}`,
          verb: ["gets a new owner", "get a new owner"],
          notifies: false,
        }));
  const act = async () => {
    const affected = people.filter(({ id }) =>
      preview.data?.some((outcome) => outcome.id === id && outcome.refusal === null),
    );
    if ("to" in wanted) return context.moves.ask(affected, wanted.to);
    setBusy(true);
    try {
      if (await moves.change(affected, { assignee: wanted.assignee })) onClear();
    } finally {
      setBusy(false);
    }
  };
  const count = words?.count ?? 0;
  const effect = formatCount(count, "person", "people");
  const label =
    "to" in wanted ? (wanted.to === "rejected" ? `Decline ${effect}...` : `Move ${effect}`) : `Assign ${effect}`;
  const say = () => {
    if (isTooMany) return `Select at most ${mostApplicationsAtOnce} people.`;
    if (preview.isError) return `Couldn't check what will happen: ${preview.error.message}`;
    return words ? (
      <>
        <b className="font-semibold text-ink">{words.lead}</b> {words.text}
      </>
    ) : (
      "Checking who this affects..."
    );
  };
  return (
    <BulkBar count={people.length} what={formatCount(people.length, "person", "people")} say={say()} onClear={onClear}>
      {seesColleagues && (
        <Menu
          label="Assign"
          buttonClassName="btn btn-quiet"
          items={[
            ...(colleagues ?? []).map((colleague) => ({
              id: colleague.user_id,
              label: personName(colleague, "colleague"),
              onSelect: () => choose({ assignee: colleague.user_id }),
            })),
            { label: "No owner", separated: true, onSelect: () => choose({ assignee: null }) },
          ]}
        >
          Assign
          <Icon icon={ChevronDown} size="sm" />
        </Menu>
      )}
      {!isTooMany && <TagPeople context={context} people={people} onDone={onClear} />}
      {context.isPaused ? (
        <PausedActs
          className=""
          acts={[
            ...(isEmailed ? [{ label: "Email", icon: Mail, variant: "quiet" as const }] : []),
            { label: "Decline", variant: "quiet" },
          ]}
        />
      ) : (
        <>
          {isEmailed && (
            <Button variant="quiet" icon={Mail} onClick={() => context.email(ids)}>
              Email
            </Button>
          )}
          <Button
            variant="quiet"
            aria-pressed={"to" in wanted && wanted.to === "rejected"}
            onClick={() => choose({ to: "rejected" })}
          >
            Decline
          </Button>
          <FilterSelect
            label="Move to"
            icon={ArrowRight}
            all={"to" in wanted ? "Move to..." : "Move to"}
            options={targets.map((stage) => ({ value: stage, label: `Move to: ${applicationStatusLabels[stage]}` }))}
            value={"to" in wanted && wanted.to !== "rejected" ? wanted.to : null}
            onChange={(to: Target | null) => choose(to && { to })}
          />
        </>
      )}
      <Button
        variant="primary"
        className="max-lg:grow"
        busy={busy}
        busyLabel="Assigning..."
        disabled={count === 0 || preview.isPlaceholderData}
        onClick={() => void act()}
      >
        {label}
      </Button>
    </BulkBar>
  );
}
