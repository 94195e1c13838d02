import type { Company, Employer } from "@contracts/companies/company";
import { companySizeLabel } from "@contracts/enums";
import { useWatch } from "react-hook-form";
import type { ProfileValues } from "@/companies/company/profile/profile-values";
import { employerPreviewQuery } from "@/companies/data/company-queries";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyAbout, CompanyChips, CompanyHiring, type CompanyParts } from "@/components/product/company-parts";
import { Meta } from "@/components/ui/meta";
import { PreviewSheet } from "@/components/ui/preview-sheet";
import { formatWords } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

type HeadProps = Pick<Employer, "name" | "logo_url" | "industry" | "location" | "company_size">;

export const PreviewHead = ({ name, logo_url, industry, location, company_size: size }: HeadProps) => (
  <div className="flex items-center gap-3">
    <CompanyAvatar name={name} logo={logo_url} size="lg" />
    <div className="min-w-0 break-words">
      <p className="font-semibold text-xl">{name}</p>
      <Meta>
        {formatWords(industry)}
        {location}
        {size ? companySizeLabel(size) : ""}
      </Meta>
    </div>
  </div>
);

/** The company's page from the form's values with the approved name: what candidates see after saving. */
function Page({ company }: { company: Company }) {
  const values = useWatch<ProfileValues>();
  const { data: employer } = useEagerQuery({ ...employerPreviewQuery, meta: { silent: true } });
  const name = company.is_approved ? company.name : String(values.name ?? "");
  const parts: CompanyParts = {
    description: String(values.description ?? ""),
    pictures: (values.pictures ?? []).flatMap(({ path, alt }) => (path ? { path, alt: alt ?? "" } : [])),
    benefits: (values.benefits ?? []) as Company["benefits"],
    culture_values: (values.culture_values ?? []) as Company["culture_values"],
    hiring: {
      hours: Number(values.first_reply_hours) || null,
      steps: (values.hiring_steps ?? []).map(({ name = "", length, what }) => ({
        name,
        length: length ?? "",
        what: what ?? "",
      })),
    },
    promises: employer?.promises ?? null,
  };
  return (
    <div className="well">
      <PreviewHead
        name={name}
        logo_url={company.logo_url}
        industry={String(values.industry ?? "")}
        location={String(values.location ?? "")}
        company_size={values.company_size || null}
      />
      <CompanyAbout {...parts} />
      <CompanyHiring {...parts} />
      <CompanyChips {...parts} />
    </div>
  );
}

/** The preview next to the form, from 1024 px. */
export const PreviewAside = ({ company }: { company: Company }) => (
  <aside aria-label="Preview" className="card">
    <p className="px-5 py-3">
      <b className="font-semibold">Preview</b>{" "}
      <span className="text-ink-muted text-sm">What candidates see after you save</span>
    </p>
    <Page company={company} />
  </aside>
);

/** The same as a sheet, below. */
export const PreviewButton = ({ company }: { company: Company }) => (
  <PreviewSheet title="Preview" description="What candidates see after you save">
    <div className="company-edit">
      <Page company={company} />
    </div>
  </PreviewSheet>
);
