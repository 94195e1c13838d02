import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { ArrowRight, Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import { stageSteps } from "@/applications/company/stages";
import { useStageMoves } from "@/applications/company/use-stage-moves";
import { StatusGlyph } from "@/components/product/status-glyph";
import { statusLook } from "@/components/product/status-look";
import { Steps } from "@/components/product/steps";
import { ActionBar } from "@/components/ui/action-bar";
import { Button, LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

interface OtherStagesProps {
  stages: readonly ApplicationStatus[];
  firstName: string;
  onChoose: (stage: ApplicationStatus) => void;
  onClose: () => void;
}

function OtherStages({ stages, firstName, onChoose, onClose }: OtherStagesProps) {
  return (
    <Dialog open onOpenChange={onClose} title={`Move ${firstName} to another stage`}>
      <RowList>
        {stages.map((stage) => {
          const look = statusLook("application", stage);
          return (
            <li key={stage}>
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 py-2 text-left font-medium hover:bg-hover"
                onClick={() => onChoose(stage)}
              >
                <span className={`inline-grid c-${look.tone}`}>
                  {look.glyph && <StatusGlyph name={look.glyph} size={18} />}
                </span>
                {look.word}
              </button>
            </li>
          );
        })}
      </RowList>
    </Dialog>
  );
}

/**
 * Where the application stands and what comes next. The next step is the primary action; below 1024 px it and Not Selected stay
 * in sight at the bottom. Offered, Hired and Not Selected ask once.
 */
export function StageCard({ application }: { application: CompanyApplicationDetail }) {
  const {
    next,
    reject,
    others,
    firstName,
    move,
    moveOn,
    holdOff,
    isMoving,
    isResting,
    isMoved,
    nextLabel,
    held,
    dialogs,
  } = useStageMoves(application);
  const [choosing, setChoosing] = useState(false);
  const { steps, current } = stageSteps(application.status);
  const movable = next !== null || reject || others.length > 0;

  return (
    <Card>
      {current >= 0 ? (
        <div className="-mx-2 mb-5">
          <Steps label="Stage" steps={steps} current={current} />
        </div>
      ) : (
        <p className="mb-3 font-semibold">{applicationStatusLabels[application.status]}</p>
      )}
      {(next || isMoved) && (
        <Button variant="primary" block className="max-lg:hidden" {...held} onClick={moveOn}>
          {nextLabel} <Icon icon={isMoved ? Check : ArrowRight} />
        </Button>
      )}
      {movable && (
        <div className={`mt-2 grid gap-2 ${others.length > 0 && reject ? "lg:grid-cols-2" : ""}`}>
          {others.length > 0 && (
            <Button aria-haspopup="dialog" {...held} onClick={() => (isResting ? holdOff() : setChoosing(true))}>
              Other stage <Icon icon={ChevronDown} size="sm" />
            </Button>
          )}
          {reject && (
            <Button className="max-lg:hidden" {...held} onClick={() => move("rejected")}>
              Not Selected
            </Button>
          )}
        </div>
      )}
      <p className="mt-3 text-ink-muted text-sm">
        {isMoving
          ? "Saving..."
          : movable
            ? `You can undo a change for 10 seconds. Then ${firstName} is told, here and by email.`
            : settledText(application)}
        {application.later_id && (
          <>
            {" "}
            <TextLink to={paths.company.application(application.later_id)}>They have applied again</TextLink>
          </>
        )}
      </p>
      <ActionBar>
        {reject && !isMoved && (
          <Button variant="quiet" onClick={() => move("rejected")}>
            Not Selected
          </Button>
        )}
        {next || isMoved ? (
          <Button variant="primary" className="grow" {...held} onClick={moveOn}>
            {nextLabel}
          </Button>
        ) : (
          <LinkButton className="grow" to={paths.company.applications()}>
            All applications
          </LinkButton>
        )}
      </ActionBar>
      {choosing && (
        <OtherStages
          stages={others}
          firstName={firstName}
          onChoose={(stage) => {
            setChoosing(false);
            move(stage);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {dialogs}
    </Card>
  );
}

function settledText({ status, candidate, company_paused }: CompanyApplicationDetail): string {
  if (!candidate.email) return "Nobody is left whom a change would reach.";
  if (status === "withdrawn") return "The candidate has withdrawn this application.";
  if (status === "hired") return "This application has come to its end.";
  if (company_paused) return "Your company is paused. You can move applications once it is active again.";
  return "Only the company that posted the job can move this application on.";
}
