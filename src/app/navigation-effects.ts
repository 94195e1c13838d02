import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { leaveFailures } from "@/app/failure-toasts";
import { unfold } from "@/components/ui/unfold";
import { tabStore } from "@/lib/browser-storage";

const storageKey = "fairmatch.scroll";
const positions = new Map<string, number>(readPositions());

function readPositions(): [string, number][] {
  try {
    return JSON.parse(tabStore.getItem(storageKey) ?? "[]") as [string, number][];
  } catch (error) {
    console.warn("Scroll positions could not be read.", error);
    return [];
  }
}

const storePositions = () => tabStore.setItem(storageKey, JSON.stringify([...positions].slice(-50)));

let arriving = true;

const handEvents = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Runs `attempt` now and as the page grows, until it succeeds or the person acts. Returns what stops it. */
function untilDone(attempt: () => boolean): () => void {
  if (attempt()) return () => {};
  const observer = new MutationObserver(() => attempt() && stop());
  function stop() {
    observer.disconnect();
    for (const name of handEvents) window.removeEventListener(name, stop);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of handEvents) window.addEventListener(name, stop, { passive: true });
  return stop;
}

/** Popups opened while the page loads: losing focus would close them. */
const opened = ":is([role=menu], [role=dialog])[data-state=open], [aria-expanded=true]";

/** Skipped if the field in the fragment has focus already. */
function focusHeading(fragment: string): boolean {
  const { activeElement } = document;
  if (activeElement?.closest(opened) || (fragment && activeElement?.id === fragment)) return true;
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

function scrollTo(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) < 2;
}

function showFragment(id: string): boolean {
  const target = document.getElementById(id);
  unfold(target);
  // A named field is to be filled in, so show its label and what's above it as well.
  if (target?.matches("input, textarea, select")) target.focus();
  else target?.scrollIntoView();
  return target !== null;
}

/** The URL's fragment. It may be badly encoded; use it as is then. */
function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** What browsers do between pages: focus the heading, start at the top, and restore the scroll position on Back. */
export function useNavigationEffects(): void {
  const { key: visit, pathname, hash } = useLocation();
  const type = useNavigationType();
  // The router gives the first page of every document the same key.
  const key = `${visit} ${pathname}`;

  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    window.addEventListener("pagehide", storePositions);
    return () => {
      window.removeEventListener("scroll", remember);
      window.removeEventListener("pagehide", storePositions);
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the query alone is not a new page
  useEffect(() => {
    const saved = type === "POP" ? positions.get(key) : undefined;
    const fragment = readFragment(hash);
    if (saved !== undefined) return untilDone(() => scrollTo(saved));
    if (fragment) return untilDone(() => showFragment(fragment));
    if (type !== "POP") window.scrollTo(0, 0);
  }, [pathname, hash]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what opens without a scroll, like a job next to the list, has its position as well
  useEffect(() => {
    if (type !== "POP") positions.set(key, window.scrollY);
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the page that is left
  useEffect(() => leaveFailures, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading belongs to the path, whatever the way there
  useEffect(() => {
    // The first page of a visit keeps the browser's own focus.
    const first = arriving;
    arriving = false;
    return first ? undefined : untilDone(() => focusHeading(readFragment(hash)));
  }, [pathname]);
}
