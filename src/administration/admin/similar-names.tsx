import type { SimilarCompany } from "@contracts/companies/company";
import { TriangleAlert } from "lucide-react";
import { similarCompaniesQuery } from "@/administration/data/companies";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

/** "approved, same tax ID", "deleted Nov 26, same name, 2 reports". */
function facts(other: SimilarCompany): string {
  const state = other.left_at
    ? `deleted ${formatDate(other.left_at)}`
    : other.is_approved
      ? "approved"
      : other.was_rejected
        ? "rejected"
        : "not approved";
  return [
    state,
    other.is_same && "same name",
    other.has_tax_id && "same tax ID",
    other.has_owner && "same owner",
    other.reports > 0 && formatCount(other.reports, "report"),
  ]
    .filter(Boolean)
    .join(", ");
}

const titleOf = (warnings: readonly SimilarCompany[]): string => {
  if (warnings.some((other) => other.is_same && other.is_approved)) return "An approved company has this name";
  const isOfName = ({ has_tax_id, has_owner }: SimilarCompany) => !has_tax_id && !has_owner;
  return warnings.every(isOfName) ? "Companies with similar names" : "Companies like this one";
};

/** Companies that look like one that waits for a decision. Two may share a name, so nothing is forbidden. */
export function SimilarNames({ companyId }: { companyId: string }) {
  const query = useEagerQuery(similarCompaniesQuery(companyId));
  const warnings = query.data ?? [];
  if (query.isError && !query.data)
    return (
      <RetryNotice title="Similar names could not be looked up" query={query}>
        You can decide after we have checked for companies like this one. {query.error.message}
      </RetryNotice>
    );
  if (warnings.length === 0) return null;
  const isSerious = warnings.some((other) => (other.is_same && other.is_approved) || other.left_at !== null);
  return (
    <Notice tone={isSerious ? "bad" : "warn"} icon={TriangleAlert} title={titleOf(warnings)}>
      <p>Make sure this company is who it says it is.</p>
      <ul className="mt-1">
        {warnings.map((other) => (
          <li key={other.id}>
            {other.left_at ? other.name : <TextLink to={paths.admin.company(other.id)}>{other.name}</TextLink>},{" "}
            {facts(other)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
