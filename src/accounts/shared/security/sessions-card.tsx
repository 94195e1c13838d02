import type { DeviceSession } from "@contracts/accounts/account";
import { useMutation } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import { endOtherSessionsMutation, endSessionMutation } from "@/accounts/data/sessions-end-mutation";
import { deviceWords, isHandheld } from "@/accounts/model/device-words";
import { useAuth } from "@/auth/use-auth";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { formatDateTime } from "@/lib/format-time";

interface SessionRowProps {
  session: DeviceSession;
  onEnd: () => void;
}

function SessionRow({ session: { user_agent, begun_at, used_at, is_current }, onEnd }: SessionRowProps) {
  const device = deviceWords(user_agent);
  return (
    <Row>
      <span className="file-ic flex-none">
        <Icon icon={isHandheld(user_agent) ? Smartphone : Laptop} />
      </span>
      <span className="min-w-0 grow">
        <b className="block font-medium">{device}</b>
        <Meta>
          {is_current ? "Used now" : `Used ${formatDateTime(used_at)}`}
          {`Signed in ${formatDateTime(begun_at)}`}
        </Meta>
      </span>
      {is_current ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Sign out ${device}, signed in ${formatDateTime(begun_at)}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </Row>
  );
}

/** What to confirm: ending one session, all others, or every one. */
type Ending = DeviceSession | "others" | "all";

const questions = {
  others: ["Sign out everywhere else?", "You stay signed in here.", "Sign out everywhere else"],
  all: [
    "Sign out everywhere?",
    "This includes this device. You'll sign in again with your password.",
    "Sign out everywhere",
  ],
} as const;

function EndDialog({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { signOut } = useAuth();
  const one = useMutation(endSessionMutation);
  const others = useMutation(endOtherSessionsMutation);
  const [title, description, label] =
    typeof ending === "string"
      ? questions[ending]
      : [`Sign out ${deviceWords(ending.user_agent)}?`, `Signed in ${formatDateTime(ending.begun_at)}.`, "Sign out"];
  const end = () => {
    if (ending === "others") others.mutate(undefined, { onSettled: onClose });
    else if (ending === "all") void signOut();
    else one.mutate(ending.id, { onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      confirmLabel={label}
      busyLabel="Signing out..."
      danger
      busy={one.isPending || others.isPending}
      onConfirm={end}
    />
  );
}

/** The reader's sessions, each with a way to end it. */
export function SessionsCard({ sessions }: { sessions: readonly DeviceSession[] }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const hasOthers = sessions.some(({ is_current }) => !is_current);
  return (
    <Card flush title="Where you're signed in">
      <Rows>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
        ))}
      </Rows>
      <div className="border-line border-t px-4 py-4 md:px-5">
        <p className="text-ink-muted text-sm">
          A device you sign out can no longer read or change anything. Pages already open stay on its screen until
          someone uses it again, and documents opened there can be reopened for up to an hour. Last-used times are
          accurate to the hour.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          {hasOthers && (
            <Button aria-haspopup="dialog" onClick={() => setEnding("others")}>
              Sign out everywhere else
            </Button>
          )}
          <Button variant="danger-quiet" aria-haspopup="dialog" onClick={() => setEnding("all")}>
            Sign out everywhere
          </Button>
        </div>
      </div>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}
