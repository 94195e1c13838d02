import { useLocation } from "react-router-dom";
import { paths } from "@/config/paths";

/** The candidate's profile, or a part of it; once it is saved it leads back to the page in view. */
export function useProfileLink(part?: "resume" | "skills" | "culture"): string {
  const { pathname, search } = useLocation();
  const profile = paths.candidate.profile({ redirect: pathname + search });
  return part ? `${profile}#${part}` : profile;
}
