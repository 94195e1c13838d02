import { applicationStatuses } from "@contracts/enums";
import type { CompanyJob } from "@contracts/job";
import { statusLook } from "@/components/product/status-look";
import { Card } from "@/components/ui/card";
import { KeyValues } from "@/components/ui/key-values";
import { formatNumber } from "@/lib/format";

/** Numbers of one job. Views are not counted and always 0. */
export function JobStatistics({ job }: { job: CompanyJob }) {
  return (
    <Card title="Statistics" className="max-w-form">
      <KeyValues
        align="end"
        items={[
          { label: "Views", value: "0" },
          { label: "Applications", value: formatNumber(job.application_count) },
          ...applicationStatuses.map((status) => ({
            label: statusLook("application", status).word,
            value: formatNumber(job.status_counts[status] ?? 0),
          })),
        ]}
      />
    </Card>
  );
}
