import { type CompanyApplicationDetail, rejectionReasonLabels } from "@contracts/applications/application";
import { applicationSourceLabels } from "@contracts/enums";
import type { ReactNode } from "react";
import { Assignee } from "@/applications/company/assignee";
import { CandidateCard } from "@/applications/company/candidate-card";
import { TagsEditor } from "@/applications/company/tags/tags-editor";
import { AnswersCard } from "@/applications/shared/answers-card";
import { HistoryCards } from "@/candidates/shared/history-list";
import { Card } from "@/components/ui/card";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

type Shown = { application: CompanyApplicationDetail };

/** The application's job, and its company if that's another one, whose working style isn't shown. */
function JobCard({ application }: Shown) {
  const { job, later_id } = application;
  return (
    <Card title="Job Details">
      <KeyValues
        items={[
          {
            label: "Job",
            value: job.can.open ? (
              <TextLink to={paths.company.manageJob(job.id)}>{job.title}</TextLink>
            ) : (
              `${job.title}${job.is_deleted ? " (deleted)" : ""}`
            ),
          },
          ...(job.can.open ? [] : [{ label: "Company", value: job.company_name }]),
          { label: "Location", value: job.location },
          { label: "Type", value: formatWords(job.job_type) },
          { label: "Level", value: formatWords(job.experience_level) },
          ...(job.can.open ? [{ label: "Owner", value: <Assignee application={application} /> }] : []),
        ]}
      />
      {later_id && (
        <p className="mt-3 text-sm">
          <TextLink to={paths.company.application(later_id)}>They applied again</TextLink>
        </p>
      )}
    </Card>
  );
}

/** The reason of a rejection, for the team, and the message sent. */
export function RejectionCard({ application: { rejection } }: Shown) {
  if (!rejection) return null;
  return (
    <Card title="Not Selected">
      <KeyValues
        empty="The standard notification"
        items={[
          { label: "Reason, for your team", value: rejectionReasonLabels[rejection.reason] },
          {
            label: "Message",
            value: rejection.message && <span className="whitespace-pre-line">{rejection.message}</span>,
          },
        ]}
      />
    </Card>
  );
}

/** The source of a person added by hand, for the team. */
function AddedCard({ application: { added } }: Shown) {
  if (!added) return null;
  return (
    <Card title={`As entered by ${added.by ?? "your team"}`}>
      <KeyValues
        items={[
          { label: "Added", value: formatDate(added.at) },
          { label: "Source", value: added.source_words ?? applicationSourceLabels[added.source] },
          ...(added.taken_over_at ? [{ label: "Taken over", value: formatDate(added.taken_over_at) }] : []),
        ]}
      />
    </Card>
  );
}

/** What was sent besides the files, the job, and parts from other subjects. */
export function ProfileTab({ application, children }: Shown & { children?: ReactNode }) {
  return (
    <div className="sections">
      {application.can.note && <TagsEditor key={application.id} application={application} />}
      <HistoryCards {...application.candidate} />
      {application.cover_letter && (
        <Card title="Cover letter">
          <p className="max-w-read whitespace-pre-line break-words text-md" dir="auto">
            {application.cover_letter}
          </p>
        </Card>
      )}
      <AnswersCard title="Application questions" answers={application.answers} fileNames={application.file_names} />
      <AddedCard application={application} />
      <CandidateCard candidate={application.candidate} />
      {children}
      <JobCard application={application} />
    </div>
  );
}
