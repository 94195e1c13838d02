import type { ReactNode } from "react";
import { useAuth } from "@/auth/use-auth";
import { Notice } from "@/components/ui/notice";

/** Warns, before an emailed link is used, that another user is signed in here, and what will happen. */
export function SomeoneElse({ email, children }: { email: string; children: ReactNode }) {
  const { user } = useAuth();
  if (!user || user.email.toLowerCase() === email.toLowerCase()) return null;
  return (
    <Notice tone="warn" title={`You're signed in as ${user.email}`}>
      This link is for {email}. {children}
    </Notice>
  );
}
