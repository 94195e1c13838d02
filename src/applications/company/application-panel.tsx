import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { ArrowRight, Check, ChevronDown, ChevronUp, Mail, Maximize2, Phone, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { SentCards } from "@/applications/company/sent-cards";
import { moveLabel } from "@/applications/company/stages";
import { useStageMoves } from "@/applications/company/use-stage-moves";
import { useCompanyApplication } from "@/applications/data/company-application-queries";
import { RecordSkeleton } from "@/components/feedback/page-loader";
import { AnswerDue } from "@/components/product/answer-due";
import { StatusBadge } from "@/components/product/status-badge";
import { UnreadCount } from "@/components/product/unread-count";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { Meta } from "@/components/ui/meta";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { fullName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { phoneLink } from "@/lib/phone-link";

interface ApplicationPanelProps {
  id: string;
  /** Where the person stands in the list beside it. */
  place: { position: number; total: number } | null;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  /** The address of their own page, or of a tab there, which knows the list. */
  page?: (tab?: string) => string;
  notes?: ((application: CompanyApplicationDetail) => ReactNode) | undefined;
}

type Shown = { application: CompanyApplicationDetail };

function Head({ application, titleId, talk }: Shown & { titleId: string; talk: string }) {
  const { candidate } = application;
  const name = fullName(candidate) || candidate.email;
  return (
    <div className="flex items-center gap-4 px-5 pb-4">
      <Avatar name={name} size="xl" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 id={titleId} className="min-w-0 break-words font-semibold text-xl">
            {name}
          </h2>
          <StatusBadge kind="application" status={application.status} />
        </div>
        <Meta className="mt-0.5">
          {candidate.title ?? ""}
          {`Applied ${formatDate(application.applied_at)}`}
          {application.answer_due ? <AnswerDue due={application.answer_due} lead="Answer" /> : ""}
        </Meta>
        {application.can.talk && (
          <TextLink to={talk} className="mt-1 inline-flex items-center gap-1.5 text-sm">
            Conversation <UnreadCount value={application.unread} />
          </TextLink>
        )}
      </div>
      <span className="flex">
        {candidate.email && (
          <a className="icon-btn" href={`mailto:${candidate.email}`} aria-label={`Write to ${name}`}>
            <Icon icon={Mail} />
          </a>
        )}
        {candidate.phone && (
          <a className="icon-btn" href={phoneLink(candidate.phone)} aria-label={`Call ${name}`}>
            <Icon icon={Phone} />
          </a>
        )}
      </span>
    </div>
  );
}

function Foot({ application }: Shown) {
  const { next, reject, others, firstName, move, moveOn, isMoved, nextLabel, held, dialogs } =
    useStageMoves(application);
  if (!next && !reject && others.length === 0 && !isMoved) return null;
  return (
    <div className="panel-foot">
      {reject && !isMoved && (
        <Button variant="quiet" {...held} onClick={() => move("rejected")}>
          Not Selected
        </Button>
      )}
      <span className="ml-auto flex gap-2">
        {others.length > 0 && !isMoved && (
          <Menu
            label={`Move ${firstName} to another stage`}
            buttonClassName="btn btn-secondary"
            items={others.map((stage) => ({ label: moveLabel(stage), onSelect: () => move(stage) }))}
          >
            Other stage <Icon icon={ChevronDown} size="sm" />
          </Menu>
        )}
        {(next || isMoved) && (
          <Button variant="primary" {...held} onClick={moveOn}>
            {nextLabel} <Icon icon={isMoved ? Check : ArrowRight} />
          </Button>
        )}
      </span>
      {dialogs}
    </div>
  );
}

/** An application beside the list it belongs to, from 1024 px: head and foot stay, the rest scrolls. */
export function ApplicationPanel({
  id,
  place,
  onPrevious,
  onNext,
  onClose,
  page = (tab) => paths.company.application(id, { tab }),
  notes,
}: ApplicationPanelProps) {
  const query = useCompanyApplication(id);
  const titleId = useId();
  const application = query.data;
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel-bar">
        <span className="tnum grow" role="status">
          {place && `${place.position} of ${place.total}`}
        </span>
        <kbd className="kbd">J</kbd>
        <kbd className="kbd mr-1">K</kbd>
        <IconButton icon={ChevronUp} label="Previous person" disabled={!onPrevious} onClick={onPrevious} />
        <IconButton icon={ChevronDown} label="Next person" disabled={!onNext} onClick={onNext} />
        <AppLink className="icon-btn" to={page()} aria-label="Open as page">
          <Icon icon={Maximize2} />
        </AppLink>
        <IconButton icon={X} label="Close" onClick={onClose} />
      </div>
      {application ? (
        <>
          <Head application={application} titleId={titleId} talk={page("conversation")} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <fieldset key={id} className="panel-body" tabIndex={0} aria-label="Application">
            {application.can.note && notes?.(application)}
            <SentCards application={application} />
          </fieldset>
          <Foot key={`foot-${id}`} application={application} />
        </>
      ) : (
        <div className="px-5">
          <h2 id={titleId} className="sr-only">
            Application
          </h2>
          {query.isPending && <RecordSkeleton label="Loading the application" />}
          {query.isError && (
            <ErrorState title="Failed to load application details" query={query}>
              {query.error.message}
            </ErrorState>
          )}
        </div>
      )}
    </section>
  );
}
