import { ApplicationTalk, ApplicationWaiting } from "@/app/routes/candidate/application-talk";
import { ApplicationPage } from "@/applications/candidate/my-application-page";

export default function Application() {
  return (
    <ApplicationPage
      waiting={(application) => <ApplicationWaiting application={application} />}
      conversation={(application) => <ApplicationTalk application={application} />}
    />
  );
}
