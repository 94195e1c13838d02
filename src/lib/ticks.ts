import { type CultureValue, cultureValues } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { useMemo, useSyncExternalStore } from "react";
import { browserStore } from "@/lib/browser-storage";
import type { VisitorProfile } from "@/lib/visitor-match";

const storageKey = "fairmatch.ticks";
/** A profile's maximum. */
const most = limits.skills;

/** A visitor's ticks, stored only in this browser. */
export interface Ticks {
  skills: readonly { key: string; name: string }[];
  years: number | null;
  /** Terms for their location, and the text as typed. */
  place: { name: string; terms: readonly string[] } | null;
  /** Their ways of working. */
  culture: readonly CultureValue[];
}

const none: Ticks = { skills: [], years: null, place: null, culture: [] };
let known: { stored: string | null; ticks: Ticks } = { stored: null, ticks: none };
const listeners = new Set<() => void>();

const inOrder = (chosen: readonly unknown[]): CultureValue[] =>
  cultureValues.filter((value) => chosen.includes(value)).slice(0, limits.cultureValues);

/** Invalid or edited storage yields no ticks. */
function parse(stored: string | null): Ticks {
  if (!stored) return none;
  try {
    const { skills, years, place, culture } = JSON.parse(stored) as Partial<Ticks>;
    return {
      skills: Array.isArray(skills)
        ? skills.filter((skill) => typeof skill?.key === "string" && typeof skill.name === "string").slice(0, most)
        : [],
      years: typeof years === "number" ? years : null,
      place: place && typeof place.name === "string" && Array.isArray(place.terms) ? place : null,
      culture: Array.isArray(culture) ? inOrder(culture) : [],
    };
  } catch {
    return none;
  }
}

function read(): Ticks {
  const stored = browserStore.getItem(storageKey);
  if (stored !== known.stored) known = { stored, ticks: parse(stored) };
  return known.ticks;
}

function write(ticks: Ticks): void {
  const isEmpty =
    ticks.skills.length === 0 && ticks.years === null && ticks.place === null && ticks.culture.length === 0;
  const stored = isEmpty ? null : JSON.stringify(ticks);
  known = { stored, ticks };
  if (stored) browserStore.setItem(storageKey, stored);
  else browserStore.removeItem(storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs.
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

export const readTicks = read;
export const clearTicks = (): void => write(none);

/** Adds skills not ticked yet. */
export function addSkills(added: readonly { key: string; name: string }[]): void {
  const { skills, ...rest } = read();
  const known = new Set(skills.map(({ key }) => key));
  write({ ...rest, skills: [...skills, ...added.filter(({ key }) => !known.has(key))].slice(0, most) });
}

export function tickSkill(key: string, name: string): void {
  const { skills, ...rest } = read();
  const others = skills.filter((skill) => skill.key !== key);
  write({ ...rest, skills: others.length < skills.length ? others : [...skills, { key, name }].slice(0, most) });
}

export const tickYears = (years: number | null): void => write({ ...read(), years });
export const tickPlace = (place: Ticks["place"]): void => write({ ...read(), place });

/** Adds a way of working, or removes a ticked one; not beyond a profile's maximum. */
export function tickCulture(value: CultureValue): void {
  const { culture, ...rest } = read();
  const others = culture.filter((other) => other !== value);
  const stays = others.length < culture.length || others.length === limits.cultureValues;
  write({ ...rest, culture: stays ? others : inOrder([...others, value]) });
}

export const useTicks = (): Ticks => useSyncExternalStore(subscribe, read, () => none);

export function useVisitorProfile(): VisitorProfile {
  const ticks = useTicks();
  return useMemo(
    () => ({
      keys: new Set(ticks.skills.map(({ key }) => key)),
      years: ticks.years,
      places: ticks.place?.terms ?? null,
      culture: ticks.culture,
    }),
    [ticks],
  );
}
