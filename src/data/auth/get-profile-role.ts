import { type AppRole, appRoles } from "@contracts/enums";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** A role whatever its case; unknown or missing counts as candidate. */
export function toRole(value: unknown): AppRole {
  const role = String(value).toLowerCase();
  return appRoles.find((each) => each === role) ?? "candidate";
}

/** The role in the caller's own profile, the only source of truth. */
export async function getProfileRole(userId: string): Promise<AppRole> {
  const supabase = await getSupabase();
  const { data } = await settle(supabase.from("profiles").select("role").eq("id", userId).single());
  return toRole(data.role);
}
