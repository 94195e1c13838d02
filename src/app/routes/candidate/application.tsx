import { ApplicationPage } from "@/features/applications/candidate/application-page";

export default function Application() {
  return <ApplicationPage />;
}
