import type { AppRole } from "@contracts/enums";
import { queryOptions } from "@tanstack/react-query";
import { accountKeys } from "@/data/account/keys";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** The caller's name from where their role keeps it: the candidate's record or the oldest staff membership. '' without one. */
async function getName(userId: string, role: AppRole): Promise<string> {
  const supabase = await getSupabase();
  const names = supabase.from(role === "candidate" ? "candidates" : "company_users").select("first_name, last_name");
  const { data } = await settle(names.eq("user_id", userId).order("created_at").limit(1));
  return [data[0]?.first_name, data[0]?.last_name].filter(Boolean).join(" ");
}

/** For the header; administrators have no name of their own. Silent: the header shows the email instead. */
export const nameQuery = (userId: string, role: AppRole) =>
  queryOptions({
    queryKey: accountKeys.name(userId),
    queryFn: () => (role === "admin" ? "" : getName(userId, role)),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
