import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { useSaveScorecardDraft } from "@/interviews/data/scorecards";
import { draftOf, type ScorecardValues } from "@/interviews/model/scorecard-values";
import { readDraft, writeDraft } from "@/lib/drafts";
import { useSettled } from "@/lib/use-settled";

interface KeptDraft {
  applicationId: string;
  interviewId: string;
  criteria: readonly string[];
  form: UseFormReturn<ScorecardValues>;
  /** What this tab keeps. */
  tab: { owner: string | undefined; name: string };
  /** When it was saved before. */
  savedAt: string | null;
  /** False while one edits what was submitted: that is no draft. */
  isOn: boolean;
}

/**
 * Forgets what this tab kept if another device saved a draft since. It knows by `saved_at` among the kept values: the last save that they
 * come after.
 */
export function dropOlderDraft({ owner, name }: KeptDraft["tab"], savedAt: string | null): void {
  const kept = owner !== undefined && readDraft(owner, name);
  if (!kept || !savedAt) return;
  const since = typeof kept.saved_at === "string" ? Date.parse(kept.saved_at) : 0;
  if (since < Date.parse(savedAt)) writeDraft(owner, name, null);
}

/** Saves a scorecard on the account as it is typed, also as it is closed. Gives when that was done last, and what stops it. */
export function useKeptDraft({ applicationId, interviewId, criteria, form, tab, savedAt, isOn }: KeptDraft) {
  const { mutateAsync: save } = useSaveScorecardDraft(applicationId);
  const [last, setLast] = useState(savedAt);
  const [isFailed, setFailed] = useState(false);
  const values = useWatch({ control: form.control }) as ScorecardValues;
  const typed = JSON.stringify(draftOf(criteria, values));
  const settled = useSettled(typed, 600);
  const kept = useRef<string | null>(typed);
  const isOver = useRef(!isOn);
  const keep = useRef((_words: string) => {});
  keep.current = (words) => {
    if (isOver.current || kept.current === words) return;
    kept.current = words;
    // Not by its callbacks, of which only those of the last save are called, and none once it is closed.
    save({ interviewId, draft: JSON.parse(words) }).then(
      (at) => {
        setLast(at);
        setFailed(false);
        form.setValue("saved_at", at);
        // Once it is closed the form keeps nothing anymore.
        const own = tab.owner === undefined ? null : readDraft(tab.owner, tab.name);
        if (own && tab.owner !== undefined) writeDraft(tab.owner, tab.name, { ...own, saved_at: at });
      },
      () => {
        setFailed(true);
        // They are tried again with what is typed next, and as it is closed.
        if (kept.current === words) kept.current = null;
      },
    );
  };
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => keep.current(settled), [settled]);
  // What was typed in the last moment before it is closed.
  useEffect(() => () => keep.current(latest.current), []);

  return {
    savedAt: last,
    isFailed,
    /** Stops while it is being submitted, and goes on if that fails. */
    stop: (isStopped: boolean) => {
      isOver.current = isStopped || !isOn;
    },
  };
}
