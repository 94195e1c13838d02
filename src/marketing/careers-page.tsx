import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import careers from "@/marketing/careers.md";
import { ReadingPage } from "@/marketing/reading-page";

/** /careers: no jobs of its own; the operator's are among all others. */
export const CareersPage = () => (
  <ReadingPage {...careers}>
    <LinkButton to={paths.jobs.list()} variant="primary" size="lg" className="mt-9 max-sm:w-full">
      See all open jobs
    </LinkButton>
  </ReadingPage>
);
