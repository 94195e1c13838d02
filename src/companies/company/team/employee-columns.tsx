import type { StaffMember } from "@contracts/companies/staff";
import { ChevronDown, EllipsisVertical, Lock, UserCog, UserMinus } from "lucide-react";
import type { ReactNode } from "react";
import { staffName } from "@/companies/model/role-words";
import { assignedWords } from "@/companies/model/staff-work";
import { EmailText } from "@/components/product/email-text";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import type { MenuItem } from "@/components/ui/menu-item";
import { Meta } from "@/components/ui/meta";
import type { Column } from "@/components/ui/table";
import { formatCount, formatNumber, formatWords } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";

interface Acts {
  onRole: (member: StaffMember) => void;
  onRemove: (member: StaffMember) => void;
}

/** Members no one can remove: the administrators, including possibly the reader. */
const isLocked = ({ can, is_me }: StaffMember) => !can.manage && !is_me;

const lastSignIn = ({ last_sign_in_at }: StaffMember) => last_sign_in_at && formatRecent(last_sign_in_at);

/** The member's name; on phones with everything else, where columns don't fit. */
function Person({ member }: { member: StaffMember }) {
  const name = staffName(member);
  const since = lastSignIn(member);
  return (
    <span className="flex items-start gap-3 md:items-center">
      <Avatar name={name} />
      <span className="wrap-anywhere min-w-0 font-normal md:min-w-36">
        <b className="font-semibold">{name}</b>
        {member.is_me && <span className="text-ink-muted"> (you)</span>}
        {member.email && (
          <span className="block text-ink-muted text-sm">
            <EmailText>{member.email}</EmailText>
          </span>
        )}
        <span className="md:hidden">
          <Meta>
            {formatWords(member.role)}
            {assignedWords(member) || "Nothing assigned"}
          </Meta>
          <span className="block text-ink-muted text-sm">{since ? `Last sign-in: ${since}` : "Not signed in yet"}</span>
        </span>
      </span>
    </span>
  );
}

function Role({ member, onRole }: { member: StaffMember } & Pick<Acts, "onRole">) {
  const word = formatWords(member.role);
  if (!member.can.manage) {
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-muted">
        {word}
        {isLocked(member) && <Icon icon={Lock} size="sm" />}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="touch -ml-1.5 inline-flex items-center gap-1 rounded-sm px-1.5 py-1 text-left hover:bg-hover"
      aria-haspopup="dialog"
      aria-label={`Role of ${staffName(member)}: ${word}. Change`}
      onClick={() => onRole(member)}
    >
      {word}
      <Icon icon={ChevronDown} size="sm" />
    </button>
  );
}

/** Actions on a member: a button on desktops, where the role has its own control, and a menu on phones. */
function Actions({ member, onRole, onRemove }: { member: StaffMember } & Acts) {
  const name = staffName(member);
  if (isLocked(member)) {
    return (
      <>
        <span className="text-ink-subtle text-sm max-md:hidden">Can't be removed</span>
        <span className="inline-grid size-11 place-items-center text-ink-subtle md:hidden">
          <Icon icon={Lock} />
          <span className="sr-only">Can't be removed</span>
        </span>
      </>
    );
  }
  if (!member.can.manage) return null;
  const items: MenuItem[] = [
    { label: "Change role", icon: UserCog, onSelect: () => onRole(member) },
    { label: "Remove", icon: UserMinus, danger: true, onSelect: () => onRemove(member) },
  ];
  return (
    <>
      <span className="md:hidden">
        <Menu label={`More for ${name}`} items={items}>
          <Icon icon={EllipsisVertical} />
        </Menu>
      </span>
      <Button
        size="sm"
        variant="quiet"
        className="max-md:hidden"
        aria-label={`Remove ${name}`}
        onClick={() => onRemove(member)}
      >
        Remove
      </Button>
    </>
  );
}

const atDesk = (key: string, header: string, className: string, cell: (member: StaffMember) => ReactNode) =>
  ({ key, header, role: "meta", className: `max-md:hidden md:py-1.5 ${className}`, cell }) as const;

/** The narrowest table only fits the number; its header says of what. */
const count = (n: number, noun: string) =>
  n > 0 ? (
    <span className="tnum">
      <span className="lg:hidden">{formatNumber(n)}</span>
      <span className="max-lg:hidden">{formatCount(n, noun)}</span>
    </span>
  ) : (
    <span className="text-ink-muted">None</span>
  );

/** The columns of the list of employees; on phones each is a titled row with actions. */
export function employeeColumns({ onRole, onRemove }: Acts): Column<StaffMember>[] {
  return [
    {
      key: "name",
      header: "Name",
      role: "title",
      className: "lg:w-[34%] md:py-1.5 max-md:w-auto max-md:min-w-0 max-md:grow max-md:basis-0",
      cell: (member) => <Person member={member} />,
    },
    atDesk("role", "Role", "lg:w-[18%]", (member) => <Role member={member} onRole={onRole} />),
    atDesk("jobs", "Jobs", "lg:w-[10%]", ({ jobs }) => count(jobs, "job")),
    atDesk("candidates", "Candidates", "lg:w-[12%]", ({ candidates }) => count(candidates, "candidate")),
    atDesk("signed-in", "Last sign-in", "", (member) => (
      <span className="tnum text-ink-muted">{lastSignIn(member) ?? "Not yet"}</span>
    )),
    {
      key: "actions",
      header: "Actions",
      role: "actions",
      className: "text-right md:py-1.5 max-md:order-1 max-md:-mr-2.5 max-md:-mt-1.5 max-md:w-auto max-md:self-start",
      cell: (member) => <Actions member={member} onRole={onRole} onRemove={onRemove} />,
    },
  ];
}
