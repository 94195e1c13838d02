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
  /** What the way back is called; null where there is nothing to go back to. */
  label: string | null;
}

/** Where the profile leads once it is saved: to the job or application it was left for (`?redirect=`), otherwise to the dashboard. */
export function useReturnPlace(): ReturnPlace {
  const [params] = useSearchParams();
  const to = safeRedirect(params.get("redirect"));
  const place = to && places.find(({ pattern }) => matchPath(pattern, to.split(/[?#]/)[0] ?? ""));
  return to && place ? { to, label: place.label } : { to: paths.candidate.dashboard(), label: null };
}
