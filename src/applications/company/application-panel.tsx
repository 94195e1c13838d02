import { Maximize2, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { AddedLine } from "@/applications/company/added-line";
import { ApplicationBody, type ApplicationParts, type TabId } from "@/applications/company/application-body";
import type { AskForOffer } from "@/applications/company/use-moves";
import type { Walk } from "@/applications/company/use-walk";
import { WorkFoot } from "@/applications/company/work-foot";
import { WorkHead } from "@/applications/company/work-head";
import { useCompanyApplication } from "@/applications/data/company-application-queries";
import { useSingleKeys } from "@/applications/shared/single-keys";
import { announce } from "@/components/feedback/announce";
import { RecordSkeleton } from "@/components/feedback/page-loader";
import { AppLink } from "@/components/ui/app-link";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { fullName } from "@/lib/format";

export interface PanelParts extends ApplicationParts {
  askForOffer?: AskForOffer | undefined;
}

interface ApplicationPanelProps extends PanelParts {
  id: string;
  walk: Walk;
  onClose: () => void;
  /** The URL of the application's page, or of a tab there; it knows the list. */
  page: (tab?: string) => string;
}

/** An application next to its list, from 1024 px: header and footer stay, the rest scrolls. */
export function ApplicationPanel({ id, walk, onClose, page, askForOffer, ...parts }: ApplicationPanelProps) {
  const query = useCompanyApplication(id);
  const titleId = useId();
  // The next person opens on the same tab.
  const [tab, setTab] = useState<TabId | null>(null);
  useSingleKeys(true, { j: () => walk.next?.go(), k: () => walk.previous?.go() });
  const application = query.data;
  const name = application && (fullName(application.candidate) || application.candidate.email);
  const place = walk.position === null ? "" : `, ${walk.position} of ${walk.total}`;
  const announced = useRef(id);
  useEffect(() => {
    if (!name || announced.current === id) return;
    announced.current = id;
    // Next moves the focus to the name; arrows and keys leave it in place.
    if (document.activeElement?.id !== titleId) announce(`${name}${place}`);
  }, [name, id, place, titleId]);
  const ends = (
    <>
      <AppLink className="icon-btn" to={page(tab ?? undefined)} aria-label="Open as page">
        <Icon icon={Maximize2} />
      </AppLink>
      <IconButton icon={X} label="Close" onClick={onClose} />
    </>
  );
  return (
    <section className="panel work" aria-labelledby={titleId}>
      {application ? (
        <>
          <WorkHead
            application={application}
            title={(name) => (
              <h2 id={titleId} className="min-w-0 break-words">
                {name}
              </h2>
            )}
          >
            {ends}
          </WorkHead>
          <AddedLine key={`added ${id}`} application={application} />
          <ApplicationBody key={id} application={application} tab={tab} onTab={setTab} isSplit={false} {...parts} />
        </>
      ) : (
        <>
          <div className="work-head">
            <h2 id={titleId} className="sr-only">
              Application
            </h2>
            <span className="ml-auto flex">{ends}</span>
          </div>
          <div className="grow px-5">
            {query.isPending && <RecordSkeleton label="Loading the application" />}
            {query.isError && (
              <ErrorState title="Failed to load application details" query={query}>
                {query.error.message}
              </ErrorState>
            )}
          </div>
        </>
      )}
      {/* Kept while the next application loads, so that the focus stays on its arrow. */}
      <WorkFoot application={application} walk={walk} askForOffer={askForOffer} />
    </section>
  );
}
