import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { TagRow } from "@/applications/company/tags/tag-row";
import { tagsQuery, useTag } from "@/applications/data/tags";
import { type TagChoice, tagChoices } from "@/applications/model/tag-choices";
import { announce } from "@/components/feedback/announce";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { useEarlyEnter } from "@/components/ui/use-early-enter";
import type { AppError } from "@/lib/app-error";

/** The team's tags on an application; each is saved separately. */
export function TagsEditor({ application: { id, tags, job } }: { application: CompanyApplicationDetail }) {
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  /** The tag that the next Backspace removes. */
  const [picked, setPicked] = useState<string | null>(null);
  const errorId = useId();
  const known = useQuery(tagsQuery({ jobId: job.id }));
  const tag = useTag({ isSilent: true });
  const isFull = tags.length >= limits.applicationTags;
  const { choices, note } =
    known.data && !isFull ? tagChoices(known.data, typed, tags) : { choices: [], note: undefined };
  const isShown = open && !isFull && (choices.length > 0 || note !== undefined);
  const listbox = useListbox(choices, isShown, 0);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  const error = refusal && (refusal.fields?.tag ?? refusal.message);

  const change = (name: string, isOn: boolean) => {
    setPicked(null);
    setTyped("");
    setOpen(false);
    listbox.restart();
    setRefusal(null);
    // A refused name returns to the field. Unlike mutate's callbacks, each promise settles, also with another tag after it.
    tag.mutateAsync({ ids: [id], name, isOn }).catch((refused: AppError) => {
      setRefusal(refused);
      if (isOn) setTyped((now) => now || name);
    });
  };
  const add = ({ name }: TagChoice) => change(name, true);
  const early = useEarlyEnter(!known.data, () => choices[0] && add(choices[0]));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // Holding the key clears the field but removes no tags.
    if (event.key === "Backspace" && typed === "" && event.repeat) return event.preventDefault();
    const last = tags.at(-1);
    if (event.key === "Backspace" && typed === "" && last) {
      event.preventDefault();
      if (picked === last) return change(last, false);
      setPicked(last);
      return announce(`${last} is selected. Press Backspace again to remove it.`);
    }
    setPicked(null);
    if (event.key === "Escape") early.current = false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isShown) listbox.step(event.key);
      else setOpen(true);
    } else if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      if (isShown && listbox.active) add(listbox.active);
      else early.current = !known.data && typed.trim() !== "";
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      // Closes only the list, not the panel around it.
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <Card
      title="Tags"
      aside={
        <span className="inline-flex items-center gap-1.5 text-ink-muted text-sm">
          <Icon icon={Lock} size="sm" />
          Only your team
        </span>
      }
    >
      <div className="tagged combo">
        <div className="can">
          {tags.map((name) => (
            <span key={name} className={picked === name ? "tag-picked max-w-full" : "max-w-full"}>
              <Chip onRemove={() => change(name, false)} removeLabel={`Remove tag ${name}`}>
                {name}
              </Chip>
            </span>
          ))}
          <span className="combo">
            <input
              {...listbox.input}
              aria-label="Add a tag"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              placeholder={
                isFull ? `Maximum of ${limits.applicationTags} tags` : tags.length === 0 ? "Add a tag" : undefined
              }
              maxLength={limits.tag}
              readOnly={isFull}
              spellCheck={false}
              enterKeyHint="enter"
              value={typed}
              onChange={(event) => {
                early.current = false;
                setRefusal(null);
                setTyped(event.target.value);
                setPicked(null);
                setOpen(true);
                listbox.restart();
              }}
              onClick={() => setOpen(true)}
              onKeyDown={onKeyDown}
              onBlur={() => {
                setOpen(false);
                setPicked(null);
              }}
            />
          </span>
        </div>
        {isShown && (
          <Listbox
            of={listbox}
            label="Tags"
            note={note}
            isSelected={(choice) => choice === listbox.active}
            onChoose={add}
          >
            {(choice) => <TagRow choice={choice} typed={typed} inUse={known.data?.in_use ?? 0} />}
          </Listbox>
        )}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 text-danger-text text-sm" role="alert">
          {error}
        </p>
      )}
    </Card>
  );
}
