import type { Partnership } from "@contracts/partners/partnership";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { useDeletePartnership } from "@/partners/data/partnerships";
import { sharedNow } from "@/partners/model/share-words";

export function DeletePartnershipButton({ partnership }: { partnership: Partnership }) {
  const { id, a, b } = partnership;
  const [asking, setAsking] = useState(false);
  const end = useDeletePartnership();
  const shared = sharedNow(partnership);
  return (
    <>
      <IconButton
        icon={Trash2}
        size="sm"
        label={`Delete the partnership between ${a.name} and ${b.name}`}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete the partnership between ${a.name} and ${b.name}?`}
        description={
          shared
            ? `They stop sharing ${shared} right away. Both companies' administrators are notified. Existing applications stay.`
            : "They share nothing now, so no one is notified."
        }
        confirmLabel="Delete partnership"
        busyLabel="Deleting..."
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate(id, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
