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
  /** This tab's draft. */
  tab: { owner: string | undefined; name: string };
  /** When it was saved before. */
  savedAt: string | null;
  /** False when editing a submitted scorecard, which isn't a draft. */
  isOn: boolean;
}

/** Drops this tab's draft if another device saved a newer one: the values' `saved_at` names the save they are based on. */
export function dropOlderDraft({ owner, name }: KeptDraft["tab"], savedAt: string | null): void {
  const kept = owner !== undefined && readDraft(owner, name);
  if (!kept || !savedAt) return;
  const since = typeof kept.saved_at === "string" ? Date.parse(kept.saved_at) : 0;
  if (since < Date.parse(savedAt)) writeDraft(owner, name, null);
}

/** Saves a scorecard to the account while typing, and on close. Returns when it was last saved, and a stop function. */
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
    // Not in mutate's callbacks: only the last save's are called, and none after closing.
    save({ interviewId, draft: JSON.parse(words) }).then(
      (at) => {
        setLast(at);
        setFailed(false);
        form.setValue("saved_at", at);
        // After closing, the form no longer keeps a draft.
        const own = tab.owner === undefined ? null : readDraft(tab.owner, tab.name);
        if (own && tab.owner !== undefined) writeDraft(tab.owner, tab.name, { ...own, saved_at: at });
      },
      () => {
        setFailed(true);
        // Retried with the next typing, and on close.
        if (kept.current === words) kept.current = null;
      },
    );
  };
  const latest = useRef(typed);
  latest.current = typed;

  useEffect(() => keep.current(settled), [settled]);
  // Typing right before closing.
  useEffect(() => () => keep.current(latest.current), []);

  return {
    savedAt: last,
    isFailed,
    /** Paused while submitting; resumes if that fails. */
    stop: (isStopped: boolean) => {
      isOver.current = isStopped || !isOn;
    },
  };
}
