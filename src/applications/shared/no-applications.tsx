import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { paths } from "@/config/paths";

export const NoApplications = () => (
  <EmptyState
    title="You haven't applied to any jobs yet."
    action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
  />
);
