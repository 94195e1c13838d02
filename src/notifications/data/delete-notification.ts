import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

/** Deletes one of the person's notifications; one that is gone already is fine. Throws AppError. */
export async function deleteNotification(userId: string, id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("notifications").delete().eq("id", id).eq("user_id", userId));
}
