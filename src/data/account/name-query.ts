import type { AppRole } from "@contracts/enums";
import { queryOptions } from "@tanstack/react-query";
import { accountKeys } from "@/data/account/keys";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** The caller's name from where their role keeps it: the candidate's record, the oldest staff membership, or the account itself. '' without one. */
async function getName(userId: string, role: AppRole): Promise<string> {
  const supabase = await getSupabase();
  const names =
    role === "admin"
      ? supabase.from("profiles").select("first_name, last_name").eq("id", userId)
      : supabase
          .from(role === "candidate" ? "candidates" : "company_users")
          .select("first_name, last_name")
          .eq("user_id", userId);
  const { data } = await settle(names.order("created_at").limit(1));
  return [data[0]?.first_name, data[0]?.last_name].filter(Boolean).join(" ");
}

/** For the header. Silent: without a name it shows the email instead. */
export const nameQuery = (userId: string, role: AppRole) =>
  queryOptions({
    queryKey: accountKeys.name(userId),
    queryFn: () => getName(userId, role),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
