import {
  type InvitationKind,
  type SentInvitationFilter,
  sentInvitationFilters,
} from "@contracts/invitations/invitation";
import { pageSize } from "@contracts/limits";
import { useState } from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { NewLinkList, type NewLinks } from "@/components/product/new-links";
import { Card } from "@/components/ui/card";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { Segmented } from "@/components/ui/segmented";
import { Table } from "@/components/ui/table";
import { sentColumns } from "@/invitations/company/columns";
import { SentRows } from "@/invitations/company/sent-rows";
import { useSentInvitations } from "@/invitations/data/invitation-queries";
import { formatCount } from "@/lib/format";
import { useChoiceInAddress } from "@/lib/use-address-choice";
import { useSearchText } from "@/lib/use-search-text";

interface SentInvitationsProps {
  /** The sender; the platform by default. */
  companyId?: string;
  kinds: InvitationKind[];
  newLinks: NewLinks;
  /** It is next to something else. */
  isBeside?: boolean;
}

const title = "Sent invitations";

const filterTexts: Record<SentInvitationFilter, { label: string; empty: string }> = {
  all: { label: "All", empty: "No invitation has been sent yet." },
  waiting: { label: "Waiting", empty: "No invitations are waiting for a reply." },
  accepted: { label: "Accepted", empty: "No invitation has been accepted yet." },
  ended: { label: "Ended", empty: "No invitations have expired or been declined or revoked." },
};

/** From this many on there is a search: more than a page. */
const long = pageSize + 1;

type Counts = Record<SentInvitationFilter, number>;

const filterOptions = (counts: Counts | undefined) =>
  sentInvitationFilters.map((value) => {
    const { label } = filterTexts[value];
    // The title shows the total.
    return { value, label: counts && value !== "all" ? `${label} ${counts[value]}` : label };
  });

/** Sent invitations with state and actions (RULES: Invitations). Works on any page. */
export function SentInvitations({ companyId, kinds, newLinks, isBeside = false }: SentInvitationsProps) {
  const { links, showLink } = newLinks;
  const [filter, choose] = useChoiceInAddress("sent", sentInvitationFilters);
  const search = useSearchText();
  const query = useSentInvitations({ companyId, kinds, state: filter, search: search.query });
  const invitations = query.data?.pages.flatMap((page) => page.invitations);
  const counts = query.data?.pages[0]?.counts;
  // The search box stays once shown: it may have the focus while nothing is found.
  const [isLong, setLong] = useState(search.text !== "");
  if (!isLong && counts && counts.all >= long) setLong(true);
  useAnnounce(
    counts && !query.isPlaceholderData
      ? `${filterTexts[filter].label}: ${formatCount(counts[filter], "invitation")}`
      : undefined,
  );
  return (
    <Card
      flush
      className="overflow-clip"
      title={
        <span className="flex items-center gap-2.5">
          {title} {counts && <Count value={counts.all} />}
        </span>
      }
      aside={<Segmented label="Show" options={filterOptions(counts ?? undefined)} value={filter} onChange={choose} />}
    >
      <NewLinkList links={links} className="border-line border-t max-md:px-4" />
      {isLong && (
        <SearchBox
          className="block px-5 pb-4 max-md:px-4"
          label="Search by name or address"
          value={search.text}
          onChange={search.setText}
        />
      )}
      <PagedList
        query={query}
        rows={invitations}
        what="invitations"
        empty={
          <EmptyState title={search.query ? "No invitation found" : filterTexts[filter].empty}>
            {search.query && `No name or email contains “${search.query}”.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <div className="border-line border-t">
            {isBeside ? (
              <SentRows label={title} invitations={rows} showLink={showLink} />
            ) : (
              <Table label={title} columns={sentColumns(kinds, showLink)} rows={rows} rowKey={({ id }) => id} />
            )}
          </div>
        )}
      </PagedList>
    </Card>
  );
}
