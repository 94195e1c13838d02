import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { landingQuery } from "@/jobs/data/public-job-queries";
import { JobsPage } from "@/jobs/public/jobs-page";
import { isMissing } from "@/lib/app-error";
import { useEagerQuery } from "@/lib/use-eager-query";
import { useOneAddress } from "@/lib/use-one-address";

/** "in/denver-co" of "/jobs/in/denver-co". */
export const landingAt = (pathname: string): string => pathname.split("/").filter(Boolean).slice(1).join("/");

/** The list of jobs at a worded address: /jobs/in/denver-co. */
export function LandingPage({ notFound }: { notFound: ReactNode }) {
  const { status } = useAuth();
  const path = landingAt(useLocation().pathname);
  const query = useEagerQuery({ ...landingQuery(path), enabled: status !== "loading", meta: { silent: true } });
  const { data, error } = query;
  useOneAddress(data && `${paths.jobs.list()}/${data.path}`);
  if (data) return <JobsPage key={data.path} landing={data} />;
  if (!error) return <PageLoader />;
  if (isMissing(error)) return notFound;
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle className="sr-only">Jobs</PageTitle>
      <Card>
        <ErrorState title={`Failed to load the jobs: ${error.message}`} query={query} />
      </Card>
    </div>
  );
}
