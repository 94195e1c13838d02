import type { PlanJob } from "@contracts/plans/company-plan";
import { formatShortDay } from "@/lib/format-date";

export const jobOptions = (jobs: readonly PlanJob[]) =>
  jobs.map(({ id, title, location, posted_at }) => ({
    value: id,
    label: title,
    text: `${location} · posted ${formatShortDay(posted_at)}`,
  }));
