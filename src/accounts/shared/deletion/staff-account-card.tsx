import type { CompanyMembership } from "@contracts/companies/company";
import type { StaffMember } from "@contracts/companies/staff";
import { useQuery } from "@tanstack/react-query";
import { DeleteAccountCard, type Succession } from "@/accounts/shared/deletion/delete-account-card";
import { staffForSuccessionQuery } from "@/companies/data/staff";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { fullName } from "@/lib/format";

function successionOf(companyId: string, staff: StaffMember[] | undefined): Succession | undefined {
  const others = staff?.filter(({ is_me }) => !is_me) ?? [];
  if (!staff || others.some(({ role }) => role === "company_admin")) return undefined;
  const colleagues = others
    .filter(({ role }) => role !== "partner_recruiter")
    .map((colleague) => ({
      user_id: colleague.user_id,
      name: fullName(colleague) || (colleague.email ?? "A colleague"),
    }));
  return { companyId, colleagues };
}

export function StaffAccountCard({ membership }: { membership: CompanyMembership }) {
  const isAdministrator = membership.role === "company_admin";
  const query = useQuery({ ...staffForSuccessionQuery(), enabled: isAdministrator });
  // Without knowing who is left, the dialog couldn't ask for a successor.
  if (isAdministrator && !query.data) {
    return (
      <Card title="Delete account">
        {query.isError ? (
          <ErrorState title="Couldn't load your team" query={query} />
        ) : (
          <Skeleton label="Loading your team" rows={2} />
        )}
      </Card>
    );
  }
  return (
    <DeleteAccountCard
      of="staff"
      succession={isAdministrator ? successionOf(membership.company_id, query.data) : undefined}
    />
  );
}
