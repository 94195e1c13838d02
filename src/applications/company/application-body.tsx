import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { applicationHistory } from "@/applications/company/application-timeline";
import { MatchFold } from "@/applications/company/match-fold";
import { NoteBox } from "@/applications/company/notes/note-box";
import { TeamNotes } from "@/applications/company/notes/team-notes";
import { ProfileTab, RejectionCard } from "@/applications/company/profile-tab";
import { ResumePane, sentFiles } from "@/applications/company/resume-pane";
import { teamNotesQuery } from "@/applications/data/team-notes";
import { FilesClosed } from "@/components/product/files-closed";
import { Timeline } from "@/components/product/timeline";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

type Part = (application: CompanyApplicationDetail) => ReactNode;

/** Parts of an application from other subjects. */
export interface ApplicationParts {
  conversation?: Part | undefined;
  /** In the profile: interviews, scorecards, offers. */
  beside?: Part | undefined;
  /** On top: what is due today. */
  due?: Part | undefined;
}

export const tabIds = ["resume", "profile", "conversation", "notes", "history"] as const;
export type TabId = (typeof tabIds)[number];

interface ApplicationBodyProps extends ApplicationParts {
  application: CompanyApplicationDetail;
  /** Null for the first one. */
  tab: TabId | null;
  onTab: (tab: TabId) => void;
  /** The resume is next to the rest, and the notes below the profile. */
  isSplit: boolean;
}

/** Writes a note under any tab; the notes themselves are below the profile. */
function NoteBar({ application }: { application: CompanyApplicationDetail }) {
  const subject = { applicationId: application.id };
  const { data } = useEagerQuery(teamNotesQuery(subject));
  const count = data?.notes.length ?? application.note_count;
  return (
    <div className="notebar">
      <NoteBox subject={subject} readers={data?.readers ?? []} look="bar">
        {count > 0 && formatCount(count, "note")}
      </NoteBox>
    </div>
  );
}

/** After a deleted account, all that remains is that they applied. */
function DeletedAccount() {
  return (
    <div className="p-5">
      <Notice title="The applicant deleted their account">
        Their profile, responses, documents and your team's notes and tags are gone. For your reports, we keep only that
        they applied, when, and the outcome.
      </Notice>
    </div>
  );
}

/** An application to review: the resume first, the rest in tabs. */
export function ApplicationBody({ application, tab, onTab, isSplit, conversation, beside, due }: ApplicationBodyProps) {
  const { candidate, can, merged, unread, note_count } = application;
  const hasResume = sentFiles(application).length > 0;
  const isDeleted = !candidate.email;
  const notesUnder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A link to the notes scrolls them into view.
    if (isSplit && tab === "notes") notesUnder.current?.scrollIntoView?.();
  }, [isSplit, tab]);
  const notes = <TeamNotes subject={{ applicationId: application.id }} isWritten={!isSplit} />;
  const resume = {
    id: "resume" as const,
    label: hasResume ? "Resume" : "No resume sent",
    panel: <ResumePane application={application} />,
  };
  const profile = {
    id: "profile" as const,
    label: "Profile",
    panel: (
      <ProfileTab application={application}>
        {application.added?.is_waiting ? (
          <Notice icon={Lock} title={`Interview times and offers wait until ${candidate.first_name} takes over`} />
        ) : (
          beside?.(application)
        )}
        {isSplit && can.note && <div ref={notesUnder}>{notes}</div>}
      </ProfileTab>
    ),
  };
  const others = [
    ...(conversation && can.talk
      ? [
          {
            id: "conversation" as const,
            label: "Messages",
            ...(unread > 0 && { count: unread, hot: true }),
            ...(application.added?.is_waiting && { icon: Lock }),
            panel: (
              <div className="sections">
                {application.added?.is_waiting ? (
                  <EmptyState title="Messages aren't available yet">
                    {`You can write to ${candidate.first_name} once they take over the application.`}
                  </EmptyState>
                ) : (
                  conversation(application)
                )}
              </div>
            ),
          },
        ]
      : []),
    ...(!isSplit && can.note
      ? [
          {
            id: "notes" as const,
            label: "Notes",
            ...(note_count > 0 && { count: note_count }),
            panel: <div className="sections">{notes}</div>,
          },
        ]
      : []),
    {
      id: "history" as const,
      label: "History",
      panel: (
        <div className="sections">
          <RejectionCard application={application} />
          <Card title="History">
            <Timeline
              label="History"
              entries={applicationHistory(application.events, (id) => paths.company.application(id), merged)}
            />
          </Card>
        </div>
      ),
    },
  ];
  const first = isSplit || isDeleted ? [] : [resume];
  const tabs = [...(hasResume ? [...first, profile] : [profile, ...first]), ...others];
  // Tab and dialogs stay open when the window is resized.
  const [firstTab] = useState(tabs[0]?.id);
  const shown = [tab, firstTab].find((id) => tabs.some((each) => each.id === id)) ?? "profile";
  const facts = (
    <>
      {due?.(application)}
      {isDeleted ? <DeletedAccount /> : <MatchFold match={application.match} />}
      <Tabs label="Sections of this application" tabs={tabs} value={shown} onChange={onTab} look="fill" />
    </>
  );
  return (
    <FilesClosed value={application.company_paused}>
      <div className={isSplit ? "work-two" : "contents"}>
        {isSplit && (isDeleted ? <div className="viewer" /> : <ResumePane application={application} />)}
        <div className={isSplit ? "facts-col" : "contents"}>
          {facts}
          {isSplit && can.note && <NoteBar application={application} />}
        </div>
      </div>
    </FilesClosed>
  );
}
