import type { Message } from "@contracts/conversations/conversation";
import { Lock } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAnnounce } from "@/components/feedback/announce";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { ErrorState } from "@/components/ui/error-state";
import { Notice } from "@/components/ui/notice";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { useConversation } from "@/conversations/data/conversation-query";
import { useMessagesOnTheirWay } from "@/conversations/data/message-mutations";
import { readersWords } from "@/conversations/model/readers-words";
import { BlockMenu } from "@/conversations/shared/block-menu";
import { BlockNotice } from "@/conversations/shared/block-notice";
import { Composer } from "@/conversations/shared/composer";
import { Thread, type ThreadLine } from "@/conversations/shared/thread";
import { useKeptPlace } from "@/conversations/shared/use-kept-place";
import { useMarkRead } from "@/conversations/shared/use-mark-read";
import { useSentInSight } from "@/conversations/shared/use-sent-in-sight";
import { formatDate } from "@/lib/format-date";

/** The announcement of a new message by another person. */
const arrivalWords = (message: Message | undefined): string => {
  if (!message) return "";
  const { author_name, body, withdrawn_at } = message;
  return withdrawn_at ? `${author_name} withdrew a message` : `New message from ${author_name}: ${body.slice(0, 200)}`;
};

interface ConversationProps {
  applicationId: string;
  /** The other side, as addressed. */
  other: string;
  /** Events between the messages. */
  lines: readonly ThreadLine[];
  /** bar: a tab of its own, with the box at the bottom. form: a card among others. */
  look: "bar" | "form";
  /** What a message brought: times, an offer. */
  under?: (message: Message) => ReactNode;
  actions?: ReactNode;
  /** What waits to be sent while the reader's company is paused. */
  waiting?: ReactNode;
}

/** An application's conversation, with a box to write in. */
export function Conversation({ applicationId, other, lines, look, under, actions, waiting }: ConversationProps) {
  const query = useConversation(applicationId);
  const onTheirWay = useMessagesOnTheirWay(applicationId);
  const entries = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const pages = query.data?.pages ?? [];
  const messages = pages.toReversed().flatMap((page) => page.messages);
  const newest = messages.at(-1);
  const first = pages[0];
  // Messages new on opening stay marked while it is open, from the first one loaded.
  const [opened, setOpened] = useState<{ read: number; newest: number }>();
  if (!opened && first) setOpened({ read: first.read_seq, newest: newest?.seq ?? 0 });
  const firstNew = opened && messages.find(({ seq, is_mine }) => seq > opened.read && seq <= opened.newest && !is_mine);
  useMarkRead(applicationId, end, { newest: newest?.seq ?? 0, read: first?.read_seq ?? 0 });
  useAnnounce(first && arrivalWords(messages.findLast(({ is_mine }) => !is_mine)));

  const isBar = look === "bar";
  const isLoaded = first !== undefined;
  // A link to the conversation scrolls to its end; switching tabs doesn't.
  useEffect(() => {
    if (isBar && isLoaded && !document.activeElement?.closest("[role=tablist]"))
      end.current?.scrollIntoView({ block: "nearest" });
  }, [isBar, isLoaded]);

  const onTheirWayNow = onTheirWay.filter(({ id }) => !messages.some((message) => message.id === id));
  const showSent = useSentInSight({
    entries,
    end,
    messages,
    onTheirWay: onTheirWayNow,
    newestOpened: opened?.newest,
  });
  const oldest = messages[0];
  const keepPlace = useKeptPlace(entries, oldest?.id);
  // Events before the visible messages come with the earlier ones.
  const shownLines =
    query.hasNextPage && oldest ? lines.filter(({ at }) => Date.parse(at) >= Date.parse(oldest.created_at)) : lines;
  const thread = (
    <>
      {query.isPending && <Skeleton label="Loading the conversation" rows={2} />}
      {query.isError && !query.data && (
        <ErrorState title="Couldn't load the conversation" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {first && (
        <div ref={entries}>
          <ShowMore
            hasMore={query.hasNextPage}
            busy={query.isFetchingNextPage}
            label="Show earlier messages"
            onClick={() => {
              keepPlace();
              void query.fetchNextPage();
            }}
          />
          <Thread
            label={`Conversation with ${other}`}
            applicationId={applicationId}
            messages={messages}
            onTheirWay={onTheirWayNow}
            lines={shownLines}
            firstNew={firstNew?.id ?? null}
            ownName={messages.find(({ is_mine }) => is_mine)?.author_name ?? "You"}
            under={under}
          />
          {messages.length + onTheirWayNow.length === 0 && (
            <p className={classNames("text-ink-muted", lines.length > 0 && "mt-5")}>
              {first.problem ? "No messages." : "No messages yet."}
            </p>
          )}
          {/* If the conversation is closed, explain why to those who came to write. */}
          <div ref={end} id={first.problem ? "write" : undefined} className="talk-end" />
        </div>
      )}
    </>
  );
  const block = first && { applicationId, otherName: other, block: first.block };
  const isBlocked = first && (first.block.mine || first.block.theirs);
  const closed = first?.problem && !isBlocked && (
    <Notice
      icon={Lock}
      title={waiting ? "Messages are paused" : "This conversation is closed"}
      actions={waiting || undefined}
    >
      {first.problem}.
    </Notice>
  );
  const box = first && !first.problem && (
    <Composer
      applicationId={applicationId}
      other={other}
      readers={
        readersWords(first.readers, other) +
        (first.ends ? ` The application is closed: you can write until ${formatDate(first.ends)}.` : "")
      }
      look={look}
      actions={actions}
      hasTemplates={first.side === "company"}
      messages={messages}
      onSent={showSent}
    />
  );
  if (isBar)
    return (
      <section className="card relative" aria-label={`Conversation with ${other}`}>
        {/* Shares the row of the first entry, which leaves room for it. */}
        {block && (
          <div className="talk-more">
            <BlockMenu {...block} />
          </div>
        )}
        <div className="grid gap-5 p-4 md:p-5">
          {thread}
          {block && <BlockNotice {...block} />}
          {closed}
        </div>
        {box}
      </section>
    );
  return (
    <Card id="conversation" title={`Conversation with ${other}`} aside={block && <BlockMenu {...block} />}>
      <div className="grid gap-5">
        {thread}
        {block && <BlockNotice {...block} />}
        {closed}
        {box}
      </div>
    </Card>
  );
}
