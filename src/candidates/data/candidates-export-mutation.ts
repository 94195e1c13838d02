import {
  type ManagedCandidateFilter,
  type ManagedCandidateListItem,
  mostManagedAtOnce,
} from "@contracts/candidates/managed-candidate";
import type { NameKey } from "@contracts/procedures";
import { useMutation } from "@tanstack/react-query";
import { filterArguments, nameKey } from "@/candidates/data/represented-candidates";
import { callProcedure } from "@/lib/call-procedure";

interface CandidatesExport {
  filter: ManagedCandidateFilter;
  onProgress: (candidates: number) => void;
  signal: AbortSignal;
}

async function readAll({ filter, onProgress, signal }: CandidatesExport): Promise<ManagedCandidateListItem[]> {
  const all: ManagedCandidateListItem[] = [];
  let after: NameKey | null = null;
  do {
    const page: ManagedCandidateListItem[] = (
      await callProcedure(
        "list_managed_candidates",
        { ...filterArguments(filter), p_after: after, p_limit: mostManagedAtOnce },
        { signal },
      )
    ).candidates;
    all.push(...page);
    onProgress(all.length);
    const last = page.at(-1);
    after = last && page.length === mostManagedAtOnce ? nameKey(last) : null;
  } while (after);
  return all;
}

export const useReadCandidates = () =>
  useMutation({
    mutationFn: (wanted: CandidatesExport): Promise<ManagedCandidateListItem[] | null> =>
      readAll(wanted).catch((error: unknown) => {
        if (wanted.signal.aborted) return null;
        throw error;
      }),
    meta: { errorTitle: "Couldn't export the candidates" },
  });
