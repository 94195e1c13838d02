import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { Eye, Lock } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { TextareaField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Consequences } from "@/components/ui/consequences";
import { Notice } from "@/components/ui/notice";
import { CriteriaDialog } from "@/interviews/company/scorecards/criteria-dialog";
import { MarkField } from "@/interviews/company/scorecards/mark-field";
import { useSendScorecard } from "@/interviews/data/scorecards";
import {
  givenMarks,
  markField,
  type ScorecardValues,
  scorecardSchema,
  wordsField,
} from "@/interviews/model/scorecard-values";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";

/** One criterion: its mark, and what showed it once there is something to show. */
function CriterionFields({ criterion }: { criterion: string }) {
  const [mark, words] = useWatch<ScorecardValues, string[]>({ name: [markField(criterion), wordsField(criterion)] });
  return (
    <div className="grid gap-3">
      <MarkField name={markField(criterion)} label={<span className="break-words">{criterion}</span>} required />
      {((mark && mark !== "not_seen") || words) && (
        <TextareaField
          name={wordsField(criterion)}
          label={
            <>
              What showed it <span className="sr-only">for {criterion}</span>
            </>
          }
          optional
          rows={2}
          maxLength={limits.mark}
        />
      )}
    </div>
  );
}

interface ScorecardDialogProps {
  applicationId: string;
  jobId: string;
  /** The candidate's. */
  name: string;
  interview: InterviewScorecards;
  onClose: () => void;
}

/** Writes one's own scorecard of an interview. What is typed waits for a failed connection, another sign-in and other criteria. */
export function ScorecardDialog({ applicationId, jobId, name, interview, onClose }: ScorecardDialogProps) {
  const [zone] = useReaderZone();
  const { criteria } = interview;
  const { user } = useAuth();
  const draft = `scorecard:${interview.interview_id}`;
  const send = useSendScorecard(applicationId, { draft: { owner: user?.id, name: draft } });
  const [isChoosing, setChoosing] = useState(false);
  const form = useForm<ScorecardValues>({
    ...formOptions,
    resolver: zodResolver(scorecardSchema(criteria)),
    defaultValues: { words: "" },
  });
  const submit = async (values: ScorecardValues) => {
    const content = { marks: givenMarks(criteria, values), words: values.words?.trim() ?? "" };
    await send.mutateAsync({ interviewId: interview.interview_id, ...content });
    onClose();
  };
  const choose = interview.can.change_criteria && (
    <Button size="sm" onClick={() => setChoosing(true)}>
      {criteria.length > 0 ? "Change criteria" : "Choose criteria"}
    </Button>
  );
  return (
    <FormDialog
      draft={draft}
      title={`Your scorecard of ${name}`}
      description={`Interview of ${formatInZone(interview.starts_at, zone)}`}
      size="form"
      busy={send.isPending}
      onClose={onClose}
    >
      <Form form={form} label={`Your scorecard of ${name}`} onSubmit={submit}>
        {criteria.length === 0 && (
          <Notice title="Nobody has said what interviewers of this job look for" actions={choose}>
            Without criteria, write what you found in your own words.
          </Notice>
        )}
        {criteria.map((criterion) => (
          <CriterionFields key={criterion} criterion={criterion} />
        ))}
        {criteria.length > 0 && choose && <div>{choose}</div>}
        <TextareaField
          name="words"
          label={criteria.length > 0 ? "Anything else" : "What you found"}
          required={criteria.length === 0}
          optional={criteria.length > 0}
          rows={4}
          maxLength={limits.scorecard}
        />
        <Consequences
          items={[
            {
              icon: Eye,
              title: "Your team reads it",
              text: "Other interviewers once they have sent theirs. The candidate never does.",
            },
            { icon: Lock, title: "It is sent once", text: "Nobody changes it afterwards, not even you." },
          ]}
        />
        <DialogActions busyLabel="Sending..." onClose={onClose}>
          Send scorecard
        </DialogActions>
      </Form>
      {isChoosing && <CriteriaDialog jobId={jobId} onClose={() => setChoosing(false)} />}
    </FormDialog>
  );
}
