import { ApplicationPage } from "@/features/applications/company/application-page";
import { NextInterview } from "@/features/interviews/next-interview";
import { TeamNotes } from "@/features/notes/team-notes";
import { fullName } from "@/lib/format";

export default function Application() {
  return (
    <ApplicationPage
      notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
      beside={({ id, can, candidate, job }) =>
        // Who reads the notes is the company's side of the conversation.
        can.note && (
          <NextInterview
            side="company"
            applicationId={id}
            candidateName={fullName(candidate)}
            companyName={job.company_name}
          />
        )
      }
    />
  );
}
