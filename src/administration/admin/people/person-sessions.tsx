import type { PersonDetail } from "@contracts/administration/administration";
import { Laptop, Smartphone } from "lucide-react";
import { useState } from "react";
import { deviceWords, isHandheld } from "@/accounts/model/device-words";
import { useSignOutAccount } from "@/administration/data/accounts";
import { Button } from "@/components/ui/button";
import { Card, Row, Rows } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { formatMoment } from "@/lib/format-time";

export function PersonSessions({ person }: { person: PersonDetail }) {
  const { sessions, name, email, is_me } = person;
  // Undefined: no dialog. Null: about all sessions.
  const [asked, setAsked] = useState<string | null>();
  const signOut = useSignOutAccount(person);
  return (
    <Card
      flush
      title="Signed in on"
      aside={
        sessions.length > 0 &&
        !is_me && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setAsked(null)}>
            Sign out everywhere
          </Button>
        )
      }
    >
      {sessions.length === 0 ? (
        <p className="px-4 pb-4 text-ink-muted md:px-5">Not signed in anywhere.</p>
      ) : (
        <Rows>
          {sessions.map(({ id, user_agent, begun_at, used_at }) => (
            <Row key={id}>
              <Icon icon={isHandheld(user_agent) ? Smartphone : Laptop} />
              <span className="min-w-0 grow">
                <b className="block font-medium">{deviceWords(user_agent)}</b>
                <Meta>
                  {`Used ${formatMoment(used_at)}`}
                  {`Since ${formatMoment(begun_at)}`}
                </Meta>
              </span>
              {!is_me && (
                <Button
                  size="sm"
                  variant="quiet"
                  aria-haspopup="dialog"
                  aria-label={`Sign out of ${deviceWords(user_agent)}, signed in ${formatMoment(begun_at)}`}
                  onClick={() => setAsked(id)}
                >
                  Sign out
                </Button>
              )}
            </Row>
          ))}
        </Rows>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={asked ? `Sign ${name ?? email} out of this device?` : `Sign ${name ?? email} out everywhere?`}
        description="We notify them by email. They sign in again with their password."
        confirmLabel={asked ? "Sign out" : "Sign out everywhere"}
        busyLabel="Signing out..."
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate(asked ?? null, { onSettled: () => setAsked(undefined) })}
      />
    </Card>
  );
}
