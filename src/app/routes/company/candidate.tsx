import { TeamNotes } from "@/applications/company/notes/team-notes";
import { CandidatePage } from "@/candidates/company/candidate-page";

export default function Candidate() {
  return <CandidatePage notes={({ id }) => <TeamNotes subject={{ candidateId: id }} />} />;
}
