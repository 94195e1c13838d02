import type { ManagedCandidateListItem } from "@contracts/candidates/managed-candidate";
import { EllipsisVertical, Mail, Phone, UserCog } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AssignCandidate } from "@/candidates/company/assign-candidate";
import type { AssignedCandidate } from "@/candidates/company/assign-candidate-dialog";
import { AssignCandidateDialog } from "@/candidates/company/managed-candidate-dialogs";
import { EmailText } from "@/components/product/email-text";
import { ResumeLine } from "@/components/product/marked-words";
import { SkillChips } from "@/components/product/skill-chips";
import { AppLink } from "@/components/ui/app-link";
import { Avatar } from "@/components/ui/avatar";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import type { Column } from "@/components/ui/table";
import { paths } from "@/config/paths";
import { formatCount, personName } from "@/lib/format";
import { phoneLink } from "@/lib/phone-link";

interface Reader {
  companyId: string;
  canAssign: boolean;
  search: string;
}
type Row = ManagedCandidateListItem;

const nameOf = (candidate: Row) => personName(candidate, "candidate");
const assigned = (candidate: Row): AssignedCandidate => ({
  id: candidate.id,
  name: nameOf(candidate),
  assignee: candidate.assignee,
});

function Person({ candidate, search }: { candidate: Row; search: string }) {
  const name = nameOf(candidate);
  return (
    <span className="flex items-start gap-3 md:items-center">
      <Avatar name={name} />
      <span className="min-w-0 break-words font-normal">
        <AppLink
          className="touch block font-semibold text-pretty hover:underline underline-offset-3"
          to={paths.company.candidate(candidate.id)}
        >
          {name}
        </AppLink>
        {candidate.title && <span className="block text-ink-muted text-sm">{candidate.title}</span>}
        {candidate.resume_line && (
          <span className="block text-ink-muted text-sm">
            <ResumeLine text={candidate.resume_line} query={search} />
          </span>
        )}
      </span>
    </span>
  );
}

/** On phones: contact details and owner. */
function More({ candidate, companyId, canAssign }: Omit<Reader, "search"> & { candidate: Row }) {
  const [assigning, setAssigning] = useState(false);
  const { phone, email } = candidate;
  const go = (address: string) => () => window.location.assign(address);
  const items: MenuItem[] = [
    ...(phone ? [{ label: `Call ${phone}`, icon: Phone, onSelect: go(phoneLink(phone)) }] : []),
    { label: `Write to ${email}`, icon: Mail, onSelect: go(`mailto:${email}`) },
    ...(canAssign ? [{ label: "Assign", icon: UserCog, onSelect: () => setAssigning(true) }] : []),
  ];
  return (
    <>
      <Menu label={`Call, write or assign ${nameOf(candidate)}`} items={items}>
        <Icon icon={EllipsisVertical} />
      </Menu>
      {assigning && (
        <AssignCandidateDialog
          candidate={assigned(candidate)}
          companyId={companyId}
          onClose={() => setAssigning(false)}
        />
      )}
    </>
  );
}

const atDesk = (key: string, header: string, className: string, cell: (candidate: Row) => ReactNode): Column<Row> => ({
  key,
  header,
  role: "meta",
  className: `max-md:hidden md:py-1.5 ${className}`,
  cell,
});

export function candidateColumns({ search, ...reader }: Reader): Column<Row>[] {
  return [
    {
      key: "name",
      header: "Name",
      role: "title",
      className: "md:py-1.5 md:w-[26%] max-md:w-auto max-md:min-w-0 max-md:grow max-md:basis-0",
      cell: (candidate) => <Person candidate={candidate} search={search} />,
    },
    atDesk("email", "Email", "wrap-anywhere text-ink-muted", ({ email }) => <EmailText>{email}</EmailText>),
    atDesk("phone", "Phone", "tnum text-ink-muted md:max-lg:hidden", ({ phone }) =>
      phone ? <span className="whitespace-nowrap">{phone}</span> : <span className="text-ink-subtle">Not given</span>,
    ),
    {
      key: "skills",
      header: "Skills",
      role: "badge",
      className: "md:py-1.5 max-md:order-2 max-md:w-full",
      cell: (candidate) => <SkillChips skills={candidate.skills} name={nameOf(candidate)} />,
    },
    {
      key: "applications",
      header: "Applications",
      role: "meta",
      className: "md:hidden max-md:order-3 max-md:grow",
      cell: ({ applications }) => (applications > 0 ? formatCount(applications, "application") : "No applications yet"),
    },
    {
      key: "assignee",
      header: "Owner",
      role: "badge",
      className: "md:py-1.5 max-md:order-3 whitespace-nowrap",
      cell: (candidate) => <AssignCandidate {...reader} candidate={assigned(candidate)} />,
    },
    {
      key: "view",
      header: "View",
      role: "actions",
      className: "text-right md:py-1.5 max-md:order-1 max-md:-mr-2.5 max-md:-mt-1.5 max-md:w-auto max-md:self-start",
      cell: (candidate) => (
        <>
          <LinkButton
            size="sm"
            variant="quiet"
            className="max-md:hidden"
            to={paths.company.candidate(candidate.id)}
            aria-label={`View ${nameOf(candidate)}`}
          >
            View
          </LinkButton>
          <span className="md:hidden">
            <More {...reader} candidate={candidate} />
          </span>
        </>
      ),
    },
  ];
}
