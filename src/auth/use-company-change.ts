import type { Frame } from "@contracts/accounts/account";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { answers, refetch } from "@/lib/use-act";

/** What belongs to whoever reads it stays: their account, and the invitation they may have accepted just now. */
const isOfReader = answers(["get_frame", "get_my_sign_in", "get_invitation"]);

const channelName = "fairmatch.company";

/**
 * Once another company shows, whether it was chosen here, in another tab or elsewhere, or the membership has ended: what was loaded of
 * the one before is dropped, and the other tabs look which it is. What was typed waits as a draft of its company.
 */
export function useCompanyChange(frame: Frame | undefined): void {
  const queryClient = useQueryClient();
  const last = useRef<Frame>(undefined);
  useEffect(() => {
    if (!frame) return;
    const before = last.current;
    last.current = frame;
    if (before?.user_id !== frame.user_id || !before.company_id || before.company_id === frame.company_id) return;
    void queryClient.resetQueries({ predicate: (query) => !isOfReader(query) });
    const channel = new BroadcastChannel(channelName);
    channel.postMessage(frame.company_id);
    channel.close();
  }, [frame, queryClient]);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void refetch(queryClient, ["get_frame"]);
    return () => channel.close();
  }, [queryClient]);
}
