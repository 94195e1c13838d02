import type { Frame } from "@contracts/accounts/account";
import type { News } from "@contracts/conversations/conversation";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { frameKey } from "@/accounts/data/frame-query";
import { canListen, type HeardRows, listen } from "@/lib/listen";
import { refetch } from "@/lib/use-act";
import { newsQuery, pollMs, slowPollMs } from "@/notifications/data/news-query";

/** Has the open conversation, and all that stands beside it, read again. */
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

/** Has read again what shows how much is unread, where the frame says something else by now, or the last news did. */
function readCountsAnew(client: QueryClient, userId: string, news: News, last: News | undefined) {
  const frame = client.getQueryData<Frame>(frameKey(userId));
  if (!frame) return;
  const isFrameOld = frame.unread !== news.unread || frame.unread_conversations !== news.unread_conversations;
  // The frame is read by others as well, who tell no list of what it brings.
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

/** Whether changes are heard of; each of them, and having begun to hear, has the news asked for. */
function useHearing(userId: string, applicationId: string | null): boolean {
  const client = useQueryClient();
  const [isHearing, setHearing] = useState(false);
  useEffect(() => {
    if (!canListen() || userId === "") return;
    const ask = () => void client.invalidateQueries({ queryKey: newsQuery(userId, applicationId).queryKey });
    const rows: HeardRows[] = [{ table: "notifications", filter: `user_id=eq.${userId}` }];
    if (applicationId) {
      const filter = `application_id=eq.${applicationId}`;
      rows.push({ table: "conversations", filter }, { table: "team_news", filter });
    }
    const end = listen(`news-${applicationId ?? userId}`, rows, {
      onChange: ask,
      onHearing: (is) => {
        setHearing(is);
        // Whatever happened since the last answer was heard by nobody.
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

/** What the frame has just said, where no conversation is open: nothing is asked that is known. */
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
 * Keeps what somebody sees up to date without a reload: the counts of unread things, and the conversation of the application that is
 * open. Where the API tells of changes it is listened to and seldom asked; else, and while it cannot be, it is asked now and then.
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
