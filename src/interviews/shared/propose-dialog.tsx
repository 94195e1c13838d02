import type { Interview, InterviewColleagues } from "@contracts/interviews/interview";
import { mostTimes } from "@contracts/interviews/interview-input";
import { limits, pickNoticeHours } from "@contracts/limits";
import { productName } from "@contracts/operator";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useSuggestedWords } from "@/components/form/use-suggested-words";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useProposeTimes } from "@/interviews/data/interview-mutations";
import { interviewColleaguesQuery } from "@/interviews/data/interview-queries";
import { busyWords, slotEnd } from "@/interviews/model/slot-words";
import {
  emptySlot,
  type Slot,
  slotProblem,
  slotStart,
  startsOf,
  type TimesForm,
  timesFormSchema,
} from "@/interviews/model/times-form";
import {
  addDays,
  hasFreeTime,
  inTheWay,
  isWeekAhead,
  mondayOf,
  slotKey,
  suggestTimes,
  weekDays,
} from "@/interviews/model/week";
import { ChosenTimes } from "@/interviews/shared/chosen-times";
import { EnterTime } from "@/interviews/shared/enter-time";
import { PeopleField } from "@/interviews/shared/people-field";
import { LengthField, PlaceField } from "@/interviews/shared/terms-fields";
import { useBusyTimes } from "@/interviews/shared/use-busy-times";
import { WeekGrid } from "@/interviews/shared/week-grid";
import { firstName, formatCount } from "@/lib/format";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone, instantToZoned, zoneName } from "@/lib/time-zones";
import { useIsPhone } from "@/lib/use-is-phone";

export interface ProposeDialogProps {
  applicationId: string;
  candidateName: string | null;
  interview?: Interview | undefined;
  suggested?: string | undefined;
  onClose: () => void;
}

/** How many weeks ahead to look for a free time. */
const weeksAhead = 8;

/** "Noor picks one. Times are in Mountain Time, Denver; Noor sees them in their own time zone." */
function zoneWords(who: string, zone: string, theirs: string | null | undefined): string {
  const there = !theirs ? "their own time zone" : theirs === zone ? "the same" : zoneName(theirs);
  return `${who} picks one. Times are in ${zoneName(zone)}; ${who} sees them in ${there}.`;
}

/** "Nov 30–Dec 4", "Dec 7–11". */
function weekWords(monday: string): string {
  const day = (date: string, options: Intl.DateTimeFormatOptions) => formatInZone(`${date}T12:00:00Z`, "UTC", options);
  const friday = addDays(monday, 4);
  const isSameMonth = monday.slice(0, 7) === friday.slice(0, 7);
  return `${day(monday, { month: "short", day: "numeric" })}–${day(friday, isSameMonth ? { day: "numeric" } : { month: "short", day: "numeric" })}`;
}

interface ProposeFormProps extends ProposeDialogProps {
  known: InterviewColleagues;
  zone: string;
  propose: ReturnType<typeof useProposeTimes>;
  draftName: string;
}

