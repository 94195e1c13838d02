import { useLocation } from "react-router-dom";
import { paths } from "@/config/paths";

/** Links to the candidate's profile, or a part of it; after saving, it leads back to the current page. */
export function useProfileLink(part?: "resume" | "skills" | "culture"): string {
  const { pathname, search } = useLocation();
  const profile = paths.candidate.profile({ redirect: pathname + search });
  return part ? `${profile}#${part}` : profile;
}
