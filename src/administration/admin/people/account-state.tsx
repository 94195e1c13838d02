import type { AccountState } from "@contracts/administration/administration";
import { CirclePause, MailQuestionMark } from "lucide-react";
import { stateLabels } from "@/administration/model/people-words";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";

export function AccountStateWord({ state }: { state: AccountState }) {
  if (state === "confirmed") return <span className="text-ink-muted text-sm max-md:hidden">{stateLabels[state]}</span>;
  return state === "suspended" ? (
    <Badge tone="bad" glyph={<Icon icon={CirclePause} size="sm" />}>
      {stateLabels[state]}
    </Badge>
  ) : (
    <Badge tone="warn" glyph={<Icon icon={MailQuestionMark} size="sm" />}>
      {stateLabels[state]}
    </Badge>
  );
}
