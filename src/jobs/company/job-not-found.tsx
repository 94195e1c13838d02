import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";

export function JobNotFound() {
  return (
    <div className="empty">
      <PageTitle>Job Not Found</PageTitle>
      <p className="text-ink-muted">It may have been deleted, or it belongs to another company.</p>
      <LinkButton className="mt-4" to={paths.company.jobs()}>
        Back to jobs
      </LinkButton>
    </div>
  );
}
