import { matchPath, useSearchParams } from "react-router-dom";
import { safeRedirect } from "@/auth/safe-redirect";
import { paths } from "@/config/paths";

const places = [
  { pattern: paths.candidate.apply.pattern, label: "Back to your application" },
  { pattern: paths.jobs.detail.pattern, label: "Back to the job" },
  { pattern: paths.jobs.list.pattern, label: "Back to Jobs" },
] as const;

interface ReturnPlace {
  to: string;
  /** The back link's label; null without a place to return to. */
  label: string | null;
}

/** Where to go after saving: back to the job or application (`?redirect=`), or to the dashboard. */
export function useReturnPlace(): ReturnPlace {
  const [params] = useSearchParams();
  const to = safeRedirect(params.get("redirect"));
  const place = to && places.find(({ pattern }) => matchPath(pattern, to.split(/[?#]/)[0] ?? ""));
  return to && place ? { to, label: place.label } : { to: paths.candidate.dashboard(), label: null };
}
