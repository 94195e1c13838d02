import { accountStates, type Person } from "@contracts/administration/administration";
import { appRoles } from "@contracts/app-role";
import { AccountStateWord } from "@/administration/admin/people/account-state";
import { usePeople } from "@/administration/data/accounts";
import { roleLabels, roleOf, stateLabels } from "@/administration/model/people-words";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { PageTitle } from "@/components/feedback/page-title";
import { FilterBar } from "@/components/product/filter-bar";
import { MarkedWords } from "@/components/product/marked-words";
import { BackLink } from "@/components/ui/back-link";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { PagedList } from "@/components/ui/paged-list";
import { type Column, Table } from "@/components/ui/table";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";
import { useFilterInAddress } from "@/lib/use-address-choice";
import { useDaysFilter } from "@/lib/use-days-filter";
import { useSearchText } from "@/lib/use-search-text";

const roleOptions = appRoles.map((value) => ({ value, label: roleLabels[value].all }));
const stateOptions = accountStates.map((value) => ({ value, label: stateLabels[value] }));

function WorkOf({ role, company, applications }: Person) {
  if (company)
    return (
      <TextLink className="break-words" to={paths.admin.company(company.id)}>
        {company.name}
      </TextLink>
    );
  if (role !== "candidate") return null;
  return applications > 0 ? formatCount(applications, "application") : "None yet";
}

const columnsFor = (query: string): Column<Person>[] => [
  {
    key: "person",
    header: "Person",
    role: "title",
    className: "md:w-2/5",
    cell: ({ id, email, name }) => (
      <span className="block wrap-anywhere">
        <TextLink className="font-semibold" to={paths.admin.person(id)}>
          <MarkedWords text={name ?? email} query={query} />
        </TextLink>
        {name && (
          <span className="block font-normal text-ink-muted text-sm">
            <MarkedWords text={email} query={query} />
          </span>
        )}
      </span>
    ),
  },
  { key: "role", header: "Role", role: "meta", cell: roleOf },
  { key: "state", header: "State", role: "badge", cell: ({ state }) => <AccountStateWord state={state} /> },
  { key: "work", header: "Company or applications", role: "meta", cell: WorkOf },
  {
    key: "seen",
    header: "Last seen",
    role: "meta",
    cell: ({ last_seen_at }) => (last_seen_at ? formatRecent(last_seen_at) : "Never"),
  },
];

/** /admin/people: every account, filtered by name, any part of the email, role, state and day of sign-up. The URL keeps the filters. */
export function PeoplePage() {
  const search = useSearchText();
  const [role, setRole] = useFilterInAddress("role", appRoles);
  const [state, setState] = useFilterInAddress("state", accountStates);
  // Searches from two letters.
  const searched = search.query.length > 1 ? search.query : "";
  const joined = useDaysFilter("joined");
  const query = usePeople(searched, role, state, joined.days);
  const people = query.data?.pages.flatMap((page) => page.people);
  useAnnounce(rowsShown(query, people?.length ?? 0, "person", "people"));
  return (
    <div className="wrap pt-3 md:pt-5">
      <BackLink to={paths.admin.dashboard()}>Today</BackLink>
      <PageTitle>People</PageTitle>
      <p className="mt-1 text-ink-muted">Everyone with an account, most recently seen first.</p>
      <FilterBar
        search={search}
        label="Name or any part of the email"
        isNarrowed={Boolean(search.query || role || state || joined.select.value)}
      >
        <FilterSelect label="Role" all="Any role" options={roleOptions} value={role} onChange={setRole} />
        <FilterSelect label="State" all="Any state" options={stateOptions} value={state} onChange={setState} />
        <FilterSelect label="Signed up" all="Signed up any time" {...joined.select} />
      </FilterBar>
      <Card flush className="mt-3">
        <PagedList
          query={query}
          rows={people}
          what="people"
          empty={
            <EmptyState title="No people match.">
              {searched ? `No one with “${searched}” in their name or email` : "No one"}
              {role || state || joined.select.value ? " fits these filters." : "."}
            </EmptyState>
          }
        >
          {(rows) => <Table label="People" columns={columnsFor(searched)} rows={rows} rowKey={({ id }) => id} />}
        </PagedList>
      </Card>
    </div>
  );
}
