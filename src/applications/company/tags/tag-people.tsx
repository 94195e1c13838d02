import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { Check, Tag } from "lucide-react";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { TagRow } from "@/applications/company/tags/tag-row";
import { tagsQuery, useTag } from "@/applications/data/tags";
import { type TagChoice, tagChoices, tagKey } from "@/applications/model/tag-choices";
import { Icon } from "@/components/ui/icon";
import { Picker } from "@/components/ui/picker";
import { Popover } from "@/components/ui/popover";

interface TagPeopleProps {
  context: PeopleContext;
  people: readonly Item[];
  /** Once they have the tag; a failure keeps the selection. */
  onDone: () => void;
}

function Choices({ context, people, onDone, close }: TagPeopleProps & { close: () => void }) {
  const known = useQuery(tagsQuery({ companyId: context.companyId, jobId: context.jobId ?? undefined }));
  const tag = useTag();
  /** On all of them: choosing it removes it. */
  const isOnAll = ({ name }: TagChoice) =>
    people.every(({ tags }) => tags.some((each) => tagKey(each) === tagKey(name)));
  const choose = (choice: TagChoice) => {
    close();
    // Unlike mutate's callbacks, the promise settles after the popover is gone.
    tag
      .mutateAsync({ ids: people.map(({ id }) => id), name: choice.name, isOn: !isOnAll(choice) })
      .then(onDone, () => {});
  };
  return (
    <Picker
      label="Find a tag"
      listLabel="Tags"
      nouns={["tag"]}
      maxLength={limits.tag}
      find={(typed) => (known.data ? tagChoices(known.data, typed) : { choices: [], note: "Loading..." })}
      isBusy={known.isPending}
      onChoose={choose}
    >
      {(choice, typed) => (
        <>
          {isOnAll(choice) && (
            <>
              <Icon icon={Check} size="sm" className="text-accent-text" />
              <span className="sr-only">Remove</span>
            </>
          )}
          <TagRow choice={choice} typed={typed} inUse={known.data?.in_use ?? 0} />
        </>
      )}
    </Picker>
  );
}

export const TagPeople = (props: TagPeopleProps) => (
  <Popover
    label="Tag"
    title="Tag people"
    className="btn btn-quiet"
    button={
      <>
        <Icon icon={Tag} size="sm" />
        Tag
      </>
    }
  >
    {(close) => <Choices {...props} close={close} />}
  </Popover>
);
