import type { CompanyApplicationDetail } from "@contracts/application";
import { ApplicationPage } from "@/features/applications/company/application-page";
import { Conversation } from "@/features/conversation/conversation";
import { stageLines } from "@/features/conversation/stage-lines";
import { TeamNotes } from "@/features/notes/team-notes";
import { ScorecardsCard } from "@/features/scorecards/scorecards-card";
import { fullName } from "@/lib/format";

function Talk({ application: { id, candidate, events } }: { application: CompanyApplicationDetail }) {
  return (
    <Conversation
      applicationId={id}
      other={candidate.first_name || fullName(candidate) || candidate.email}
      lines={stageLines(id, events)}
      look="bar"
    />
  );
}

export default function Application() {
  return (
    <ApplicationPage
      notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
      conversation={(application) => <Talk application={application} />}
      beside={({ id, candidate, job, can }) =>
        can.note && <ScorecardsCard applicationId={id} jobId={job.id} name={fullName(candidate) || candidate.email} />
      }
    />
  );
}
