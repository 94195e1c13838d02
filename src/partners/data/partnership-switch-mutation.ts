import type { Partnership } from "@contracts/partnership";
import type { Procedures } from "@contracts/procedures";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import type { Share } from "@/partners/model/share-words";

type Lists = InfiniteData<Procedures["list_partnerships"]["answer"]>;

export interface PartnershipSwitch {
  id: string;
  share: Share;
  on: boolean;
}

async function switchShare({ id, share, on }: PartnershipSwitch): Promise<void> {
  const tables = await getTables();
  // The other one is left as it is: a colleague may be switching it.
  const change: Partial<Record<Share, boolean>> = { [share]: on };
  await settle(tables.from("company_relationships").update(change).eq("id", id).select("id").single());
}

const switched = (lists: Lists, { id, share, on }: PartnershipSwitch): Lists => ({
  ...lists,
  pages: lists.pages.map((page) => ({
    ...page,
    partnerships: page.partnerships.map((each: Partnership) => (each.id === id ? { ...each, [share]: on } : each)),
  })),
});

/** Turns what two partners share on or off; shown at once, and taken back if it fails. */
export function useSwitchShare() {
  const client = useQueryClient();
  const show = (change: PartnershipSwitch) =>
    client.setQueriesData<Lists>(
      { queryKey: adminKeys.partnershipLists() },
      (lists) => lists && switched(lists, change),
    );
  return useMutation({
    mutationFn: switchShare,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: adminKeys.partnershipLists() });
      show(change);
    },
    onError: (_error, change) => void show({ ...change, on: !change.on }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.allPartnerships() }),
    meta: { successMessage: "Partnership updated successfully", errorTitle: "Failed to update partnership" },
  });
}
