import type { Invitation } from "@contracts/invitation";
import type { ReactNode } from "react";
import { formatWords } from "@/lib/format";

const strong = (text: ReactNode) => <b className="font-semibold text-ink">{text}</b>;

/** Who invites, as a sentence may begin with it. */
export const inviter = ({ company_name }: Invitation): string => company_name ?? "A company";

/** Who invites to what, in one sentence. */
export function InvitationLead({ invitation }: { invitation: Invitation }) {
  const company = strong(inviter(invitation));
  switch (invitation.kind) {
    case "candidate":
      return <>{company} invites you to Fairmatch and would like to manage your job search with you.</>;
    case "company":
      return <>You are invited to register {company} on Fairmatch.</>;
    case "employee":
      return (
        <>
          {company} invites you to join its team as {strong(formatWords(invitation.role))}.
        </>
      );
    case "admin":
      return <>You are invited to become an administrator of Fairmatch.</>;
  }
}
