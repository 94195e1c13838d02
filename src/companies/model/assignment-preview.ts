import type { Assignee } from "@contracts/jobs/job";
import { formatCount, personName } from "@/lib/format";

export type WorkKind = "job" | "candidate";

/** An assignable item, as a row shows it. */
export interface Work {
  id: string;
  name: string;
  assignee: Assignee | null;
}

export interface Preview {
  /** What would change; items already with that owner are left out. */
  ids: string[];
  /** "Assign to Marcus Ode:" */
  lead: string;
  /** Current owners and who is notified, in sentences. */
  text: string;
}

const called = (person: Assignee) => person.first_name || personName(person, "colleague");

/** "Marcus", "Marcus and Priya", "Marcus, Priya and Ana"; beyond three the others are counted. */
function listed(names: readonly string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(", ")} and ${names.length - 2} others`;
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Who is notified: everyone who gains or loses something, except the actor (RULES: Staff). */
function notified(people: readonly Assignee[], myId: string | undefined): string {
  const others = people.filter(({ user_id }) => user_id !== myId).map(called);
  if (others.length === 0) return "No one else is notified.";
  return `${listed(others)} ${others.length === 1 ? "is" : "are"} notified.`;
}

/** Current owners, with what they own. */
function holders(works: readonly Work[]): { person: Assignee; works: Work[] }[] {
  const found = new Map<string, { person: Assignee; works: Work[] }>();
  for (const work of works) {
    if (!work.assignee) continue;
    const holder = found.get(work.assignee.user_id) ?? { person: work.assignee, works: [] };
    holder.works.push(work);
    found.set(work.assignee.user_id, holder);
  }
  return [...found.values()];
}

export function assignPreview(kind: WorkKind, works: readonly Work[], to: Assignee, myId: string | undefined): Preview {
  const changed = works.filter(({ assignee }) => assignee?.user_id !== to.user_id);
  const free = changed.filter(({ assignee }) => !assignee).length;
  const former = holders(changed);
  const kept = works.length - changed.length;
  const parts = [
    free > 0 && `${formatCount(free, kind)} had no owner`,
    ...former.map(({ person, works: [first, ...more] }) =>
      more.length === 0
        ? `${first?.name} moves from ${personName(person, "colleague")}`
        : `${formatCount(more.length + 1, kind)} move from ${personName(person, "colleague")}`,
    ),
    kept > 0 && `${formatCount(kept, kind)} ${kept === 1 ? "is" : "are"} with ${called(to)} already`,
  ].filter((part) => part !== false);
  return {
    ids: changed.map(({ id }) => id),
    lead: `Assign to ${personName(to, "colleague")}:`,
    text: `${parts.join("; ")}. ${changed.length === 0 ? "Nothing changes." : notified([to, ...former.map(({ person }) => person)], myId)}`,
  };
}

export function unassignPreview(works: readonly Work[], myId: string | undefined): Pick<Preview, "ids" | "text"> {
  const changed = works.filter(({ assignee }) => assignee !== null);
  return {
    ids: changed.map(({ id }) => id),
    text: notified(
      holders(changed).map(({ person }) => person),
      myId,
    ),
  };
}
