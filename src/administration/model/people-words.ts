import type { AccountState, Person } from "@contracts/administration/administration";
import type { AppRole } from "@contracts/app-role";
import { formatWords } from "@/lib/format";

export const roleLabels: Record<AppRole, { one: string; all: string }> = {
  candidate: { one: "Candidate", all: "Candidates" },
  company: { one: "Company", all: "Company staff" },
  admin: { one: "Administrator", all: "Administrators" },
};

export const stateLabels: Record<AccountState, string> = {
  confirmed: "Confirmed",
  unconfirmed: "Not confirmed",
  suspended: "Suspended",
};

export const roleOf = ({ role, staff_role }: Pick<Person, "role" | "staff_role">): string =>
  staff_role ? formatWords(staff_role) : roleLabels[role].one;
