import type { Invitation } from "@contracts/invitations/invitation";
import { productName } from "@contracts/operator";
import type { ReactNode } from "react";
import { formatWords } from "@/lib/format";

const strong = (text: ReactNode) => <b className="font-semibold text-ink">{text}</b>;

/** The inviting party, to start a sentence. */
export const inviter = ({ company_name }: Invitation): string => company_name ?? "A company";

/** The inviting person, if known, next to the company or platform. */
function Sender({ invited_by, of }: { invited_by: string | null; of: string }) {
  if (!invited_by) return strong(of);
  return (
    <>
      {strong(invited_by)} of {strong(of)}
    </>
  );
}

function Lead({ invitation }: { invitation: Invitation }) {
  const { kind, invited_by, role } = invitation;
  const company = inviter(invitation);
  switch (kind) {
    case "candidate":
      return (
        <>
          <Sender invited_by={invited_by} of={company} /> invites you to {productName} and would like to represent you
          in your job search.
        </>
      );
    case "company":
      return invited_by ? (
        <>
          <Sender invited_by={invited_by} of={productName} /> invites you to register {strong(company)}.
        </>
      ) : (
        <>
          You are invited to register {strong(company)} on {productName}.
        </>
      );
    case "employee":
      return (
        <>
          <Sender invited_by={invited_by} of={company} /> invites you to join its team as {strong(formatWords(role))}.
        </>
      );
    case "admin":
      return invited_by ? (
        <>
          <Sender invited_by={invited_by} of={productName} /> invites you to become an administrator.
        </>
      ) : (
        <>You are invited to become an administrator of {productName}.</>
      );
  }
}

export const InvitationLead = ({ invitation }: { invitation: Invitation }) => (
  <span key={`${invitation.kind} ${invitation.invited_by}`}>
    <Lead invitation={invitation} />
  </span>
);
