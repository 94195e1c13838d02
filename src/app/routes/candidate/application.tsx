import { ApplicationPage } from "@/features/applications/candidate/application-page";
import { CandidateOffer, OfferBar } from "@/features/offers/candidate-offer";

export default function Application() {
  return (
    <ApplicationPage
      waiting={(application) => <CandidateOffer application={application} />}
      bar={(application, usual) => <OfferBar application={application}>{usual}</OfferBar>}
    />
  );
}
