import type { Interview } from "@contracts/interviews/interview";
import { mostTimes } from "@contracts/interviews/interview-input";
import { limits, pickNoticeHours } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useSuggestedWords } from "@/components/form/use-suggested-words";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useProposeTimes } from "@/interviews/data/interview-mutations";
import { busyColleaguesQuery, interviewColleaguesQuery } from "@/interviews/data/interview-queries";
import { firstName } from "@/interviews/model/slot-words";
import { emptySlot, startsOf, type TimesForm, timesFormSchema } from "@/interviews/model/times-form";
import { PeopleField } from "@/interviews/shared/people-field";
import { SlotField } from "@/interviews/shared/slot-field";
import { LengthField, PlaceField, ZoneField } from "@/interviews/shared/terms-fields";
import { formatCount } from "@/lib/format";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone, zoneName } from "@/lib/time-zones";
import { useSettled } from "@/lib/use-settled";

export interface ProposeDialogProps {
  applicationId: string;
  candidateName: string | null;
  /** The interview that is to be moved. */
  interview?: Interview | undefined;
  /** Words to begin with, of a template. */
  suggested?: string | undefined;
  onClose: () => void;
}

/** "Grace reads the times in their own zone": which is said where it is known. */
function zoneHelp(who: string, theirs: string | null, zone: string): string {
  if (!theirs) return `${who} reads the times in their own zone.`;
  return `${who} reads the times in their own zone. ${theirs === zone ? "It is the same." : `It is ${zoneName(theirs)}.`}`;
}

/** Proposes up to five times, of which the candidate picks one. */
export function ProposeDialog({ applicationId, candidateName, interview, suggested, onClose }: ProposeDialogProps) {
  const { user } = useAuth();
  const who = firstName(candidateName);
  const [readerZone] = useReaderZone();
  const colleagues = useQuery(interviewColleaguesQuery(applicationId));
  const draft = { owner: user?.id, name: `times:${interview?.id ?? applicationId}` };
  const propose = useProposeTimes(applicationId, { draft });
  const form = useForm<TimesForm>({
    ...formOptions,
    resolver: zodResolver(timesFormSchema),
    defaultValues: {
      minutes: interview?.minutes ?? 45,
      slots: [emptySlot, emptySlot, emptySlot],
      time_zone: readerZone,
      place_kind: interview?.place_kind ?? "video",
      place: interview?.place ?? "",
      people: interview?.people.map(({ user_id }) => user_id) ?? (user ? [user.id] : []),
      words: suggested ?? "",
    },
  });
  const clearDraft = useFormDraft(draft.owner, draft.name, form);
  useSuggestedWords(form, "words", suggested);
  const { slots, time_zone, minutes, people } = form.watch();
  const starts = startsOf(slots, time_zone);
  const asked = useSettled(JSON.stringify({ slots: starts, minutes, people, interviewId: interview?.id }));
  const busy = useQuery(busyColleaguesQuery(applicationId, JSON.parse(asked)));
  const [added, setAdded] = useState<number | null>(null);
  const latest = starts.toSorted().at(-1);
  const known = colleagues.data?.colleagues;

  // Whoever left meanwhile takes no part; what a draft says of them is gone.
  useEffect(() => {
    if (!known) return;
    const still = form.getValues("people").filter((id) => known.some(({ user_id }) => user_id === id));
    if (still.length < form.getValues("people").length) form.setValue("people", still);
  }, [known, form]);

  return (
    <FormDialog
      draft={null}
      title={interview ? "Propose another time" : "Propose interview times"}
      description={
        interview
          ? `Until ${who} picks one, the interview stays on ${formatInZone(interview.starts_at, readerZone)}.`
          : `${who} picks one; the others are free again at once.`
      }
      size="form"
      busy={propose.isPending}
      onClose={onClose}
    >
      {colleagues.isPending && <Skeleton label="Loading your colleagues" rows={3} />}
      {colleagues.isError && !colleagues.data && (
        <ErrorState title="Times cannot be proposed now" query={colleagues}>
          {colleagues.error.message}
        </ErrorState>
      )}
      {colleagues.data && known && (
        <Form
          form={form}
          label="Propose interview times"
          onSubmit={async ({ slots: given, ...terms }) => {
            // A refusal names the lines as they were sent.
            const filled = given.filter(({ date }) => date);
            if (filled.length < given.length) form.setValue("slots", filled);
            const proposal = {
              ...terms,
              slots: startsOf(filled, terms.time_zone),
              ...(interview && { interview_id: interview.id }),
            };
            await propose.mutateAsync(proposal);
            clearDraft();
            onClose();
          }}
        >
          <LengthField />
          <div className="grid gap-3" data-field="slots">
            {slots.map((_, index) => (
              <SlotField
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, at the end
                key={index}
                name={`slots.${index}`}
                label={`Time ${index + 1}`}
                autoFocus={index === added}
                busy={busy.data}
              />
            ))}
            {slots.length < mostTimes && (
              <Button
                size="sm"
                variant="quiet"
                icon={Plus}
                className="justify-self-start"
                onClick={() => {
                  setAdded(slots.length);
                  form.setValue("slots", [...slots, emptySlot], { shouldDirty: true });
                }}
              >
                Add a time
              </Button>
            )}
          </div>
          <ZoneField first={readerZone} help={zoneHelp(who, colleagues.data.candidate_zone, time_zone)} />
          <PlaceField />
          <PeopleField colleagues={known} me={user?.id} />
          <TextareaField name="words" label={`A line to ${who}`} optional rows={2} maxLength={limits.message} />
          {latest && (
            <p className="help">
              {`The times stay open until ${formatInZone(new Date(Date.parse(latest) - pickNoticeHours * 3_600_000), time_zone)}, each until two hours before it.`}
            </p>
          )}
          <DialogActions busyLabel="Sending..." onClose={onClose}>
            {starts.length > 0 ? `Send ${formatCount(starts.length, "time")}` : "Send times"}
          </DialogActions>
        </Form>
      )}
    </FormDialog>
  );
}
