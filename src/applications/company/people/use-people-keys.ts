import type { ApplicationStatus } from "@contracts/enums";
import type { RefObject } from "react";
import { personAcross, personAlong } from "@/applications/model/key-steps";
import { useSingleKeys } from "@/applications/shared/single-keys";

interface Acts {
  /** Moves the current person; `next` gets the focus afterwards. */
  move: (id: string, to: ApplicationStatus, next: string | null) => void;
  tick: (id: string) => void;
  undo: () => void;
  /** Closes what is open, or ends selecting. */
  leave: () => void;
  search: () => void;
  help: () => void;
  /** The side panel is open and handles its own keys for stepping and deciding. */
  isBeside: boolean;
}

const stages = [
  "applied",
  "reviewing",
  "interview",
  "offered",
  "hired",
  "rejected",
] as const satisfies readonly ApplicationStatus[];
/** Shortcuts of a list of people, while `isOn`, acting on the focused person. */
export function usePeopleKeys(list: RefObject<HTMLElement | null>, isOn: boolean, acts: Acts): void {
  const focused = () => document.activeElement?.closest<HTMLElement>("[data-person]") ?? null;
  const go = (to: HTMLElement | null | undefined) => {
    const link = to?.querySelector<HTMLElement>("[data-person-link]");
    if (!link) return;
    link.focus();
    link.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  };
  const step = (by: 1 | -1) => (event: KeyboardEvent) => {
    event.preventDefault();
    const here = focused();
    go(here ? personAlong(here, by) : list.current?.querySelector<HTMLElement>("[data-person]"));
  };
  const across = (by: 1 | -1) => (event: KeyboardEvent) => {
    const here = focused();
    const next = here && personAcross(here, by);
    if (!next) return;
    event.preventDefault();
    go(next);
  };
  const withCurrent = (act: (id: string, here: HTMLElement) => void) => (event: KeyboardEvent) => {
    const here = focused();
    if (event.repeat || !here?.dataset.person) return;
    event.preventDefault();
    act(here.dataset.person, here);
  };
  const move = (to: ApplicationStatus) =>
    withCurrent((id, here) => {
      const next = personAlong(here, 1) ?? personAlong(here, -1);
      acts.move(id, to, next?.dataset.person ?? null);
    });
  useSingleKeys(isOn && !acts.isBeside, {
    j: step(1),
    k: step(-1),
    ...Object.fromEntries(stages.map((stage, index) => [String(index + 1), move(stage)])),
    u: () => acts.undo(),
  });
  useSingleKeys(isOn, {
    ArrowRight: across(1),
    ArrowLeft: across(-1),
    x: withCurrent((id) => acts.tick(id)),
    Escape: () => acts.leave(),
    "/": (event) => {
      event.preventDefault();
      acts.search();
    },
    "[Shift]+?": () => acts.help(),
  });
}
