import type { Frame } from "@contracts/accounts/account";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { openChannel } from "@/lib/browser-storage";
import { answers, refetch } from "@/lib/refetch";

/** Data of the user rather than the company: their account, and an invitation they may have just accepted. */
const isOfReader = answers(["get_frame", "get_my_sign_in", "get_invitation"]);

const channelName = "fairmatch.company";

/**
 * When the current company changes, here, in another tab or elsewhere, or the membership ends: drops the former company's data, and
 * makes other tabs check. Typed text stays as a draft of its company.
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
    const channel = openChannel(channelName);
    channel?.postMessage(frame.company_id);
    channel?.close();
  }, [frame, queryClient]);
  useEffect(() => {
    const channel = openChannel(channelName);
    if (!channel) return;
    channel.onmessage = () => void refetch(queryClient, ["get_frame"]);
    return () => channel.close();
  }, [queryClient]);
}
