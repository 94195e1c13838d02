import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-2 py-16 text-center md:py-24">
      <p className="eyebrow tnum">404</p>
      <PageTitle>Page not found</PageTitle>
      <p className="text-ink-muted">The address may be mistyped, or the page has moved.</p>
      <LinkButton to={paths.home()} variant="primary" className="mt-4">
        Return to Home
      </LinkButton>
    </div>
  );
}
