import { ApplicationDue } from "@/app/routes/company/application-due";
import { ApplicationNext, ApplicationTalk } from "@/app/routes/company/application-talk";
import { OfferFirst } from "@/app/routes/company/offer-first";
import type { PanelParts } from "@/applications/company/application-panel";

export const applicationParts: PanelParts = {
  conversation: (application) => <ApplicationTalk application={application} />,
  beside: (application) => <ApplicationNext application={application} />,
  due: (application) => <ApplicationDue application={application} />,
  askForOffer: (asked) => <OfferFirst {...asked} />,
};
