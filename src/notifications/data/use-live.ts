import type { Frame } from "@contracts/accounts/account";
import type { News } from "@contracts/conversations/conversation";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { frameKey } from "@/accounts/data/frame-query";
import { canListen, type HeardRows, listen } from "@/lib/listen";
import { refetch } from "@/lib/refetch";
import { newsQuery, pollMs, slowPollMs } from "@/notifications/data/news-query";

/** Refetches the open conversation with everything next to it. */
const readConversationAnew = (client: QueryClient, applicationId: string) =>
  void refetch(
    client,
    [
      "get_conversation",
      "get_interviews",
      "get_offers",
      "get_application_detail",
      "get_my_application",
      "get_scorecards",
    ],
    { about: { p_application_id: applicationId } },
  );

/** Refetches unread counts if the frame, or the latest news, differs. */
function readCountsAnew(client: QueryClient, userId: string, news: News, last: News | undefined) {
  const frame = client.getQueryData<Frame>(frameKey(userId));
  if (!frame) return;
  const isFrameOld = frame.unread !== news.unread || frame.unread_conversations !== news.unread_conversations;
  // The frame is read elsewhere as well, which doesn't update the lists.
  const hasNotices = [frame, last].some((known) => known && known.unread !== news.unread);
  const hasMessages = [frame, last].some((known) => known && known.unread_conversations !== news.unread_conversations);
  if (hasNotices) void refetch(client, ["notifications"]);
  if (hasMessages)
    void refetch(client, [
      "get_company_applications",
      "get_job_applications",
      "get_job_board",
      "get_company_today",
      "get_my_applications",
      "get_candidate_dashboard",
    ]);
  if (isFrameOld) void refetch(client, ["get_frame"]);
}

/** Whether pushed changes are received; each one, and the start, refetches the news. */
function useHearing(userId: string, applicationId: string | null): boolean {
  const client = useQueryClient();
  const [isHearing, setHearing] = useState(false);
  useEffect(() => {
    if (!canListen() || userId === "") return;
    const ask = () => void client.invalidateQueries({ queryKey: newsQuery(userId, applicationId).queryKey });
    const rows: HeardRows[] = [{ table: "notifications", of: userId }];
    if (applicationId)
      rows.push({ table: "conversations", of: applicationId }, { table: "team_news", of: applicationId });
    const end = listen(`news-${applicationId ?? userId}`, rows, {
      onChange: ask,
      onHearing: (is) => {
        setHearing(is);
        // Changes since the last response were missed.
        if (is) ask();
      },
    });
    return () => {
      end();
      setHearing(false);
    };
  }, [client, userId, applicationId]);
  return isHearing;
}

/** The frame's news, without an open conversation: known data isn't refetched. */
function newsOfFrame(client: QueryClient, userId: string, applicationId: string | null) {
  const frame = client.getQueryState<Frame>(frameKey(userId));
  if (applicationId || !frame?.data) return {};
  const { unread, unread_conversations } = frame.data;
  return {
    initialData: { unread, unread_conversations, version: null, team_version: null },
    initialDataUpdatedAt: frame.dataUpdatedAt,
  };
}

/**
 * Keeps the screen live without a reload: unread counts, and the open application's conversation. With pushed changes it rarely
 * polls; without them, or until connected, it polls regularly.
 */
export function useLive(userId: string, applicationId: string | null): void {
  const client = useQueryClient();
  const isHearing = useHearing(userId, applicationId);
  const { data: news } = useQuery({
    ...newsQuery(userId, applicationId),
    ...newsOfFrame(client, userId, applicationId),
    enabled: userId !== "",
    refetchInterval: isHearing ? slowPollMs : pollMs,
  });

  const seen = useRef<{ applicationId: string | null; news?: News }>({ applicationId: null });
  useEffect(() => {
    if (!news) return;
    readCountsAnew(client, userId, news, seen.current.news);
    const last = seen.current.applicationId === applicationId ? seen.current.news : undefined;
    if (applicationId && last) {
      if (last.version !== null && last.version !== news.version) readConversationAnew(client, applicationId);
      if (last.team_version !== null && last.team_version !== news.team_version)
        void refetch(client, ["get_scorecards"], { about: { p_application_id: applicationId } });
    }
    seen.current = { applicationId, news };
  }, [client, userId, applicationId, news]);
}
