import type { ExistingPartnership, Partnership, PartnershipFilter } from "@contracts/partners/partnership";
import type { PartnershipInput } from "@contracts/partners/partnership-input";
import type { Procedures } from "@contracts/procedures";
import { type InfiniteData, keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { type AppError, atFields } from "@/lib/app-error";
import { createdKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { answers } from "@/lib/refetch";
import { settle } from "@/lib/settle";
import { getTables } from "@/lib/tables";
import { useAct } from "@/lib/use-act";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";
import { useSafeMutation } from "@/lib/use-safe-send";
import type { Share } from "@/partners/model/share-words";

/** Partnerships whose companies match `search`, newest first, with the total numbers of companies and partnerships. */
export const usePartnerships = (shares: PartnershipFilter, search: string) =>
  useEagerInfiniteQuery(
    procedurePages(
      "list_partnerships",
      { p_search: search, p_shares: shares },
      { before: ({ partnerships }) => nextPage(partnerships, createdKey), placeholderData: keepPreviousData },
    ),
  );

/** Approved companies without a partner, newest first. */
export const usePartnerlessCompanies = () =>
  useEagerInfiniteQuery(
    procedurePages(
      "search_companies",
      { p_partnerless: true, p_state: "approved" },
      { before: ({ companies }) => nextPage(companies, createdKey) },
    ),
  );

/** What each company would show a partner now, in order: refetched for every decision. */
export const sharedByQuery = (companyIds: string[]) =>
  procedureQuery("get_shared_by", { p_company_ids: companyIds }, { staleTime: 0, gcTime: 0 });

/** Both codes: of two simultaneous creations, the index refuses the second. */
const isDuplicate = ({ code }: AppError) => code === "duplicate_partnership" || code === "conflict";

/** An existing partnership is reported at the second company, with its details. */
function atField(error: AppError): AppError {
  if (!isDuplicate(error)) return error;
  const message = "Partnership already exists between these companies";
  return atFields(error, { company_b_id: message }, message);
}

/** The partnership in a refusal, if known. */
export const existingPartnership = (error: AppError | null): ExistingPartnership | undefined =>
  error?.details.existing as ExistingPartnership | undefined;

async function createPartnership(pair: PartnershipInput, id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("company_relationships").insert({ id, ...pair })).catch((error: AppError) => {
    throw atField(error);
  });
}

/** Makes two companies partners, sharing nothing yet. AppError 409 at company_b_id when they already are. */
export const useCreatePartnership = () =>
  useSafeMutation({
    act: "change partnership",
    send: createPartnership,
    meta: { successMessage: "Partnership created successfully", errorTitle: "Failed to create partnership" },
  });

async function deletePartnership(id: string): Promise<void> {
  const tables = await getTables();
  await settle(tables.from("company_relationships").delete().eq("id", id).select("id").single());
}

/** Ends a partnership and all its sharing. AppError 404 when another administrator has ended it. */
export const useDeletePartnership = () =>
  useAct("change partnership", {
    mutationFn: deletePartnership,
    meta: { successMessage: "Partnership deleted successfully", errorTitle: "Failed to delete partnership" },
  });

type Lists = InfiniteData<Procedures["list_partnerships"]["answer"]>;

interface PartnershipSwitch {
  id: string;
  share: Share;
  on: boolean;
}

async function switchShare({ id, share, on }: PartnershipSwitch): Promise<void> {
  const tables = await getTables();
  // Leaves the other one alone: a colleague may be switching it.
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

/** Turns sharing on or off. Optimistic, and reverted on failure. */
export function useSwitchShare() {
  const client = useQueryClient();
  const lists = { predicate: answers(["list_partnerships"]) };
  const show = (change: PartnershipSwitch) =>
    client.setQueriesData<Lists>(lists, (known) => known && switched(known, change));
  return useAct("change partnership", {
    mutationFn: (change: PartnershipSwitch) => {
      // Read for the switch before, the lists don't have this one.
      show(change);
      return switchShare(change);
    },
    // In order, so that the last press wins.
    scope: { id: "partnership switches" },
    onMutate: async (change) => {
      await client.cancelQueries(lists);
      show(change);
    },
    onError: (_error, change) => void show({ ...change, on: !change.on }),
    meta: { successMessage: "Partnership updated successfully", errorTitle: "Failed to update partnership" },
  });
}
