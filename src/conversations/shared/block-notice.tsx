import type { ConversationBlock } from "@contracts/conversations/conversation-block";
import { Ban } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useBlockConversation } from "@/conversations/data/message-reports";

interface BlockNoticeProps {
  applicationId: string;
  /** The other side's name: the company, or the candidate. */
  otherName: string;
  block: ConversationBlock;
}

function titleOf({ mine, can }: ConversationBlock, otherName: string): string {
  if (mine) return "You have blocked this conversation";
  // The candidate's managing company stands between the two.
  return can ? `${otherName} has blocked this conversation` : "This conversation is blocked";
}

/** Replaces the composer while a conversation is blocked: by whom, and a way to lift one's own block. */
export function BlockNotice({ applicationId, otherName, block }: BlockNoticeProps) {
  const change = useBlockConversation(applicationId);
  if (!block.mine && !block.theirs) return null;
  return (
    <Notice
      icon={Ban}
      title={titleOf(block, otherName)}
      actions={
        block.mine ? (
          <Button size="sm" busy={change.isPending} busyLabel="Unblocking..." onClick={() => change.mutate(false)}>
            Unblock
          </Button>
        ) : undefined
      }
    >
      {block.mine && block.theirs
        ? `${otherName} has blocked it, too. Neither side can write until both unblock it.`
        : "Neither side can write. The application, interviews and offers continue."}
    </Notice>
  );
}
