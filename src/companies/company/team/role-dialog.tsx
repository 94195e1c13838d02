import type { StaffMember, StaffWork } from "@contracts/companies/staff";
import { employeeInvitationSchema } from "@contracts/invitations/invitation-input";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, MailX, UserCog } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { staffWorkQuery, useSetStaffRole } from "@/companies/data/staff";
import { calledName, type GivenRole, roleChange, roleOptions, staffName } from "@/companies/model/role-words";
import { workCount, workWords } from "@/companies/model/staff-work";
import { RadioGroupField } from "@/components/form/choice-fields";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { type Consequence, Consequences } from "@/components/ui/consequences";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatCount, formatWords } from "@/lib/format";

const schema = z.pick(employeeInvitationSchema, { role: true });

function consequences(member: StaffMember, to: GivenRole, work: StaffWork): Consequence[] {
  const who = calledName(member);
  const ending = work.ending_invitations[to];
  const assigned = workWords(work);
  return [
    { icon: UserCog, title: roleChange(who, member.role, to), text: `Effective right away. ${who} is notified.` },
    ...(assigned
      ? [
          {
            icon: BriefcaseBusiness,
            title: `${assigned} ${workCount(work) === 1 ? "stays" : "stay"} with ${who}`,
          },
        ]
      : []),
    ...(ending > 0
      ? [
          {
            icon: MailX,
            title: `${formatCount(ending, "open invitation")} from ${who} ${ending === 1 ? "ends" : "end"}`,
            text: `A ${formatWords(to).toLowerCase()} can't send ${ending === 1 ? "it" : "them"}.`,
          },
        ]
      : []),
  ];
}

export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const work = useQuery(staffWorkQuery(member.id));
  const setRole = useSetStaffRole();
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema),
    defaultValues: { role: member.role as GivenRole },
  });
  const role = useWatch({ control: form.control, name: "role" });
  const isChanged = role !== member.role;
  return (
    <DialogForm
      form={form}
      draft={null}
      title={`Change the role of ${staffName(member)}`}
      label="Role"
      submitLabel={isChanged ? `Change to ${formatWords(role)}` : "Change role"}
      busyLabel="Changing..."
      disabled={!isChanged || !work.data}
      onSubmit={(chosen) => setRole.mutateAsync({ membershipId: member.id, role: chosen.role })}
      onClose={onClose}
    >
      <RadioGroupField name="role" label="Role" options={roleOptions} />
      <div aria-live="polite">
        {work.isPending && <Skeleton label="Loading what changes" rows={1} />}
        {work.isError && (
          <ErrorState title="Couldn't load what changes" query={work}>
            {work.error.message}
          </ErrorState>
        )}
        {work.data &&
          (isChanged ? (
            <Consequences items={consequences(member, role, work.data)} />
          ) : (
            <p className="text-ink-muted text-sm">Choose another role to see what changes.</p>
          ))}
      </div>
    </DialogForm>
  );
}
