import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { CandidateCard } from "@/applications/company/candidate-card";
import { DocumentsCard } from "@/applications/company/documents-card";
import { AnswersCard } from "@/applications/shared/answers-card";
import { MatchPanel } from "@/components/product/match";
import { Notice } from "@/components/ui/notice";

/** The match and what was sent: answers, documents, the profile. Of whoever deleted their account nothing of it is left. */
export function SentCards({ application }: { application: CompanyApplicationDetail }) {
  const { candidate } = application;
  if (!candidate.email) {
    return (
      <Notice title="The applicant deleted their account">
        Profile, answers, documents and your team's notes went with it. That somebody applied, on which day and how it
        ended stays, and counts in your numbers.
      </Notice>
    );
  }
  return (
    <>
      <MatchPanel
        match={application.match}
        reader="company"
        note={`${candidate.first_name || "The candidate"} sees exactly this on the job page.`}
      />
      <AnswersCard title="Answers" answers={application.answers} />
      <DocumentsCard candidate={candidate} />
      <CandidateCard candidate={candidate} />
    </>
  );
}
