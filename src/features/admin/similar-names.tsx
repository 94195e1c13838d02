import type { SimilarCompany } from "@contracts/company";
import { TriangleAlert } from "lucide-react";
import { Notice } from "@/components/ui/notice";
import { RetryNotice } from "@/components/ui/retry-notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { similarCompaniesQuery } from "@/data/admin/similar-companies-query";
import { useEagerQuery } from "@/lib/use-eager-query";

const state = ({ is_approved }: SimilarCompany) => (is_approved ? "approved" : "not approved");

/** While a name is to be decided: companies whose names are like it. Two may share a name, so nothing is forbidden. */
export function SimilarNames({ companyId }: { companyId: string }) {
  const query = useEagerQuery(similarCompaniesQuery(companyId));
  const data = query.data ?? [];
  if (query.isError && !query.data)
    return (
      <RetryNotice title="Similar names could not be looked up" query={query}>
        Whether another company has this name is not known. {query.error.message}
      </RetryNotice>
    );
  if (data.length === 0) return null;
  const isTaken = data.some((other) => other.is_same && other.is_approved);
  return (
    <Notice
      tone={isTaken ? "bad" : "warn"}
      icon={TriangleAlert}
      title={isTaken ? "An approved company has this name" : "Companies with similar names"}
    >
      <p>Make sure that this is the company it says it is.</p>
      <ul className="mt-1">
        {data.map((other) => (
          <li key={other.id}>
            <TextLink to={paths.admin.company(other.id)}>{other.name}</TextLink>, {state(other)}
            {other.is_same && ", the same but for spelling"}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
