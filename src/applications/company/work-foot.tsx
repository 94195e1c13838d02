import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { applicationStatusLabels, nextStatus } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { ArrowRight, ChevronDown, ChevronLeft, ChevronRight, List, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { moveLabel, path } from "@/applications/company/stages";
import { useDecision } from "@/applications/company/use-decision";
import type { AskForOffer } from "@/applications/company/use-moves";
import type { Step, Walk } from "@/applications/company/use-walk";
import { isOnlyPaused } from "@/applications/model/only-paused";
import { useSingleKeys } from "@/applications/shared/single-keys";
import { announce } from "@/components/feedback/announce";
import { UndoButton } from "@/components/feedback/undo-button";
import { undoLast, useUndoInPlace } from "@/components/feedback/undo-offer";
import { type PausedAct, PausedActs } from "@/components/product/paused-acts";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { AppLink } from "@/components/ui/app-link";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { StepButton } from "@/components/ui/step-button";
import { formatNumber } from "@/lib/format";

function Beside({ step, label, icon }: { step: Step | null; label: string; icon: LucideIcon }) {
  if (!step?.to) return <StepButton icon={icon} label={label} onPress={step?.go} data-again={label} />;
  return (
    <AppLink to={step.to} className="icon-btn" aria-label={label} data-again={label}>
      <Icon icon={icon} />
    </AppLink>
  );
}

/** A person's position in their list, with previous and next. */
function Place({ walk }: { walk: Walk }) {
  const { previous, next, position, total } = walk;
  return (
    <nav className="place" aria-label="Applications in this list">
      <Beside step={previous} label="Previous application" icon={ChevronLeft} />
      <Beside step={next} label="Next application" icon={ChevronRight} />
      <span>
        {position === null
          ? `${formatNumber(total)} in the list`
          : `${formatNumber(position)} of ${formatNumber(total)}`}
      </span>
      <span className="kbd max-lg:hidden" aria-hidden="true">
        K
      </span>
      <span className="kbd max-lg:hidden" aria-hidden="true">
        J
      </span>
    </nav>
  );
}

function Glyph({ stage }: { stage: ApplicationStatus }) {
  const { glyph, tone } = statusLook("application", stage);
  return <span className={`inline-grid c-${tone}`}>{glyph && <StatusGlyph name={glyph} size={18} />}</span>;
}

interface OtherStageProps {
  status: ApplicationStatus;
  stages: readonly ApplicationStatus[];
  firstName: string;
  /** Added by hand, and not taken over. */
  isWaiting: boolean;
  onChoose: (stage: ApplicationStatus) => void;
}

const notes: Partial<Record<ApplicationStatus, string>> = { offered: "Needs an offer", hired: "Confirms first" };

/** Every stage, the current one marked; digit keys choose while it's open. */
function OtherStage({ status, stages, firstName, isWaiting, onChoose }: OtherStageProps) {
  return (
    <Menu
      label={`Other stage for ${firstName}`}
      buttonClassName="btn btn-secondary other-stage"
      items={path.map((stage, index) => ({
        label: applicationStatusLabels[stage],
        sign: <Glyph stage={stage} />,
        aside:
          stage === status
            ? "Now"
            : isWaiting && stage === "offered"
              ? "Waits until they take over"
              : (notes[stage] ?? ""),
        shortcut: String(index + 1),
        disabled: !stages.includes(stage),
        onSelect: () => onChoose(stage),
      }))}
    >
      Other stage <Icon icon={ChevronDown} size="sm" />
    </Menu>
  );
}

function settledText({ status, candidate, company_paused }: CompanyApplicationDetail): string {
  if (!candidate.email) return "There's no one left to notify.";
  if (status === "withdrawn") return "The candidate withdrew.";
  if (status === "hired") return "This application is closed.";
  if (company_paused) return "Your company is paused. You can move applications once it's active again.";
  return "Only the company that posted the job can move this application.";
}

/** The decisions about an open application that wait while its company is paused. */
function waitingActs(application: CompanyApplicationDetail): PausedAct[] {
  const next = nextStatus[application.status];
  if (!next || !isOnlyPaused(application)) return [];
  return [
    { label: "Decline", variant: "quiet" },
    { label: moveLabel(next), variant: "primary" },
  ];
}

interface DecisionProps {
  application: CompanyApplicationDetail;
  walk: Walk | null;
  askForOffer?: AskForOffer | undefined;
}

/** A decision turns into its undo and a focused link to the next person: Enter or a tap in the same place continues. */
function Decision({ application, walk, askForOffer }: DecisionProps) {
  const { status } = application;
  const isWaiting = application.added?.is_waiting ?? false;
  const { next, reject, stages, firstName, decided, move, isMoving, held, dialogs } = useDecision(
    application,
    askForOffer,
  );
  const offer = useUndoInPlace("application");
  const onward = useRef<HTMLButtonElement>(null);
  const primary = useRef<HTMLButtonElement>(null);
  const wasDecided = useRef(decided);
  useEffect(() => {
    if (wasDecided.current === decided) return;
    // Undoing or a refusal returns the focus to its origin.
    if (decided) onward.current?.focus({ preventScroll: true });
    else primary.current?.focus({ preventScroll: true });
    wasDecided.current = decided;
  }, [decided]);
  const to = decided && applicationStatusLabels[decided];
  const words = to && `${firstName} ${offer || isMoving ? "moves" : "moved"} to ${to}`;
  const person = walk?.next;
  const goOn = person ?? walk?.back;
  useEffect(() => {
    if (decided) announce(`${firstName} moves to ${applicationStatusLabels[decided]}. Press U to undo.`);
  }, [decided, firstName]);
  const digits = path.map((stage, index) => [
    String(index + 1),
    () => !decided && stages.includes(stage) && move(stage),
  ]);
  const once = (act: () => void) => (event: KeyboardEvent) => {
    if (event.repeat) return;
    event.preventDefault();
    act();
  };
  useSingleKeys(true, {
    ...Object.fromEntries(digits),
    m: once(() => !decided && next && move(next)),
    d: once(() => !decided && reject && move("rejected")),
    u: once(() => {
      if (!undoLast("application")) announce("There's nothing to undo.");
    }),
  });
  const paused = waitingActs(application);
  const otherStage = stages.length > 0 && <OtherStage {...{ status, stages, firstName, isWaiting }} onChoose={move} />;
  return (
    <>
      {decided ? (
        <>
          <p className="decided">
            <Glyph stage={decided} />
            <span className="min-w-0 break-words">
              <span>{words}</span>
              {walk && !person && <small>{`You've gone through all ${formatNumber(walk.total)}`}</small>}
            </span>
          </p>
          <span className="undo">
            {offer ? (
              <UndoButton {...offer} />
            ) : isMoving ? (
              <span className="text-ink-muted text-sm">Saving…</span>
            ) : (
              otherStage
            )}
          </span>
          {goOn && (
            <Button key="on" ref={onward} variant="primary" className="go-on" onClick={goOn.go}>
              <span className="min-w-0 truncate">
                {person ? `Next${person.name ? `: ${person.name}` : ""}` : `Back to ${goOn.name}`}
              </span>{" "}
              {person && walk.position !== null && (
                <span className="tnum font-normal">{`(${formatNumber(walk.position + 1)} of ${formatNumber(walk.total)})`}</span>
              )}
              <Icon icon={person ? ArrowRight : List} />
            </Button>
          )}
        </>
      ) : (
        <>
          {!next && !reject && stages.length === 0 && paused.length === 0 && (
            <p className="decided settled">{settledText(application)}</p>
          )}
          <PausedActs
            acts={paused}
            className="max-lg:col-span-full max-lg:w-full max-lg:*:grow max-lg:*:first:basis-full lg:ml-auto"
          />
          {reject && (
            <Button
              variant="quiet"
              className="decline"
              {...held}
              onClick={() => move("rejected")}
              aria-keyshortcuts="d"
            >
              Decline
            </Button>
          )}
          {otherStage}
          {next && (
            <Button
              key="move"
              ref={primary}
              variant="primary"
              className="go-on stage-next"
              {...held}
              onClick={() => move(next)}
              aria-keyshortcuts="m"
            >
              {moveLabel(next)} <Icon icon={ArrowRight} />
            </Button>
          )}
        </>
      )}
      {dialogs}
    </>
  );
}

interface WorkFootProps extends Omit<DecisionProps, "application"> {
  /** Undefined while loading. */
  application: CompanyApplicationDetail | undefined;
}

/** The steps along the list, which stay mounted and keep the focus, and the decision; always visible. */
export const WorkFoot = ({ application, walk, askForOffer }: WorkFootProps) => (
  <section className="work-foot" aria-label="Decision">
    {walk && <Place walk={walk} />}
    {application && <Decision key={application.id} application={application} walk={walk} askForOffer={askForOffer} />}
  </section>
);
