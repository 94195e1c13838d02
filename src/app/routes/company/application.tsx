import { ApplicationNext, ApplicationTalk } from "@/app/routes/company/application-talk";
import { ApplicationPage } from "@/applications/company/application-page";
import { TeamNotes } from "@/applications/company/notes/team-notes";

export default function Application() {
  return (
    <ApplicationPage
      notes={({ id }) => <TeamNotes subject={{ applicationId: id }} />}
      conversation={(application) => <ApplicationTalk application={application} />}
      beside={(application) => <ApplicationNext application={application} />}
    />
  );
}
