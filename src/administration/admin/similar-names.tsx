import type { Company, SimilarCompany } from "@contracts/companies/company";
import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { addressLines } from "@/administration/admin/company-address";
import { useCompared } from "@/administration/admin/use-compared";
import { companyQuery, similarCompaniesQuery } from "@/administration/data/companies";
import { Icon } from "@/components/ui/icon";
import { RetryNotice } from "@/components/ui/retry-notice";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount, formatList } from "@/lib/format";
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

type Compared = Pick<Company, "name" | "tax_id" | "website" | "primary_contact_email"> & { address: string };

/** The values after its requested changes. */
function compared(company: Company): Compared {
  const wanted = { ...company, ...company.proposal?.changes };
  return { ...wanted, address: addressLines(wanted, "reg").join(", ") };
}

const fields: readonly [keyof Compared, string][] = [
  ["name", "Legal name"],
  ["tax_id", "Tax ID"],
  ["website", "Website"],
  ["primary_contact_email", "Email"],
  ["address", "Address"],
];

function SideBySide({ company, other }: { company: Company; other: SimilarCompany }) {
  const { data } = useQuery(companyQuery(other.id));
  const [one, two] = [compared(company), data && compared(data)];
  const isSame = (field: keyof Compared): boolean => {
    if (field === "name") return other.is_same;
    if (field === "tax_id") return other.has_tax_id;
    return Boolean(one[field]) && one[field]?.toLowerCase() === two?.[field]?.toLowerCase();
  };
  return (
    <table className="alike-rows">
      <caption className="sr-only">Both companies side by side</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">This company</th>
          <th scope="col">
            <TextLink to={paths.admin.company(other.id)}>{other.name}</TextLink>
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {fields.map(([field, label]) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td>{one[field] || "–"}</td>
            <td>{two?.[field] || "–"}</td>
            <td className={isSame(field) ? "eq" : ""}>
              {two && (one[field] || two[field]) && (isSame(field) ? "Same" : "Different")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Companies similar to one waiting for a decision. Sharing a name is allowed: the checkbox confirms they were compared. */
export function SimilarNames({ companyId }: { companyId: string }) {
  const query = useEagerQuery(similarCompaniesQuery(companyId));
  const { data: company } = useQuery({ ...companyQuery(companyId), enabled: false });
  const [isCompared, setIsCompared] = useCompared(companyId);
  if (query.isError && !query.data)
    return (
      <RetryNotice title="We couldn't check for similar names" query={query}>
        You can decide once we've checked for similar companies. {query.error.message}
      </RetryNotice>
    );
  const warnings = query.data ?? [];
  const closest = warnings.find(({ left_at }) => left_at === null);
  const rest = warnings.filter((other) => other !== closest);
  if (warnings.length === 0) return null;
  return (
    <section className="alike" aria-label="Similar companies">
      <div className="alike-head">
        <Icon icon={TriangleAlert} />
        <div className="min-w-0">
          <b>{`Looks like ${formatList(warnings.map(({ name }) => name))}`}</b>
          <p className="text-sm">{closest ? `${closest.name}: ${facts(closest)}. ` : ""}Compare before you decide.</p>
        </div>
      </div>
      {closest && company && <SideBySide company={company} other={closest} />}
      {rest.length > 0 && (
        <ul className="alike-more">
          {rest.map((other) => (
            <li key={other.id}>
              {other.left_at ? (
                <span>{other.name}</span>
              ) : (
                <TextLink to={paths.admin.company(other.id)}>{other.name}</TextLink>
              )}
              , {facts(other)}
            </li>
          ))}
        </ul>
      )}
      <label className="alike-say">
        <input
          type="checkbox"
          className="box mt-0.5"
          checked={isCompared}
          onChange={(event) => setIsCompared(event.target.checked)}
        />
        <span>
          <b className="block font-medium">It’s a different company</b>
          <span className="block text-ink-muted text-sm">The audit log records it with your name.</span>
        </span>
      </label>
    </section>
  );
}
