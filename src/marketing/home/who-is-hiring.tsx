import { ArrowRight, ChevronRight } from "lucide-react";
import { hiringCompaniesQuery } from "@/companies/data/hiring-companies";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { keptWords } from "@/components/product/kept-promises";
import { LinkButton } from "@/components/ui/button";
import { CoverLink } from "@/components/ui/cover-link";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { SkeletonBar } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

const most = 6;

/** As tall as the companies still loading. */
const Waiting = () => (
  <div className="card firms appears" role="status" aria-label="Loading companies">
    {Array.from({ length: most }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: identical placeholders that never move
      <div className="firm" key={index}>
        <SkeletonBar className="size-9 rounded-md" />
        <SkeletonBar className="h-3.5 w-2/5" />
      </div>
    ))}
  </div>
);

/** The companies with the most open jobs. Hidden if there are none, or on failure. */
export function WhoIsHiring() {
  const { data, isError } = useEagerQuery(hiringCompaniesQuery);
  if (isError || data?.most.length === 0) return null;
  return (
    <section className="section alt" aria-labelledby="hiring">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="hiring">Who's hiring</h2>
            <p>
              {data
                ? `${formatCount(data.companies, "company", "companies")} with ${formatCount(data.jobs, "open job")} right now.`
                : "Companies with open jobs right now."}
            </p>
          </div>
          <LinkButton to={paths.jobs.list()}>
            See their jobs
            <Icon icon={ArrowRight} size="sm" />
          </LinkButton>
        </div>
        {!data && <Waiting />}
        <ul className="card firms overflow-hidden" aria-label="Companies with open jobs" hidden={!data}>
          {data?.most.map(({ id, name, logo_url, location, open_jobs, promises }) => (
            <li key={id} className="firm">
              <CompanyAvatar name={name} logo={logo_url} />
              <div className="min-w-0 grow">
                <CoverLink to={paths.companies.detail({ id, name })}>{name}</CoverLink>
                <Meta>
                  {location}
                  {formatCount(open_jobs, "open job")}
                  {promises ? keptWords(promises) : ""}
                </Meta>
              </div>
              <Icon icon={ChevronRight} size="sm" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