function ProposeForm({
  applicationId,
  candidateName,
  interview,
  suggested,
  known,
  zone,
  propose,
  draftName,
  onClose,
}: ProposeFormProps) {
  const { user } = useAuth();
  const who = firstName(candidateName);
  const isPhone = useIsPhone();
  const { colleagues, last } = known;
  const names = new Map(colleagues.map(({ user_id, name }) => [user_id, name]));
  const before = interview ? { ...interview, people: interview.people.map(({ user_id }) => user_id) } : last;
  const remembered = before?.people.filter((id) => names.has(id)) ?? [];
  const form = useForm<TimesForm>({
    ...formOptions,
    resolver: zodResolver(timesFormSchema),
    defaultValues: {
      minutes: before?.minutes ?? 45,
      slots: [],
      time_zone: zone,
      place_kind: before?.place_kind ?? "video",
      place: before?.place ?? "",
      people: remembered.length > 0 || !user ? remembered : [user.id],
      words: suggested ?? "",
    },
  });
  const clearDraft = useFormDraft(user?.id, draftName, form);
  useSuggestedWords(form, "words", suggested);
  const { slots, minutes, people, time_zone } = form.watch();

  // Colleagues who have left are removed from drafts.
  useEffect(() => {
    const still = form.getValues("people").filter((id) => colleagues.some(({ user_id }) => user_id === id));
    if (still.length < form.getValues("people").length) form.setValue("people", still);
  }, [colleagues, form]);

  const [thisWeek] = useState(() => {
    const monday = mondayOf(instantToZoned(new Date(), time_zone).date);
    return isWeekAhead(monday, time_zone) ? monday : addDays(monday, 7);
  });
  const [monday, setMonday] = useState(thisWeek);
  const [entered, setEntered] = useState(emptySlot);
  const [enterProblem, setEnterProblem] = useState<string | null>(null);
  const enterDate = useRef<HTMLInputElement>(null);
  // Only query valid dates: a half-typed year is long ago.
  const isEntered = !slotProblem(entered, time_zone, { hoursAhead: pickNoticeHours });
  const shown = [monday, ...[...slots, ...(isEntered ? [entered] : [])].map(({ date }) => mondayOf(date))];
  const asked = { people, interviewId: interview?.id };
  const { busy, isFailed } = useBusyTimes(applicationId, [...new Set(shown)], time_zone, asked);
  // Late in a week, the following one completes its suggestions. A separate query, so that the visible week doesn't wait.
  const lastWeek = addDays(thisWeek, 7 * 51);
  const following = monday < lastWeek ? [addDays(monday, 7)] : [];
  const later = useBusyTimes(applicationId, following, time_zone, asked);
  const isAnyFailed = isFailed || later.isFailed;

  // Opens on the first week with a free time, until the user changes it or has chosen a time.
  const isTurned = useRef(false);
  const isFree = busy && hasFreeTime({ monday, zone: time_zone, minutes, busy });
  useEffect(() => {
    if (isTurned.current || isFree === undefined) return;
    if (isFree || monday >= addDays(thisWeek, 7 * weeksAhead)) isTurned.current = true;
    else setMonday(addDays(monday, 7));
  }, [isFree, monday, thisWeek]);
  const turn = (weeks: number) => {
    isTurned.current = true;
    setMonday((now) => {
      const next = addDays(now, 7 * weeks);
      return next < thisWeek || next > lastWeek ? now : next;
    });
  };

  const [said, setSaid] = useState("");
  const choose = (next: Slot[]) => {
    isTurned.current = true;
    setSaid("");
    form.setValue("slots", next, { shouldDirty: true });
    form.clearErrors("slots");
  };
  const without = (slot: Slot) => slots.filter((each) => slotKey(each) !== slotKey(slot));
  const add = (slot: Slot): string | null => {
    if (slots.some((each) => slotKey(each) === slotKey(slot))) return "You already chose this time";
    if (slots.length >= mostTimes) return "Five is the limit";
    const start = slotStart(slot, time_zone)?.getTime() ?? 0;
    const other = startsOf(slots, time_zone).find((at) => Math.abs(Date.parse(at) - start) < minutes * 60_000);
    if (other) return `Overlaps with ${slotEnd(other, 0, time_zone)}`;
    choose([...slots, slot]);
    return null;
  };
  const toggle = (slot: Slot) => {
    if (slots.some((each) => slotKey(each) === slotKey(slot))) choose(without(slot));
    else setSaid(add(slot) ?? "");
  };
  const offered = useRef(new Set<string>());
  const suggest = () => {
    // Earlier suggestions are replaced; manual choices stay.
    const own = slots.filter((slot) => !offered.current.has(slotKey(slot)));
    const taken = new Set(own.map(({ date }) => date));
    const found = suggestTimes({
      ...{ mondays: [monday, ...following], zone: time_zone, minutes },
      ...{ busy: [...(busy ?? []), ...(later.busy ?? [])], offered: offered.current, taken },
    }).slice(0, mostTimes - own.length);
    for (const slot of found) offered.current.add(slotKey(slot));
    if (found[0]) {
      choose([...own, ...found]);
      setMonday(mondayOf(found[0].date));
    } else setSaid(own.length >= mostTimes ? "Five is the limit" : "No shared time this week. Try next week.");
  };
  const inWay = (slot: Slot) => {
    const start = slotStart(slot, time_zone);
    return busy && start ? busyWords(inTheWay(busy, start, minutes), names, user?.id) : null;
  };
  const { errors } = form.formState;

  return (
    <Form
      form={form}
      label="Propose times"
      onSubmit={async ({ slots: given, ...terms }) => {
        // It would be lost silently.
        if (entered.date || entered.time) {
          setEnterProblem("Add this time first, or clear it");
          enterDate.current?.focus();
          return false;
        }
        await propose.mutateAsync({
          ...terms,
          slots: startsOf(given, terms.time_zone),
          ...(interview && { interview_id: interview.id }),
        });
        clearDraft();
        onClose();
      }}
    >
      <div className="prop">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-center gap-x-2">
            <IconButton
              icon={ChevronLeft}
              label="Previous week"
              className="-ml-2"
              disabled={monday <= thisWeek}
              onClick={() => turn(-1)}
            />
            <b className="whitespace-nowrap font-semibold" role="status">
              {weekWords(monday)}
            </b>
            <IconButton icon={ChevronRight} label="Next week" onClick={() => turn(1)} />
            <p className="min-w-0 grow text-end text-sm text-warn-text" role="status">
              {said || (isAnyFailed && "Couldn’t load busy times. You can still choose.")}
            </p>
            <Button
              size="sm"
              icon={CalendarPlus}
              busy={(busy === undefined || later.busy === undefined) && !isAnyFailed}
              disabled={isAnyFailed}
              onClick={suggest}
            >
              Suggest 3
            </Button>
          </div>
          <WeekGrid
            monday={monday}
            zone={time_zone}
            minutes={minutes}
            step={isPhone ? 60 : 30}
            chosen={slots.filter(({ date }) => weekDays(monday).includes(date))}
            busy={busy}
            names={names}
            me={user?.id}
            onToggle={toggle}
            onWeek={turn}
          />
          <p className="week-legend">
            <span>
              <i />
              You’re busy
            </span>
            <span>
              <i className="o" />A colleague is busy
            </span>
            <span>
              <i className="p" />
              Chosen
            </span>
            <span>Busy times are interviews in {productName}.</span>
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <ChosenTimes
            slots={slots}
            zone={time_zone}
            minutes={minutes}
            problems={slots.map((_, place) => errors.slots?.[place]?.message)}
            busyAt={inWay}
            onMove={isPhone ? (slot, to) => choose([...without(slot), to]) : undefined}
            onRemove={(slot) => choose(without(slot))}
          >
            <EnterTime
              zone={time_zone}
              busyAt={(slot) => inWay(slot) ?? ""}
              onChange={setEntered}
              problem={enterProblem}
              onProblem={setEnterProblem}
              dateRef={enterDate}
              onAdd={add}
            />
          </ChosenTimes>
          <LengthField />
          <PlaceField />
          <PeopleField colleagues={colleagues} me={user?.id} />
          {last && !interview && (
            <p className="help">Length, format, and people are from your last interview for this job.</p>
          )}
          <TextareaField name="words" label={`A note to ${who}`} optional rows={2} maxLength={limits.message} />
        </div>
      </div>
      <DialogActions busyLabel="Sending..." disabled={slots.length === 0} onClose={onClose}>
        {slots.length > 0 ? `Send ${formatCount(slots.length, "time")}` : "Send times"}
      </DialogActions>
    </Form>
  );
}

