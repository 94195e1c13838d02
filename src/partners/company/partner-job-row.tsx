import { workWordsBeside } from "@contracts/jobs/work-words";
import { formatPay } from "@contracts/money";
import type { PartnerJob } from "@contracts/partners/partnership";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Button } from "@/components/ui/button";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface PartnerJobRowProps {
  job: PartnerJob;
  onSubmitTo: () => void;
}

/** A partner's job: the row opens it as candidates see it; the submit button is layered above. */
export function PartnerJobRow({ job, onSubmitTo }: PartnerJobRowProps) {
  return (
    <li className="row relative items-start hover:bg-hover max-sm:flex-wrap sm:items-center">
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <div className="min-w-0 grow basis-0">
        <CoverLink to={paths.jobs.detail(job)}>{job.title}</CoverLink>
        <Meta>
          {job.company_name}
          {job.location}
          {workWordsBeside(job.location, job)}
          {formatWords(job.experience_level)}
          {formatPay(job)}
          {`Posted ${formatDate(job.posted_at)}`}
          {job.put_forward > 0 ? <b className="font-semibold text-ink">{job.put_forward} asked</b> : ""}
        </Meta>
      </div>
      <Button
        size="sm"
        className="relative max-sm:w-full"
        aria-haspopup="dialog"
        aria-label={`Submit to job: ${job.title}`}
        onClick={onSubmitTo}
      >
        Submit to job
      </Button>
    </li>
  );
}
