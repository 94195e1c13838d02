import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ChipProps, PanelChip } from "@/applications/company/people/filters/filter-chip";
import { tagsQuery } from "@/applications/data/tags";
import { tagKey } from "@/applications/model/tag-choices";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatNumber } from "@/lib/format";

const namesOf = (tags: string | undefined) => (tags ?? "").split(",").filter((name) => tagKey(name) !== "");

function Panel({ context: { view, jobId, companyId } }: ChipProps) {
  const [typed, setTyped] = useState("");
  const query = useQuery(tagsQuery({ companyId, jobId: jobId ?? undefined }));
  const chosen = namesOf(view.filter.tags);
  const keys = new Set(chosen.map(tagKey));
  const listed = query.data?.tags.filter(({ people, name }) => people > 0 || keys.has(tagKey(name))) ?? [];
  const found = listed.filter(({ name }) => tagKey(name).includes(tagKey(typed)));
  const set = (names: string[]) => view.set({ tags: names.join(",") || null });
  if (query.isPending) return <Skeleton label="Loading tags" rows={4} />;
  if (query.isError)
    return (
      <ErrorState title="Couldn't load the tags" query={query}>
        {query.error.message}
      </ErrorState>
    );
  return (
    <div className="picker">
      <input
        className="input"
        type="search"
        aria-label="Find a tag"
        placeholder="Find a tag"
        maxLength={limits.tag}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className="tag-choices">
        <legend className="sr-only">All of these tags</legend>
        {found.map(({ name, people }) => (
          <label key={name}>
            <input
              type="checkbox"
              className="box"
              checked={keys.has(tagKey(name))}
              onChange={(event) =>
                set(event.target.checked ? [...chosen, name] : chosen.filter((each) => tagKey(each) !== tagKey(name)))
              }
            />
            <span className="min-w-0 break-words">{name}</span>
            <small>{formatNumber(people)}</small>
          </label>
        ))}
        {found.length === 0 && (
          <p className="py-2 text-ink-muted text-sm">{listed.length === 0 ? "No tags yet" : "No tag matches"}</p>
        )}
      </fieldset>
      <div className="flex min-h-9 items-center justify-between text-ink-muted text-sm">
        <span>{`${query.data.in_use} of ${limits.tags} tags`}</span>
        {chosen.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => set([])}>
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

export function TagsChip(props: ChipProps) {
  const chosen = namesOf(props.context.view.filter.tags);
  const words = chosen.length > 1 ? String(chosen.length) : chosen[0];
  return (
    <PanelChip label={chosen.length > 1 ? "Tags" : "Tag"} chosen={words} isNamed>
      {() => <Panel {...props} />}
    </PanelChip>
  );
}
