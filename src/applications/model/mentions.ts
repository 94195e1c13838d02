import type { Assignee } from "@contracts/jobs/job";
import { searchText } from "@contracts/search-text";
import { fullName } from "@/lib/format";

/** "@Marta Lindqvist". */
export const mentionOf = (person: Assignee): string => `@${fullName(person)}`;

export const mentionedIn = (text: string, readers: readonly Assignee[]): Assignee[] =>
  readers.filter((person) => fullName(person) && text.includes(mentionOf(person)));

/** The mention being typed before the caret: its start and text. Null if there is none. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const before = text.slice(0, caret);
  const found = /(?:^|\s)@([\p{L}\p{N}'’.-]*(?: [\p{L}\p{N}'’.-]*)?)$/u.exec(before);
  return found ? { from: caret - (found[1] ?? "").length - 1, typed: found[1] ?? "" } : null;
}

/** Up to six people whose first or last name starts with the typed text. */
export function suggestions(typed: string, readers: readonly Assignee[]): Assignee[] {
  const wanted = searchText(typed);
  return readers
    .filter((person) => {
      const name = searchText(fullName(person));
      return (
        name && name !== wanted && (name.startsWith(wanted) || searchText(person.last_name ?? "").startsWith(wanted))
      );
    })
    .slice(0, 6);
}

export function noteParts(
  body: string,
  mentioned: readonly Assignee[],
): { text: string; isMention: boolean; at: number }[] {
  const names = mentioned.map(mentionOf).toSorted((a, b) => b.length - a.length);
  const parts: { text: string; isMention: boolean; at: number }[] = [];
  let from = 0;
  const add = (to: number, isMention: boolean) => {
    if (to > from) parts.push({ text: body.slice(from, to), isMention, at: from });
    from = to;
  };
  for (let at = 0; at < body.length; at += 1) {
    const name = names.find((each) => body.startsWith(each, at));
    if (!name) continue;
    add(at, false);
    add(at + name.length, true);
    at += name.length - 1;
  }
  add(body.length, false);
  return parts;
}
