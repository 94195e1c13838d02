import { ApplicationPage } from "@/features/applications/company/application-page";
import { TeamNotes } from "@/features/notes/team-notes";

export default function Application() {
  return <ApplicationPage notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />} />;
}
