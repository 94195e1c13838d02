import type { SignIns } from "@contracts/accounts/account";
import { type ReactNode, useState } from "react";
import { EmailDialog, PasswordDialog } from "@/accounts/shared/security/dialogs";
import { PendingChange } from "@/accounts/shared/security/pending-change";
import { Button } from "@/components/ui/button";
import { Card, Row } from "@/components/ui/card";

interface SettingProps {
  name: string;
  text: ReactNode;
  action: ReactNode;
}

function Setting({ name, text, action }: SettingProps) {
  return (
    <Row className="flex-wrap gap-y-3 border-line border-t">
      <span className="min-w-0 grow basis-60">
        <b className="block font-medium">{name}</b>
        <span className="wrap-anywhere block text-ink-muted text-sm">{text}</span>
      </span>
      {action}
    </Row>
  );
}

export function SignInCard({ signIns: { email, change } }: { signIns: SignIns }) {
  const [open, setOpen] = useState<"email" | "password" | null>(null);
  const close = () => setOpen(null);
  return (
    <Card flush title="How you sign in">
      <Setting
        name="Email"
        text={email}
        action={
          <Button aria-haspopup="dialog" onClick={() => setOpen("email")}>
            Change email
          </Button>
        }
      />
      {change && <PendingChange email={email} change={change} />}
      <Setting
        name="Password"
        text="Changing it signs you out everywhere else."
        action={
          <Button aria-haspopup="dialog" onClick={() => setOpen("password")}>
            Change password
          </Button>
        }
      />
      <p className="border-line border-t px-4 py-3.5 text-ink-muted text-sm md:px-5">
        We email you about every change. Email changes go to both addresses.
      </p>
      {open === "email" && <EmailDialog email={email} change={change} onClose={close} />}
      {open === "password" && <PasswordDialog email={email} onClose={close} />}
    </Card>
  );
}
