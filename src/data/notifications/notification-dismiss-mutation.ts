import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeAtOnce } from "@/data/notifications/change-at-once";
import { notificationKeys } from "@/data/notifications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

/** Dismisses one notification: it is deleted (S2 §4). */
export function useDismissNotification(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const supabase = await getSupabase();
      unwrap(await supabase.from("notifications").delete().eq("id", id).eq("user_id", userId));
    },
    onMutate: (id) => changeAtOnce(client, userId, (list) => list.filter((each) => each.id !== id)),
    onError: (_error, _id, undo) => undo?.(),
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
    meta: { errorTitle: "Error", errorMessage: "Failed to dismiss notification" },
  });
}
