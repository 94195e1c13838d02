import { type SavedSearch, searchFrequencies } from "@contracts/jobs/saved-search";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { offerUndo } from "@/components/feedback/undo-offer";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { FilterSelect } from "@/components/ui/filter-select";
import { IconButton } from "@/components/ui/icon-button";
import { loadDialog } from "@/components/ui/load-later";
import { Skeleton } from "@/components/ui/skeleton";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { savedSearchesQuery, useChangeSearch, useDeleteSearch, useUndoDeleteSearch } from "@/jobs/data/saved-searches";
import { searchFrequencyWords } from "@/jobs/model/search-frequency-words";
import { describeSearch, searchPath } from "@/jobs/model/search-words";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

const RenameDialog = loadDialog(
  async () => (await import("@/jobs/public/list/rename-search-dialog")).RenameSearchDialog,
);

const frequencies = searchFrequencies.map((value) => ({ value, label: searchFrequencyWords[value] }));

function SearchRow({ search, onRename }: { search: SavedSearch; onRename: () => void }) {
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const undo = useUndoDeleteSearch();
  const { name, frequency, created_at } = search;
  const what = describeSearch(search);
  const drop = async () => {
    await remove.mutateAsync(search);
    offerUndo({ title: "Search deleted", description: name, undo: () => undo.mutate(search) });
  };
  return (
    <li className="row flex-wrap gap-y-2">
      <div className="min-w-0 grow basis-64">
        <TitleLink to={searchPath(search)}>{name}</TitleLink>
        <p className="break-words text-ink-muted text-sm">{`${what !== name ? `${what} · ` : ""}Saved ${formatDate(created_at)}`}</p>
      </div>
      <span className="flex items-center gap-1.5 max-sm:w-full">
        <FilterSelect
          className="max-sm:grow"
          label={`New jobs for ${name} by email`}
          options={frequencies}
          value={frequency}
          onChange={(next) => change.mutate({ ...search, frequency: next })}
        />
        <IconButton icon={Pencil} label={`Rename ${name}`} aria-haspopup="dialog" onClick={onRename} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={() => void drop().catch(() => {})} />
      </span>
    </li>
  );
}

export function SavedSearches() {
  const query = useEagerQuery({ ...savedSearchesQuery(), meta: { silent: true } });
  const { data: searches, error } = query;
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  return (
    <Card flush>
      {!searches && !error && <Skeleton label="Loading saved searches" rows={3} />}
      {!searches && error && <ErrorState title={`Failed to load saved searches: ${error.message}`} query={query} />}
      {searches?.length === 0 && (
        <EmptyState
          title="You haven't saved any searches yet."
          action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
        >
          Search the jobs and press “Save this search”. We email you new ones that match.
        </EmptyState>
      )}
      {searches && searches.length > 0 && (
        <RowList>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} onRename={() => setRenamed(search)} />
          ))}
        </RowList>
      )}
      {renamed && <RenameDialog search={renamed} onClose={() => setRenamed(null)} />}
    </Card>
  );
}
