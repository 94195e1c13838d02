import type { Person } from "@contracts/administration/administration";
import { type AppRole, appRoles } from "@contracts/app-role";
import { MailQuestionMark } from "lucide-react";
import { usePeople } from "@/administration/data/accounts";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { FilterBar } from "@/components/product/filter-bar";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { DateCell } from "@/components/ui/date-cell";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { Icon } from "@/components/ui/icon";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { useFilterInAddress } from "@/lib/use-address-choice";
import { useSearchText } from "@/lib/use-search-text";

const roleLabels: Record<AppRole, { one: string; all: string }> = {
  candidate: { one: "Candidate", all: "Candidates" },
  company: { one: "Company", all: "Company staff" },
  admin: { one: "Administrator", all: "Administrators" },
};
const roleOptions = appRoles.map((value) => ({ value, label: roleLabels[value].all }));

const columns: Column<Person>[] = [
  {
    key: "person",
    header: "Person",
    role: "title",
    className: "md:w-2/5",
    cell: ({ email, name }) => (
      <span className="block wrap-anywhere">
        <span className="block font-semibold">{email}</span>
        {name && <span className="block font-normal text-ink-muted text-sm">{name}</span>}
      </span>
    ),
  },
  { key: "role", header: "Role", role: "meta", cell: ({ role }) => roleLabels[role].one },
  {
    key: "company",
    header: "Works at",
    role: "meta",
    cell: ({ company }) =>
      company && (
        <TextLink className="break-words" to={paths.admin.company(company.id)}>
          {company.name}
        </TextLink>
      ),
  },
  {
    key: "confirmed",
    header: "Email",
    role: "badge",
    cell: ({ is_confirmed }) =>
      is_confirmed ? (
        <span className="text-ink-muted text-sm max-md:hidden">Confirmed</span>
      ) : (
        <Badge tone="warn" glyph={<Icon icon={MailQuestionMark} size="sm" />}>
          Not confirmed
        </Badge>
      ),
  },
  {
    key: "since",
    header: "Since",
    role: "meta",
    cell: ({ created_at }) => <DateCell at={created_at} word="Since" />,
  },
];

/** /admin/people: every account, by role, name and how the address begins. The address bar keeps what it is narrowed to. */
export function PeoplePage() {
  const search = useSearchText();
  const [role, setRole] = useFilterInAddress("role", appRoles);
  const query = usePeople(search.query, role);
  const people = query.data?.pages.flatMap((page) => page.people);
  useAnnounce(rowsShown(query, people?.length ?? 0, "person", "people"));
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Admin Dashboard</BackLink>
      <PageTitle>People</PageTitle>
      <p className="mt-1 text-ink-muted">Everybody with an account, newest first.</p>
      <FilterBar search={search} label="Name or start of the email" isNarrowed={Boolean(search.query || role)}>
        <FilterSelect label="Role" all="Everybody" options={roleOptions} value={role} onChange={setRole} />
      </FilterBar>
      <Card flush className="mt-3">
        <PagedList
          query={query}
          rows={people}
          what="people"
          empty={<EmptyState title="No people match.">No account has such a name or email, and this role.</EmptyState>}
        >
          {(rows) => <Table label="People" columns={columns} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Card>
    </div>
  );
}
