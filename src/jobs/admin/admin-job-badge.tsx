import type { AdminJobState } from "@contracts/jobs/all-jobs";
import { EyeOff } from "lucide-react";
import { StatusBadge } from "@/components/product/status-badge";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";

/** How a job is doing; published, but out of the public's sight, it is hidden. */
export const AdminJobBadge = ({ job: { state, is_open } }: { job: { state: AdminJobState; is_open: boolean } }) =>
  state === "published" && !is_open ? (
    <Badge tone="warn" glyph={<Icon icon={EyeOff} size="sm" />}>
      Hidden
    </Badge>
  ) : (
    <StatusBadge kind="job" status={state} />
  );
