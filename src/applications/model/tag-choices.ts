import type { CompanyTags } from "@contracts/applications/tag";
import { limits } from "@contracts/limits";
import { searchText } from "@contracts/search-text";

/** A tag's comparison key, matching private.company_tags.key. */
export const tagKey = (name: string) => searchText(name).trim();

export interface TagChoice {
  id: string;
  name: string;
  /** Its number of people; null for a new one. */
  people: number | null;
}

interface TagChoices {
  choices: TagChoice[];
  /** Why no tag can be created here, or that none match. */
  note: string | undefined;
}

/** The choices for typed text: known tags, best prefix first, and last a new one if the role may create it. */
export function tagChoices(
  { tags, in_use, can }: CompanyTags,
  typed: string,
  without: readonly string[] = [],
): TagChoices {
  const key = tagKey(typed);
  const left = new Set(without.map(tagKey));
  const fitting = tags
    .map((tag) => ({ ...tag, id: tagKey(tag.name) }))
    .filter(({ id }) => id.includes(key) && !left.has(id));
  const choices: TagChoice[] = [
    ...fitting.filter(({ id }) => id.startsWith(key)),
    ...fitting.filter(({ id }) => !id.startsWith(key)),
  ];
  const isKnown = left.has(key) || tags.some(({ name }) => tagKey(name) === key);
  if (key && !isKnown && can.make && in_use < limits.tags)
    choices.push({ id: "new", name: typed.trim(), people: null });
  const isFull = key && !isKnown && can.make && in_use >= limits.tags;
  return {
    choices,
    note: isFull
      ? `${limits.tags} of ${limits.tags}. Reuse one`
      : choices.length > 0
        ? undefined
        : left.has(key)
          ? "Already has this tag"
          : tags.length === 0 && !key
            ? "No tags yet"
            : "No tag matches",
  };
}
