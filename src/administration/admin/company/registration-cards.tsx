import type { AuditCompany } from "@contracts/administration/audit";
import { type Company, reviewStatus } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import { country } from "@contracts/operator";
import { Address, addressLines } from "@/administration/admin/company-address";
import { contactFacts } from "@/components/product/contact-facts";
import { Markdown } from "@/components/product/markdown";
import { Card } from "@/components/ui/card";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { DocumentViewer, documentsOf } from "@/files/shared/document-viewer";
import { formatWords } from "@/lib/format";

const Partners = ({ partners }: { partners: readonly AuditCompany[] }) => (
  <span className="flex flex-wrap gap-x-3 gap-y-1">
    {partners.map(({ id, name }) => (
      <TextLink key={id} to={paths.admin.company(id)}>
        {name}
      </TextLink>
    ))}
  </span>
);

interface RegistrationCardsProps {
  company: Company;
  partners?: readonly AuditCompany[] | undefined;
}

export function RegistrationCards({ company, partners = [] }: RegistrationCardsProps) {
  const secondary = contactFacts(company, "secondary_contact");
  const isUnfinished = reviewStatus(company) === "unfinished";
  const empty = isUnfinished ? "Not given yet" : "Not given";
  // Sign-up fills these in; they aren't facts until the company saves them.
  const isUntouched = isUnfinished && company.updated_at === company.created_at;
  return (
    <>
      <Card title="Company information">
        <KeyValues
          empty={empty}
          items={[
            { label: "Legal name", value: isUntouched && company.name === "New Company" ? "" : company.name },
            { label: "DBA name", value: company.dba_name },
            { label: "Industry", value: isUntouched ? "" : formatWords(company.industry) },
            { label: "Company size", value: company.company_size && companySizeLabel(company.company_size) },
            { label: "Location", value: isUntouched ? "" : company.location },
            {
              label: "Website",
              value: company.website && <ExternalLink href={company.website}>{company.website}</ExternalLink>,
            },
            {
              label: "Description",
              value: company.description && (
                <div className="grid grid-cols-[minmax(0,1fr)] gap-3 break-words">
                  <Markdown>{company.description}</Markdown>
                </div>
              ),
            },
            { label: "Ways of working", value: company.culture_values.map(formatWords).join(", ") },
            ...(partners.length > 0 ? [{ label: "Partners", value: <Partners partners={partners} /> }] : []),
          ]}
        />
      </Card>
      <Card title="Primary contact">
        <KeyValues empty={empty} items={contactFacts(company, "primary_contact")} />
      </Card>
      {secondary.some(({ value }) => value) && (
        <Card title="Secondary contact">
          <KeyValues items={secondary} />
        </Card>
      )}
      <Card title="Registered address">
        <Address lines={addressLines(company, "reg")} empty={empty} />
      </Card>
      <Card title="Operating address">
        {company.same_as_registered ? (
          <p>Same as registered address</p>
        ) : (
          <Address lines={addressLines(company, "op")} empty={empty} />
        )}
      </Card>
      <Card title="Submitted documents">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <KeyValues empty={empty} items={[{ label: country.taxNumberInFull, value: company.tax_id }]} />
          <DocumentViewer documents={documentsOf(company)} />
        </div>
      </Card>
    </>
  );
}
