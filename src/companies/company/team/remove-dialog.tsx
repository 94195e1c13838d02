import type { StaffMember, StaffWork } from "@contracts/companies/staff";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { removalConsequences } from "@/companies/company/team/removal";
import { staffWorkQuery, useRemoveStaff } from "@/companies/data/staff";
import { calledName, staffName } from "@/companies/model/role-words";
import { workWords } from "@/companies/model/staff-work";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { Consequences } from "@/components/ui/consequences";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { formatWords } from "@/lib/format";

const nobody = "nobody";
const schema = z.object({ assignee: z.string().check(z.minLength(1, "Choose who takes over, or no one")) });

/** Who takes over their work; hidden if there is none. Named as in the server's error. */
function SuccessorField({ work }: { work: StaffWork }) {
  const assigned = workWords(work);
  if (!assigned) return null;
  return (
    <SelectField
      name="assignee"
      label="Who takes over"
      required
      placeholder="Choose a colleague"
      options={[
        ...work.successors.map((person) => ({
          value: person.user_id,
          label: `${staffName(person)}, ${formatWords(person.role).toLowerCase()}`,
        })),
        { value: nobody, label: "No one for now" },
      ]}
      help={`The new owner of ${assigned} is notified. Candidates aren't.`}
    />
  );
}

function Work({ who, work }: { who: string; work: StaffWork }) {
  return (
    <>
      <Consequences items={removalConsequences(who, work)} />
      <SuccessorField work={work} />
    </>
  );
}

export function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const work = useQuery(staffWorkQuery(member.id));
  const remove = useRemoveStaff();
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(schema),
    values: { assignee: work.data && !workWords(work.data) ? nobody : "" },
    resetOptions: { keepDirtyValues: true },
  });
  const who = calledName(member);
  return (
    <DialogForm
      form={form}
      draft={null}
      title={`Remove ${staffName(member)}?`}
      description={`${who} loses access right away. Their activity stays in the history.`}
      label="Remove"
      submitLabel={member.first_name ? `Remove ${member.first_name}` : "Remove"}
      danger
      busyLabel="Removing..."
      disabled={!work.data}
      cancelFirst
      onSubmit={({ assignee }) =>
        remove.mutateAsync({
          membershipId: member.id,
          successor: assignee === nobody ? undefined : assignee,
        })
      }
      onClose={onClose}
    >
      {work.isPending && <Skeleton label="Loading what is assigned" rows={2} />}
      {work.isError && (
        <ErrorState title="Couldn't load what's assigned" query={work}>
          {work.error.message}
        </ErrorState>
      )}
      {work.data && <Work who={who} work={work.data} />}
    </DialogForm>
  );
}
