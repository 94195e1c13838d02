import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Deletes one of the person's notifications; one that is gone already is fine. Throws AppError. */
export async function deleteNotification(userId: string, id: string): Promise<void> {
  const supabase = await getSupabase();
  await settle(supabase.from("notifications").delete().eq("id", id).eq("user_id", userId));
}
