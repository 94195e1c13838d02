import type { Interview } from "@contracts/interviews/interview";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useMoveInterview } from "@/interviews/data/interview-mutations";
import { busyTimesQuery } from "@/interviews/data/interview-queries";
import { busyWords } from "@/interviews/model/slot-words";
import { type MoveForm, moveFormSchema, startsOf } from "@/interviews/model/times-form";
import { SlotField } from "@/interviews/shared/slot-field";
import { LengthField, PlaceField, ZoneField } from "@/interviews/shared/terms-fields";
import { firstName } from "@/lib/format";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone, instantToZoned } from "@/lib/time-zones";
import { useSettled } from "@/lib/use-settled";

interface MoveDialogProps {
  applicationId: string;
  candidateName: string | null;
  interview: Interview;
  onClose: () => void;
}

export function MoveDialog({ applicationId, candidateName, interview, onClose }: MoveDialogProps) {
  const [zone] = useReaderZone();
  const move = useMoveInterview(applicationId);
  const who = firstName(candidateName);
  const form = useForm<MoveForm>({
    ...formOptions,
    resolver: zodResolver(moveFormSchema(interview)),
    defaultValues: {
      minutes: interview.minutes,
      starts_at: instantToZoned(interview.starts_at, zone),
      time_zone: zone,
      place_kind: interview.place_kind,
      place: interview.place,
      reason: "",
    },
  });
  const { user } = useAuth();
  const clearDraft = useFormDraft(user?.id, `move:${interview.id}`, form, { onlyChanged: true });
  const { starts_at, time_zone, minutes } = form.watch();
  const [start] = startsOf([starts_at], time_zone, interview.starts_at);
  const asked = useSettled(start);
  const { data: busy = [] } = useQuery({
    ...busyTimesQuery(applicationId, {
      people: interview.people.map(({ user_id }) => user_id),
      from: asked ?? interview.starts_at,
      until: new Date(Date.parse(asked ?? interview.starts_at) + minutes * 60_000).toISOString(),
      interviewId: interview.id,
    }),
    enabled: asked !== undefined && interview.people.length > 0,
  });
  const names = new Map(interview.people.map(({ user_id, name }) => [user_id, name]));
  return (
    <DialogForm
      form={form}
      draft={null}
      title="Move the interview"
      description={`It's on ${formatInZone(interview.starts_at, zone)}. We notify ${who} right away, here and by email.`}
      size="form"
      label="Move the interview"
      submitLabel="Move interview"
      busyLabel="Moving..."
      onSubmit={async ({ starts_at: given, ...change }) => {
        const [start = ""] = startsOf([given], change.time_zone, interview.starts_at);
        await move.mutateAsync({
          id: interview.id,
          sequence: interview.sequence,
          change: { ...change, starts_at: start },
          isNewTime: Date.parse(start) !== Date.parse(interview.starts_at),
        });
        clearDraft();
      }}
      onClose={onClose}
    >
      <SlotField
        name="starts_at"
        label="New time"
        stored={interview.starts_at}
        busy={busyWords(busy, names, user?.id)}
      />
      <LengthField />
      <ZoneField first={zone} />
      <PlaceField />
      <TextareaField
        name="reason"
        label="Why"
        required
        rows={2}
        maxLength={limits.interviewWords}
        help={`${who} and everyone taking part will see it.`}
      />
    </DialogForm>
  );
}
