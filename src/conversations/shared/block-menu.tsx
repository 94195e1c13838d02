import type { ConversationBlock } from "@contracts/conversations/conversation-block";
import { Ban, Ellipsis, MessageSquare } from "lucide-react";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { loadDialog } from "@/components/ui/load-later";
import { Menu } from "@/components/ui/menu";
import { useBlockConversation } from "@/conversations/data/message-reports";

const BlockDialog = loadDialog(async () => (await import("@/conversations/shared/block-dialog")).BlockDialog);

interface BlockMenuProps {
  applicationId: string;
  /** The other side's name: the company, or the candidate. */
  otherName: string;
  block: ConversationBlock;
}

/** Blocks a conversation, or lifts the own side's block. Hidden for those who may not. */
export function BlockMenu({ applicationId, otherName, block }: BlockMenuProps) {
  const change = useBlockConversation(applicationId);
  const [isAsking, setIsAsking] = useState(false);
  if (!block.can) return null;
  return (
    <>
      <Menu
        label={`More for the conversation with ${otherName}`}
        items={[
          block.mine
            ? { label: "Unblock", icon: MessageSquare, onSelect: () => change.mutate(false) }
            : { label: "Block", icon: Ban, danger: true, onSelect: () => setIsAsking(true) },
        ]}
      >
        <Icon icon={Ellipsis} />
      </Menu>
      {isAsking && (
        <BlockDialog applicationId={applicationId} otherName={otherName} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}
