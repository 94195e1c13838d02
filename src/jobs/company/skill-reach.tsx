import type { SkillReach as Reach } from "@contracts/jobs/job";
import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useWatch } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import type { JobFormValues } from "@/jobs/company/job-form-values";
import { skillReachQuery } from "@/jobs/data/company-job-queries";
import { useSettled } from "@/lib/use-settled";

/** "Dozens of candidates here have at least 4 of 5 required skills". */
export function reachWords({ asked, needed, candidates }: Reach): string {
  const have =
    needed === asked
      ? asked === 1
        ? "this skill"
        : `all ${asked} required skills`
      : `at least ${needed} of ${asked} required skills`;
  return `${candidates === "few" ? "Few" : `${candidates[0]?.toUpperCase()}${candidates.slice(1)} of`} candidates here have ${have}`;
}

/** Below the required skills while editing: how many people have enough of them. */
export function SkillReach() {
  const skills = useSettled(useWatch<JobFormValues, "skills_required">({ name: "skills_required" }), 500);
  const { data } = useQuery(skillReachQuery(skills));
  return (
    <p className="-mt-3 flex items-center gap-1.5 text-ink-muted text-sm empty:hidden" role="status">
      {skills.length > 0 && data && (
        <>
          <Icon icon={Users} size="sm" />
          {reachWords(data)}
        </>
      )}
    </p>
  );
}
