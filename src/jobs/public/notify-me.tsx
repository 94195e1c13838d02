import { Bell, BellRing } from "lucide-react";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Button, LinkButton } from "@/components/ui/button";
import type { ErrorStateProps } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { savedSearchesQuery, useChangeSearch, useDeleteSearch, useSaveSearch } from "@/jobs/data/saved-searches";
import { describeSearch, type JobSearch, searchName } from "@/jobs/model/search-words";
import { onceDone } from "@/lib/once-done";
import { useEagerQuery } from "@/lib/use-eager-query";
import { useTryAgain } from "@/lib/use-try-again";

const isSame = (one: JobSearch, other: JobSearch) =>
  one.words === other.words && JSON.stringify(one.filter) === JSON.stringify(other.filter);

/** In place of the button, which needs what couldn't be read. */
function NotRead({ what, query }: { what: string } & Pick<ErrorStateProps, "query">) {
  const next = useTryAgain(query);
  return (
    <span role="alert" className="inline-flex flex-wrap items-center gap-2 text-sm text-warn-text">
      <span>{[`${what} couldn't be loaded.`, next].filter(Boolean).join(" ")}</span>
      <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        Retry
      </Button>
    </span>
  );
}

interface NotifyMeProps {
  search: JobSearch;
  /** The saved search's name. */
  name?: string;
  children?: string;
}

/** Saves a search with daily emails in one press. If it's on already, it says so and links to the searches. */
export function NotifyMe({ search, name = describeSearch(search), children = "Notify me" }: NotifyMeProps) {
  const query = useEagerQuery({ ...savedSearchesQuery(), meta: { silent: true } });
  const searches = query.data;
  const save = useSaveSearch();
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  if (!searches && query.isError) {
    return <NotRead what="Your saved searches" query={query} />;
  }
  const known = searches?.find((each) => isSame(each, search));
  if (known && known.frequency !== "off") {
    return (
      <LinkButton variant="quiet" icon={BellRing} to={paths.candidate.saved({ tab: "searches" })}>
        Notifications are on
      </LinkButton>
    );
  }
  const start = () =>
    onceDone(save.mutateAsync({ ...search, name: searchName(name), frequency: "daily" }), (saved) =>
      offerUndo({
        of: saved.id,
        title: "You'll get new jobs by email each day",
        description: saved.name,
        // A search that was off returns to off, with its own name.
        undo: () => (known ? change.mutate(known) : remove.mutate(saved)),
      }),
    );
  return (
    <Button icon={Bell} disabled={!searches} busy={save.isPending} onClick={start}>
      {children}
    </Button>
  );
}

/** The same for the candidate's preferences; without any, a link to them. */
export function NotifyOfPreferred() {
  const query = useEagerQuery({ ...preferencesQuery(), meta: { silent: true } });
  const { data } = query;
  if (!data && query.isError) {
    return <NotRead what="Your preferences" query={query} />;
  }
  if (!data) {
    return (
      <Button icon={Bell} disabled>
        Notify me
      </Button>
    );
  }
  if (Object.keys(data.filter).length > 0) return <NotifyMe search={{ words: "", filter: data.filter }} />;
  return <LinkButton to={paths.candidate.preferences()}>Set your preferences</LinkButton>;
}
