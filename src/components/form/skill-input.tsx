import type { RecognisedSkill, SkillSearch } from "@contracts/matching/skills";
import { searchText } from "@contracts/search-text";
import { ArrowRight, Plus } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Listbox, useListbox } from "@/components/ui/listbox";
import { formatCount } from "@/lib/format";

/** What skill fields need of the vocabulary: hooks, because results follow typing. */
export interface SkillVocabulary {
  useSearch: (typed: string) => SkillSearch | undefined;
  useRecognised: (skills: readonly string[]) => ReadonlyMap<string, RecognisedSkill>;
}

interface SkillInputProps {
  vocabulary: SkillVocabulary;
  /** Takes what was chosen or typed; commas separate several. */
  onAdd: (skills: string[]) => void;
  /** Backspace in the empty input. */
  onRemoveLast?: () => void;
  withButton?: boolean;
  /** Spread on the input. */
  input: Omit<ComponentProps<"input">, "value" | "onChange" | "onKeyDown">;
}

interface Choice {
  id: string;
  adds: string;
  from?: string;
  jobs?: number;
}

const openJobs = (jobs: number) =>
  jobs === 0 ? "no open jobs" : jobs >= 1000 ? "1,000 open jobs or more" : formatCount(jobs, "open job");

/** Folded like every search, minus spaces and dots: a known spelling that only differs in those shows as typed. */
const bare = (skill: string) => searchText(skill).replace(/[\s.]/g, "");

/** The choices for typed text: known spellings first, and last the text itself. */
function choicesOf(typed: string, found: SkillSearch | undefined): Choice[] {
  if (!typed || !found) return [];
  const isName = (name: string) => name.toLowerCase() === typed.toLowerCase();
  return [
    ...found.skills.map(({ key, name, written, jobs }) => ({
      id: key,
      adds: name,
      ...(!found.near && written !== name && { from: bare(written) === bare(typed) ? typed : written }),
      jobs,
    })),
    ...(found.skills.some(({ name }) => isName(name)) ? [] : [{ id: "as-written", adds: typed }]),
  ];
}

/** An input for adding skills. Enter, comma and blur add the text as typed; arrow keys and presses choose a known spelling. */
export function SkillInput({ vocabulary, onAdd, onRemoveLast, withButton = false, input }: SkillInputProps) {
  const [draft, setDraft] = useState("");
  const [open, setOpen] = useState(false);
  const typed = draft.trim();
  const found = vocabulary.useSearch(open ? draft : "");
  const choices = open && !input.readOnly ? choicesOf(typed, found) : [];
  const isShown = choices.length > 0;
  const listbox = useListbox(choices, isShown, -1);
  useAnnounce(
    isShown && found
      ? found.near && found.skills.length > 0
        ? `Did you mean ${found.skills[0]?.name}?`
        : formatCount(found.skills.length, "known skill")
      : undefined,
  );

  const addAll = (skills: string[]) => {
    setDraft("");
    setOpen(false);
    listbox.restart();
    onAdd(skills);
  };
  const add = (text: string) =>
    addAll(
      text
        .split(",")
        .map((part) => part.trim())
        .filter(Boolean),
    );
  // A known name may contain a comma.
  const addChoice = ({ adds }: Choice) => addAll([adds]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && isShown) {
      event.preventDefault();
      listbox.step(event.key);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (listbox.active) addChoice(listbox.active);
      else if (typed) add(draft);
    } else if (event.key === "Escape" && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === "Backspace" && draft === "") {
      onRemoveLast?.();
    }
  };

  return (
    <div className="combo">
      <div className="flex gap-2">
        <input
          {...input}
          {...listbox.input}
          className={input.className ?? "input"}
          enterKeyHint="enter"
          value={draft}
          onChange={(event) => {
            const text = event.target.value;
            if (text.includes(",")) add(text);
            else {
              setDraft(text);
              setOpen(true);
              listbox.restart();
            }
          }}
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            if (typed) add(draft);
            setOpen(false);
            input.onBlur?.(event);
          }}
        />
        {withButton && (
          <Button icon={Plus} onClick={() => typed && add(draft)}>
            Add
          </Button>
        )}
      </div>
      {isShown && (
        <Listbox
          of={listbox}
          label="Known skills"
          note={
            found?.near &&
            found.skills.length > 0 &&
            (found.skills.length === 1 ? `Did you mean ${found.skills[0]?.name}?` : "Did you mean one of these?")
          }
          isSelected={(choice) => choice === listbox.active}
          onChoose={addChoice}
        >
          {(choice) =>
            choice.jobs === undefined ? (
              <>
                <Icon icon={Plus} size="sm" />
                <span className="min-w-0 grow">{`Add “${choice.adds}” as written`}</span>
              </>
            ) : (
              <>
                <span className="flex min-w-0 grow flex-wrap items-center gap-x-2">
                  {choice.from && (
                    <>
                      <span className="text-ink-muted">{choice.from}</span>
                      <Icon icon={ArrowRight} size="sm" />
                      <span className="sr-only">is</span>
                    </>
                  )}
                  <span className="font-medium">{choice.adds}</span>
                </span>
                <span className="shrink-0 text-sm text-ink-muted">{openJobs(choice.jobs)}</span>
              </>
            )
          }
        </Listbox>
      )}
    </div>
  );
}
