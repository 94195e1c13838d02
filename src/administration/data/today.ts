import type { AdminToday, WaitingItem } from "@contracts/administration/today";
import { queryOptions } from "@tanstack/react-query";
import { startOfToday } from "date-fns/startOfToday";
import { isUndoOffered } from "@/components/feedback/undo-offer";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery, readingKey } from "@/lib/procedure-query";

export interface Today extends AdminToday {
  decidedItems: WaitingItem[];
}

export const waitingKey = ({ kind, id }: Pick<WaitingItem, "kind" | "id">): string => `${kind}:${id}`;

const todayKey = readingKey("get_admin_today", {});

export const adminTodayQuery = queryOptions({
  queryKey: todayKey,
  queryFn: async ({ signal, client }): Promise<Today> => {
    const today = await callProcedure("get_admin_today", { p_since: startOfToday().toISOString() }, { signal });
    const before = client.getQueryData<Today>(todayKey);
    const waiting = new Set(today.items.map(waitingKey));
    const decidedItems = [...(before?.items ?? []), ...(before?.decidedItems ?? [])].filter(
      (item) => !waiting.has(waitingKey(item)) && isUndoOffered(item.id),
    );
    return { ...today, decidedItems };
  },
});

/** Platform activity in the last `days` full days. */
export const platformFiguresQuery = (days: number) => procedureQuery("get_platform_figures", { p_days: days });
