import { type ContactMessage, contactTopicWords } from "@contracts/administration/contact";
import { Mail } from "lucide-react";
import { useMessageAnswered } from "@/administration/data/contact-messages";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/format-date";
import { formatDateTime } from "@/lib/format-time";

/** A mailto reply to the sender, quoting their message. */
function answerTo({ email, topic, words }: ContactMessage): string {
  // Mail programs ignore longer links.
  const quoted = words.slice(0, 1_000).replace(/^/gm, "> ");
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${contactTopicWords[topic]}`)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
}

function useMark(message: ContactMessage) {
  const answered = useMessageAnswered();
  const who = message.name || message.email;
  return {
    isPending: answered.isPending,
    // The row has moved to the other queue by then.
    mark: async (isAnswered: boolean) => {
      await answered.mutateAsync({ id: message.id, isAnswered });
      offerUndo({
        title: isAnswered ? `Message from ${who} marked as answered` : `Message from ${who} reopened`,
        undo: () => answered.mutate({ id: message.id, isAnswered: !isAnswered }),
        of: message.id,
      });
    },
  };
}

export function MessageRow({ message }: { message: ContactMessage }) {
  const { isPending, mark } = useMark(message);
  const { name, email, account, topic, words, created_at, answered_at, answered_by } = message;
  const isOpen = answered_at === null;
  const who = name || email;
  return (
    <li className="px-4 py-4 md:px-5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-72">
          <p className="break-words font-semibold">{contactTopicWords[topic]}</p>
          <p className="break-words text-ink-muted text-sm">
            {name ? `${name}, ${email}` : email}
            {` · ${formatDateTime(created_at)} · `}
            {account ? `signed in as ${account.name}` : "not signed in"}
          </p>
        </div>
        <span className="flex flex-wrap gap-1.5">
          <a className="btn btn-secondary btn-sm" href={answerTo(message)} aria-label={`Reply to ${who} by email`}>
            <Icon icon={Mail} size="sm" />
            Reply by email
          </a>
          <Button
            size="sm"
            variant={isOpen ? "secondary" : "quiet"}
            busy={isPending}
            aria-label={isOpen ? `Mark the message from ${who} as answered` : `Reopen the message from ${who}`}
            onClick={() => void mark(isOpen).catch(() => {})}
          >
            {isOpen ? "Mark as answered" : "Open again"}
          </Button>
        </span>
      </div>
      <p className="mt-3 max-w-read whitespace-pre-line break-words">{words}</p>
      {!isOpen && (
        <p className="mt-2 text-ink-muted text-sm">
          Answered by {answered_by?.name ?? "a deleted account"} on {formatDate(answered_at)}
        </p>
      )}
    </li>
  );
}
