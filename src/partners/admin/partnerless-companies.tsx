import type { CompanyCard } from "@contracts/partners/partnership";
import { useState } from "react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { usePartnerlessCompanies } from "@/partners/data/partnerships";

interface PartnerlessCompaniesProps {
  /** The total; undefined while unknown. */
  count: number | undefined;
  onChoose: (company: CompanyCard) => void;
}

const atFirst = 8;

/** Approved companies without a partner; a press starts a partnership. */
export function PartnerlessCompanies({ count, onChoose }: PartnerlessCompaniesProps) {
  const query = usePartnerlessCompanies();
  const companies = query.data?.pages.flatMap((page) => page.companies);
  const [isLong, setIsLong] = useState(false);
  const shown = isLong ? companies : companies?.slice(0, atFirst);
  const hasMore = query.hasNextPage || (companies?.length ?? 0) > (shown?.length ?? 0);
  const showMore = () => {
    setIsLong(true);
    if (isLong) void query.fetchNextPage();
  };
  return (
    <Card
      className="mt-5"
      title={<>Approved companies without a partner {count !== undefined && <Count value={count} />}</>}
      flush
    >
      {query.isError && !companies ? (
        <ErrorState title="Failed to load company data" query={query} />
      ) : !companies ? (
        <Skeleton label="Loading companies without a partner" rows={2} />
      ) : companies.length === 0 ? (
        <EmptyState title="Every approved company has a partner." />
      ) : (
        <ul className="card-body flex flex-wrap gap-2">
          {shown?.map((company) => (
            <li key={company.id} className="max-w-full">
              <button
                type="button"
                className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-md border border-line py-1.5 pr-3 pl-1.5 text-start hover:bg-hover max-md:min-h-touch"
                aria-label={`Create a partnership for ${company.name}`}
                onClick={() => onChoose(company)}
              >
                <CompanyAvatar name={company.name} logo={company.logo_url} size="sm" />
                <span className="wrap-anywhere min-w-0">{company.name}</span>
              </button>
            </li>
          ))}
          {hasMore && (
            <li className="flex items-center">
              <Button
                variant="quiet"
                size="sm"
                busy={query.isFetchingNextPage}
                busyLabel="Loading..."
                onClick={showMore}
              >
                Show more
              </Button>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}