export function ProposeDialog(props: ProposeDialogProps) {
  const { applicationId, candidateName, interview, onClose } = props;
  const { user } = useAuth();
  const who = firstName(candidateName);
  const [zone] = useReaderZone();
  const colleagues = useQuery(interviewColleaguesQuery(applicationId));
  const draftName = `times:${interview?.id ?? applicationId}`;
  const propose = useProposeTimes(applicationId, { draft: { owner: user?.id, name: draftName } });
  return (
    <FormDialog
      draft={null}
      title={`${interview ? "Propose other times" : "Propose times"} to ${candidateName ?? "the candidate"}`}
      description={
        interview
          ? `Until ${who} picks one, the interview stays on ${formatInZone(interview.starts_at, zone)}.`
          : zoneWords(who, zone, colleagues.data?.candidate_zone)
      }
      size="week"
      busy={propose.isPending}
      onClose={onClose}
    >
      {colleagues.isPending && <Skeleton label="Loading your colleagues" rows={6} />}
      {colleagues.isError && !colleagues.data && (
        <ErrorState title="Couldn’t load times" query={colleagues}>
          {colleagues.error.message}
        </ErrorState>
      )}
      {colleagues.data && <ProposeForm {...props} known={colleagues.data} {...{ zone, propose, draftName }} />}
    </FormDialog>
  );
}
