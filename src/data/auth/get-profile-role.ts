import { type AppRole, appRoles } from "@contracts/enums";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** A role whatever its case; unknown or missing counts as candidate (S1 §6). */
export function toRole(value: unknown): AppRole {
  const role = String(value).toLowerCase();
  return appRoles.find((each) => each === role) ?? "candidate";
}

/** The role in the caller's own profile, the only source of truth (DESIGN §2). */
export async function getProfileRole(userId: string): Promise<AppRole> {
  const supabase = await getSupabase();
  const profile = unwrap(await supabase.from("profiles").select("role").eq("id", userId).single());
  return toRole(profile.role);
}
