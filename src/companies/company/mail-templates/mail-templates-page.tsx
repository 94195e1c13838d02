import { type MailTemplates, type TemplatePerson, templateKinds } from "@contracts/companies/mail-template";
import { MessageTemplates } from "@/companies/company/mail-templates/message-templates";
import { TemplatePanel } from "@/companies/company/mail-templates/template-panel";
import { mailTemplatesQuery } from "@/companies/data/mail-templates";
import { templateNames } from "@/companies/model/template-words";
import { type SeenCompany, WithCompany } from "@/companies/shared/with-company";
import { PageTitle } from "@/components/feedback/page-title";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs } from "@/components/ui/tabs";
import { fullName } from "@/lib/format";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { useEagerQuery } from "@/lib/use-eager-query";

/** A fictional applicant for previews before anyone has applied. */
const madeUp = ({ company, membership }: SeenCompany): TemplatePerson => ({
  application_id: "",
  name: "Jordan",
  fields: {
    first_name: "Jordan",
    job_title: "Warehouse Associate",
    company_name: company.name,
    reply_by: "Dec 2",
    my_name: fullName(membership) || "The team",
  },
});

interface TemplatesProps {
  seen: SeenCompany;
  all: MailTemplates;
}

function Templates({ seen, all }: TemplatesProps) {
  const [kind, setKind] = useChoiceInAddress("template", [...templateKinds, "messages"] as const);
  const [first, ...rest] = all.people;
  const people = first ? ([first, ...rest] as const) : ([madeUp(seen)] as const);
  return (
    <Tabs
      label="Templates"
      value={kind}
      onChange={setKind}
      tabs={[
        ...all.templates.map((template) => ({
          id: template.kind,
          label: templateNames[template.kind],
          panel: (
            <TemplatePanel
              template={template}
              companyId={all.company_id}
              canEdit={all.can_edit}
              people={people}
              isMadeUp={!first}
            />
          ),
        })),
        {
          id: "messages" as const,
          label: "Your team's",
          panel: <MessageTemplates all={all} people={people} isMadeUp={!first} />,
        },
      ]}
    />
  );
}

/** /company/mail-templates: the company's recurring messages to applicants. */
export function MailTemplatesPage() {
  const query = useEagerQuery(mailTemplatesQuery());
  return (
    <div className="wrap page-start">
      <PageTitle>Templates</PageTitle>
      <p className="mt-1 mb-4 max-w-read text-ink-muted">
        Messages your team sends often, with names filled in for each person. You can change a message before you send
        it.
      </p>
      <WithCompany>
        {(seen) => (
          <>
            {query.isPending && <Skeleton label="Loading templates" rows={6} />}
            {query.isError && !query.data && (
              <ErrorState title="The templates couldn't be loaded" query={query}>
                {query.error.message}
              </ErrorState>
            )}
            {query.data && <Templates seen={seen} all={query.data} />}
          </>
        )}
      </WithCompany>
    </div>
  );
}
