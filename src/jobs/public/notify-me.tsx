import { Bell, BellRing } from "lucide-react";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Button, LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { savedSearchesQuery, useChangeSearch, useDeleteSearch, useSaveSearch } from "@/jobs/data/saved-searches";
import { describeSearch, type JobSearch, searchName } from "@/jobs/model/search-words";
import { useEagerQuery } from "@/lib/use-eager-query";

const isSame = (one: JobSearch, other: JobSearch) =>
  one.words === other.words && JSON.stringify(one.filter) === JSON.stringify(other.filter);

interface NotifyMeProps {
  search: JobSearch;
  /** The saved search's name. */
  name?: string;
  children?: string;
}

/** Saves a search with daily emails in one press. If it's on already, it says so and links to the searches. */
export function NotifyMe({ search, name = describeSearch(search), children = "Notify me" }: NotifyMeProps) {
  const { data: searches } = useEagerQuery({ ...savedSearchesQuery(), meta: { silent: true } });
  const save = useSaveSearch();
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const known = searches?.find((each) => isSame(each, search));
  if (known && known.frequency !== "off") {
    return (
      <LinkButton variant="quiet" icon={BellRing} to={paths.candidate.saved({ tab: "searches" })}>
        Notifications are on
      </LinkButton>
    );
  }
  const start = () =>
    save.mutate(
      { ...search, name: searchName(name), frequency: "daily" },
      {
        onSuccess: (saved) =>
          offerUndo({
            of: saved.id,
            title: "You'll get new jobs by email each day",
            description: saved.name,
            // A search that was off returns to off, with its own name.
            undo: () => (known ? change.mutate(known) : remove.mutate(saved)),
          }),
      },
    );
  return (
    <Button icon={Bell} disabled={!searches} busy={save.isPending} onClick={start}>
      {children}
    </Button>
  );
}

/** The same for the candidate's preferences; without any, a link to them. */
export function NotifyOfPreferred() {
  const { data } = useEagerQuery(preferencesQuery());
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
