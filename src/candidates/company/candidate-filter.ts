import type { ManagedCandidateFilter } from "@contracts/candidates/managed-candidate";
import { useSearchParams } from "react-router-dom";
import { useAddressChange, useAddressChoice } from "@/lib/use-address-choice";
import { useSearchText } from "@/lib/use-search-text";

export function candidateFilter(address: URLSearchParams): ManagedCandidateFilter {
  const [search, skill, assignee] = ["q", "skill", "assignee"].map((name) => address.get(name)?.replaceAll("\0", ""));
  return { ...(search && { search }), ...(skill && { skill }), ...(assignee && { assignee }) };
}

export function useCandidateFilter() {
  const [address] = useSearchParams();
  const search = useSearchText();
  const [skill, setSkill] = useAddressChoice("skill");
  const [assignee, setAssignee] = useAddressChoice("assignee");
  const change = useAddressChange();
  const filter = candidateFilter(address);
  return {
    search,
    skill,
    setSkill,
    assignee,
    setAssignee,
    filter,
    isNarrowed: Object.keys(filter).length > 0,
    clear: () => {
      search.setText("");
      change({ q: null, skill: null, assignee: null });
    },
  };
}

export type CandidateFilter = ReturnType<typeof useCandidateFilter>;
