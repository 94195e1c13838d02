import type { StaffRole } from "@contracts/enums";
import { queryOptions } from "@tanstack/react-query";
import { invitationKeys } from "@/data/invitations/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

export type InvitationKind = "candidate" | "company" | "employee" | "admin";

/** What an acceptance page may show, and nothing more (DESIGN §4). */
export interface Invitation {
  kind: InvitationKind;
  email: string;
  first_name: string | null;
  last_name: string | null;
  company_id: string | null;
  company_name: string | null;
  message: string | null;
  role: StaffRole | null;
  management_terms: string | null;
  expires_at: string;
}

/** A pending invitation by its token. @throws AppError 404 with the kind's text for any token that is not usable. */
export async function getInvitation(kind: InvitationKind, token: string): Promise<Invitation> {
  const supabase = await getSupabase();
  return unwrap(await supabase.rpc("get_invitation", { p_token: token, p_kind: kind })) as unknown as Invitation;
}

export const invitationQuery = (kind: InvitationKind, token: string) =>
  queryOptions({
    queryKey: invitationKeys.byToken(kind, token),
    queryFn: () => getInvitation(kind, token),
    meta: { silent: true },
  });
