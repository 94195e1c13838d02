import { type Company, isApproved, reviewStatusOf, wholeCompany } from "@contracts/companies/company";
import { daysOfHours, hoursInWords } from "@contracts/companies/hiring";
import { companySizeLabel } from "@contracts/enums";
import { country } from "@contracts/operator";
import { Eye, FilePen, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { ProposalNotice } from "@/companies/company/proposal-notice";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { CompanyAbout, CompanyChips } from "@/components/product/company-parts";
import { contactFacts } from "@/components/product/contact-facts";
import { HowWeHire } from "@/components/product/how-we-hire";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { ExternalLink } from "@/components/ui/external-link";
import { KeyValues } from "@/components/ui/key-values";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { StoredFileActions } from "@/files/shared/stored-file-actions";
import { formatWords } from "@/lib/format";

/** Without the protocol. */
const link = (url: string | null) =>
  url && <ExternalLink href={url}>{url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "")}</ExternalLink>;

/** An address as lines; "" if empty. */
function addressLines(company: Company, kind: "reg" | "op"): string {
  const street = [company[`${kind}_street`], company[`${kind}_unit`]].filter(Boolean).join(", ");
  const city = [company[`${kind}_city`], company[`${kind}_state`], company[`${kind}_zip_code`]]
    .filter(Boolean)
    .join(", ");
  return [street, city, company[`${kind}_country`]].filter(Boolean).join("\n");
}

function Address({ lines }: { lines: string }) {
  return lines ? <span className="whitespace-pre-line">{lines}</span> : null;
}

function ContactCard({ title, company, kind }: { title: string; company: Company; kind: "primary" | "secondary" }) {
  return (
    <Card title={title}>
      <KeyValues items={contactFacts(company, `${kind}_contact`)} />
    </Card>
  );
}

const hasSecondaryContact = (company: Company): boolean =>
  Boolean(company.secondary_contact_name || company.secondary_contact_email || company.secondary_contact_phone);

function DocumentsCard({ company }: { company: Company }) {
  const documents = [
    { label: country.taxNumberDocument, path: company.ein_document_url },
    { label: "Tax document", path: company.tax_document_url },
  ];
  return (
    <Card title="Tax and documents">
      <KeyValues
        items={[
          { label: country.taxNumber, value: company.tax_id },
          ...documents.map(({ label, path }) => ({
            label,
            // Aligns the button with the text of other lines.
            value: path && (
              <span className="-my-1 -ml-2.5 inline-flex">
                <StoredFileActions name={label} bucket="company-documents" path={path} />
                <span className="hidden pl-2.5 print:inline">On record</span>
              </span>
            ),
          })),
        ]}
      />
    </Card>
  );
}

function AddressesCard({ company }: { company: Company }) {
  return (
    <Card title="Addresses">
      <KeyValues
        items={[
          {
            label: "Registered",
            value: addressLines(company, "reg") && <Address lines={addressLines(company, "reg")} />,
          },
          {
            label: "Operating",
            value: company.same_as_registered
              ? "Same as registered address"
              : addressLines(company, "op") && <Address lines={addressLines(company, "op")} />,
          },
        ]}
      />
    </Card>
  );
}

function Profile({ company, dashboard }: SeenCompany) {
  const whole = wholeCompany(company);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="flex min-w-0 grow basis-72 items-center gap-3.5">
          <CompanyAvatar name={company.name} size="lg" logo={company.logo_url} />
          <div className="min-w-0">
            <PageTitle
              documentTitle="Company Profile"
              badge={
                !isApproved(dashboard.state) && (
                  <CompanyBadge status={reviewStatusOf(dashboard.state)} pendingWord="Pending Approval" />
                )
              }
            >
              {company.name}
            </PageTitle>
            <Meta className="mt-0.5">
              {whole?.dba_name ? `DBA ${whole.dba_name}` : ""}
              {formatWords(company.industry)}
              {company.location}
              {company.company_size ? companySizeLabel(company.company_size) : ""}
            </Meta>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="quiet" icon={Eye} to={paths.company.preview()}>
            What candidates see
          </LinkButton>
          {dashboard.can.edit_profile && (
            <LinkButton icon={Pencil} to={paths.company.editProfile()}>
              Edit Profile
            </LinkButton>
          )}
          {dashboard.can.edit_registration && (
            <LinkButton icon={FilePen} to={paths.company.editRegistration()}>
              Edit Registration
            </LinkButton>
          )}
        </div>
      </div>
      {whole?.proposal && (
        <div className="mt-5">
          <ProposalNotice company={whole} can={dashboard.can} />
        </div>
      )}
      <div className="split mt-5">
        <div className="grid min-w-0 gap-5">
          {company.description || whole?.pictures.length ? (
            <CompanyAbout description={company.description} pictures={whole?.pictures ?? []} />
          ) : (
            <Card title="About">
              <p className="text-ink-subtle">Nothing here yet.</p>
            </Card>
          )}
          <Card title="How you work">
            {company.culture_values.length > 0 ? (
              <ChipList items={company.culture_values.map(formatWords)} />
            ) : (
              <p className="text-ink-subtle">No ways of working yet.</p>
            )}
          </Card>
          {whole && <CompanyChips benefits={whole.benefits} culture_values={[]} />}
          {whole && (
            <Card
              title="How you hire"
              aside={
                dashboard.can.edit_profile && (
                  <LinkButton size="sm" variant="quiet" to={`${paths.company.editProfile()}#hiring`}>
                    Edit how you hire
                  </LinkButton>
                )
              }
            >
              {whole.first_reply_hours !== null && (
                <p className="mb-3">{`First reply within ${hoursInWords(whole.first_reply_hours)}.`}</p>
              )}
              <HowWeHire
                hiring={{ hours: whole.first_reply_hours, steps: whole.hiring_steps }}
                replyDays={whole.first_reply_hours && daysOfHours(whole.first_reply_hours)}
              />
              {whole.first_reply_hours === null && whole.hiring_steps.length === 0 && (
                <p className="text-ink-subtle">No steps yet.</p>
              )}
            </Card>
          )}
          {whole && (
            <div className="grid items-start gap-5 md:grid-cols-2">
              <ContactCard title="Primary contact" company={whole} kind="primary" />
              {hasSecondaryContact(whole) && <ContactCard title="Secondary contact" company={whole} kind="secondary" />}
            </div>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <Card title="On the web">
            <KeyValues
              items={[
                { label: "Website", value: link(company.website) },
                { label: "LinkedIn", value: link(company.linkedin_url) },
                { label: "Twitter", value: link(company.twitter_url) },
                { label: "Facebook", value: link(company.facebook_url) },
                { label: "Instagram", value: link(company.instagram_url) },
              ]}
            />
          </Card>
          {whole && <AddressesCard company={whole} />}
          {whole && <DocumentsCard company={whole} />}
        </div>
      </div>
    </>
  );
}

export function ProfilePage({ deletion }: { deletion: (company: SeenCompany["company"]) => ReactNode }) {
  return (
    <div className="wrap page-start">
      <WithCompany heading="Company Profile">
        {(seen) => (
          <>
            <Profile {...seen} />
            {seen.membership.role === "company_admin" && <div className="mt-5">{deletion(seen.company)}</div>}
          </>
        )}
      </WithCompany>
    </div>
  );
}
