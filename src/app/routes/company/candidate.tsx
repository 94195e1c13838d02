import { CandidatePage } from "@/features/company/candidates/candidate-page";
import { TeamNotes } from "@/features/notes/team-notes";

export default function Candidate() {
  return <CandidatePage notes={({ id }) => <TeamNotes subject={{ candidateId: id }} />} />;
}
