import type { InterviewProposal } from "@contracts/interviews/interview";
import { limits } from "@contracts/limits";
import { useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { useKeptZone } from "@/auth/use-kept-zone";
import { blurAfterPress } from "@/components/form/blur-after-press";
import { useFormDraft } from "@/components/form/use-form-draft";
import { ActionBar } from "@/components/ui/action-bar";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { useDeclineTimes, usePickTime } from "@/interviews/data/interview-mutations";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { inDays, slotDay, slotRange, termsWords } from "@/interviews/model/slot-words";
import { ZoneSelect } from "@/interviews/shared/zone-select";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone, zoneName, zoneOffset } from "@/lib/time-zones";

/** "Mountain Time, Denver (UTC-7)"; UTC has no offset. */
const zoneWords = (zone: string) => {
  const [name, offset] = [zoneName(zone), zoneOffset(zone)];
  return name === offset ? name : `${name} (${offset})`;
};

/** The reader's time zone, with a button to change it. */
function ReaderZone() {
  const { zone, choose } = useKeptZone();
  const [changing, setChanging] = useState(false);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  // The text is lower than the menu: put back under a press, it would move the button away.
  useEffect(() => (row.current ? blurAfterPress(row.current) : undefined), []);
  return (
    <div ref={row} className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-muted text-sm">
      <span className="flex items-center gap-2">
        <Icon icon={Globe} size="sm" />
        <label htmlFor={changing ? id : undefined}>
          {changing ? "Your time zone" : `Your time: ${zoneWords(zone)}.`}
        </label>
      </span>
      {changing ? (
        <ZoneSelect
          id={id}
          // The press that asked for it led here.
          autoFocus
          className="w-auto min-w-0 max-w-full grow text-sm"
          value={zone}
          onChoose={choose}
          // Delayed until the next element has the focus: unmounted earlier, it would send the focus elsewhere.
          onBlur={() => setTimeout(() => setChanging(false))}
        />
      ) : (
        <button type="button" className="link" onClick={() => setChanging(true)}>
          Change<span className="sr-only"> the time zone</span>
        </button>
      )}
    </div>
  );
}

const none = "none";

function Choice({
  proposal,
  applicationId,
  companyName,
}: {
  proposal: InterviewProposal;
  applicationId: string;
  companyName: string;
}) {
  const { user } = useAuth();
  const [zone] = useReaderZone();
  const pick = usePickTime(applicationId);
  const decline = useDeclineTimes(applicationId);
  const ids = { form: useId(), note: useId(), help: useId(), name: useId(), error: useId() };
  const open = proposal.slots.filter(({ can_pick }) => can_pick);
  const form = useForm({ defaultValues: { wanted: "", note: "" } });
  const clearDraft = useFormDraft(user?.id, `times-answer:${proposal.id}`, form);
  const { wanted, note } = form.watch();
  const [isMissing, setMissing] = useState(false);
  // A choice that has become too late is dropped.
  const chosen = wanted === none || open.some(({ starts_at }) => starts_at === wanted) ? wanted : null;
  const busy = pick.isPending || decline.isPending;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (chosen === null) {
      setMissing(true);
      document.getElementById(ids.form)?.querySelector<HTMLInputElement>("input[type=radio]")?.focus();
    } else if (chosen === none) {
      decline.mutateAsync({ proposalId: proposal.id, note }).then(clearDraft, () => {});
    } else {
      pick.mutateAsync({ proposalId: proposal.id, startsAt: chosen }).then(clearDraft, () => {});
    }
  };
  const action =
    chosen === null ? "Pick a time" : chosen === none ? "Ask for other times" : `Confirm ${formatInZone(chosen, zone)}`;
  const choose = (value: string) => {
    form.setValue("wanted", value, { shouldDirty: true });
    setMissing(false);
  };
  return (
    <Card
      id="times"
      title={proposal.interview_id ? "Pick another time to talk" : "Pick a time to talk"}
      className="border-accent-line"
    >
      {/* A link or number only matters once agreed; the travel affects which time suits. */}
      <p className="wrap-anywhere max-w-[42rem] text-ink-muted">{`${termsWords(proposal, user?.id)}.${proposal.place_kind === "in_person" ? ` Where: ${proposal.place}.` : ""}${proposal.interview_id ? " Until you pick one, the interview time stays the same." : ""}`}</p>
      <form id={ids.form} className="mt-4" aria-label="Pick a time to talk" onSubmit={send}>
        <fieldset disabled={busy} aria-describedby={isMissing ? ids.error : undefined}>
          <legend className="sr-only">Proposed times</legend>
          <div className="times">
            {proposal.slots.map(({ starts_at, can_pick }) => (
              <label key={starts_at} className="choice time">
                <input
                  type="radio"
                  name={ids.name}
                  className="box"
                  value={starts_at}
                  disabled={!can_pick}
                  checked={chosen === starts_at}
                  onChange={() => choose(starts_at)}
                />
                <span className="min-w-0">
                  <b>{slotDay(starts_at, zone)}</b>
                  <small>
                    {slotRange(starts_at, proposal.minutes, zone)},{" "}
                    {can_pick ? inDays(starts_at, zone) : "too late now"}
                  </small>
                </span>
              </label>
            ))}
            <label className="choice time wide">
              <input
                type="radio"
                name={ids.name}
                className="box"
                value={none}
                checked={chosen === none}
                onChange={() => choose(none)}
              />
              <span className="min-w-0">
                <b>None of these work</b>
                <small>Suggest other times instead.</small>
              </span>
            </label>
          </div>
        </fieldset>
        {isMissing && (
          <p id={ids.error} className="error mt-2" role="alert">
            Choose a time, or say that none of them work
          </p>
        )}
        {chosen === none && (
          <div className="field mt-3">
            <label className="label" htmlFor={ids.note}>
              When are you free?<span className="opt"> (optional)</span>
            </label>
            <textarea
              id={ids.note}
              className="input"
              rows={2}
              maxLength={limits.interviewWords}
              value={note}
              readOnly={busy}
              onChange={(event) => form.setValue("note", event.target.value, { shouldDirty: true })}
            />
          </div>
        )}
        <ReaderZone />
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 in-bar">
          <Button type="submit" variant="primary" busy={busy} aria-describedby={ids.help}>
            {action}
          </Button>
          <span id={ids.help} className="text-ink-muted text-sm">
            {chosen === none
              ? `${companyName} sees it right away.`
              : `You'll get ${proposal.place_kind === "video" ? "the link and a calendar file" : "a calendar file"} by email. You can ask to move it until it starts.`}
          </span>
        </div>
      </form>
      <ActionBar asks>
        <Button type="submit" form={ids.form} variant="primary" className="grow" busy={busy}>
          {action}
        </Button>
      </ActionBar>
    </Card>
  );
}

interface ChooseTimeProps {
  applicationId: string;
  companyName: string;
}

/** Times awaiting the candidate's reply; hidden if none. */
export function ChooseTime({ applicationId, companyName }: ChooseTimeProps) {
  const { data } = useQuery({ ...interviewsQuery(applicationId), meta: { silent: true } });
  const proposal = data?.proposals.find(({ can }) => can.answer);
  return proposal ? <Choice key={proposal.id} {...{ proposal, applicationId, companyName }} /> : null;
}
