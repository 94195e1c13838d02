import { ApplicationTalk, ApplicationWaiting } from "@/app/routes/candidate/application-talk";
import { ApplicationPage } from "@/features/applications/candidate/application-page";
import { OfferBar } from "@/features/offers/candidate-offer";

export default function Application() {
  return (
    <ApplicationPage
      waiting={(application) => <ApplicationWaiting application={application} />}
      bar={(application, usual) => <OfferBar application={application}>{usual}</OfferBar>}
      conversation={(application) => <ApplicationTalk application={application} />}
    />
  );
}
