import type { StaffMember } from "@contracts/companies/staff";
import { useState } from "react";
import { RemoveDialog, RoleDialog } from "@/companies/company/team/dialogs";
import { employeeColumns } from "@/companies/company/team/employee-columns";
import { useStaff } from "@/companies/data/staff";
import { rowsFound, useAnnounce } from "@/components/feedback/announce";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { PagedList } from "@/components/ui/paged-list";
import { SearchBox } from "@/components/ui/search-box";
import { Table } from "@/components/ui/table";
import { formatNumber } from "@/lib/format";
import { useSettled } from "@/lib/use-settled";

export function EmployeesCard() {
  const [typed, setTyped] = useState("");
  const search = useSettled(typed.trim());
  const query = useStaff(search);
  const [changing, setChanging] = useState<StaffMember | null>(null);
  const [removing, setRemoving] = useState<StaffMember | null>(null);
  const pages = query.data?.pages;
  const staff = pages?.flatMap((page) => page.staff);
  useAnnounce(rowsFound(search, query, staff?.length ?? 0, "employee"));
  return (
    <Card
      flush
      title={
        <>
          Employees{" "}
          <span className="tnum ml-1.5 font-normal text-ink-muted text-sm">
            {pages?.[0] && formatNumber(pages[0].total)}
          </span>
        </>
      }
      wideAside
      aside={
        <SearchBox
          className="block md:w-60"
          label="Search employees by name"
          placeholder="Search by name"
          value={typed}
          onChange={setTyped}
        />
      }
    >
      <div className="border-line border-t">
        <PagedList
          query={query}
          rows={staff}
          what="employees"
          failure="Failed to load employees"
          empty={
            search ? (
              <EmptyState title="No employees found">{`No name or email contains “${search}”.`}</EmptyState>
            ) : (
              <EmptyState title="No employees found. Invite your first employee to get started." />
            )
          }
        >
          {(rows) => (
            <Table
              label="Employees"
              columns={employeeColumns({ onRole: setChanging, onRemove: setRemoving })}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </div>
      {changing && <RoleDialog member={changing} onClose={() => setChanging(null)} />}
      {removing && <RemoveDialog member={removing} onClose={() => setRemoving(null)} />}
    </Card>
  );
}
