import { queryClient } from "@/app/query-client";
import { NotFoundPage } from "@/app/routes/not-found";
import { landingQuery } from "@/jobs/data/public-job-queries";
import { LandingPage, landingAt } from "@/jobs/public/landing-page";

export const askFirst = () => queryClient.prefetchQuery(landingQuery(landingAt(window.location.pathname)));

export default function LandingRoute() {
  return <LandingPage notFound={<NotFoundPage />} />;
}
