import { useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";

async function deletePartnership(id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("company_relationships").delete().eq("id", id).select("id").single());
}

/** Ends a partnership, and all that its two share with it. AppError 404 when somebody else has ended it. */
export function useDeletePartnership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deletePartnership,
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.allPartnerships() }),
    meta: { successMessage: "Partnership deleted successfully", errorTitle: "Failed to delete partnership" },
  });
}
