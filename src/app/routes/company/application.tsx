import { applicationParts } from "@/app/routes/company/application-parts";
import { ApplicationPage } from "@/applications/company/application-page";

export default function Application() {
  return <ApplicationPage {...applicationParts} />;
}
