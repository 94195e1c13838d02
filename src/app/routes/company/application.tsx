import { ApplicationPage } from "@/features/applications/company/application-page";
import { TeamNotes } from "@/features/notes/team-notes";
import { ScorecardsCard } from "@/features/scorecards/scorecards-card";
import { fullName } from "@/lib/format";

export default function Application() {
  return (
    <ApplicationPage
      notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
      beside={({ id, candidate, job, can }) =>
        can.note && <ScorecardsCard applicationId={id} jobId={job.id} name={fullName(candidate) || candidate.email} />
      }
    />
  );
}
