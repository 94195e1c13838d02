import {
  type InterviewScorecards,
  type Recommendation,
  recommendationLabels,
  scorecardMarkLabels,
} from "@contracts/interviews/scorecard";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { optionsOf } from "@/components/form/option";
import { TextareaField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { AnswerField } from "@/interviews/company/scorecards/answer-field";
import { CriteriaDialog } from "@/interviews/company/scorecards/criteria-dialog";
import { dropOlderDraft, useKeptDraft } from "@/interviews/company/scorecards/use-kept-draft";
import { useEditScorecard, useSendScorecard } from "@/interviews/data/scorecards";
import {
  givenMarks,
  markField,
  type ScorecardValues,
  scorecardSchema,
  valuesOf,
} from "@/interviews/model/scorecard-values";
import { othersWords } from "@/interviews/model/scorecard-words";
import { firstName } from "@/lib/format";
import { formatTime } from "@/lib/format-time";
import { useReaderZone } from "@/lib/reader-zone";
import { formatInZone } from "@/lib/time-zones";

interface ScorecardDialogProps {
  applicationId: string;
  name: string;
  interview: InterviewScorecards;
  onSubmitted?: () => void;
  onClose: () => void;
}

export function ScorecardDialog({ applicationId, name, interview, onSubmitted, onClose }: ScorecardDialogProps) {
  const [zone] = useReaderZone();
  const { criteria, interview_id: interviewId, people, draft } = interview;
  const { user } = useAuth();
  const own = interview.can.edit ? interview.cards?.find(({ is_mine }) => is_mine) : undefined;
  const [tab] = useState(() => {
    const kept = { owner: user?.id, name: `${own ? "scorecard-edit" : "scorecard"}:${interviewId}` };
    // Before the form reads it.
    dropOlderDraft(kept, draft?.saved_at ?? null);
    return kept;
  });
  const send = useSendScorecard(applicationId, { draft: tab });
  const edit = useEditScorecard(applicationId);
  const [isChoosing, setChoosing] = useState(false);
  const form = useForm<ScorecardValues>({
    ...formOptions,
    resolver: zodResolver(scorecardSchema(criteria)),
    defaultValues: {
      ...valuesOf(own ?? draft ?? { marks: [], recommendation: null, words: null }),
      saved_at: draft?.saved_at ?? null,
    },
  });
  const kept = useKeptDraft({
    applicationId,
    interviewId,
    criteria,
    form,
    tab,
    savedAt: draft?.saved_at ?? null,
    isOn: !own,
  });
  const submit = async (values: ScorecardValues) => {
    const content = {
      interviewId,
      marks: givenMarks(criteria, values),
      recommendation: values.recommendation as Recommendation,
      words: values.words?.trim() ?? "",
    };
    kept.stop(true);
    await (own ? edit.mutateAsync(content) : send.mutateAsync(content)).catch((error: unknown) => {
      kept.stop(false);
      throw error;
    });
    onClose();
    onSubmitted?.();
  };
  const others = othersWords(people);
  const saved = kept.savedAt && `Draft saved ${formatTime(kept.savedAt)}`;
  return (
    <FormDialog
      draft={tab.name}
      title={`Scorecard for ${name}`}
      description={`${interview.job_title}, interview on ${formatInZone(interview.starts_at, zone)}`}
      size="wide"
      busy={send.isPending || edit.isPending}
      onClose={onClose}
    >
      <Form form={form} label={`Scorecard for ${name}`} onSubmit={submit}>
        {criteria.length > 0 && (
          <div>
            <h3 className="label mb-2">What did you see?</h3>
            {criteria.map((criterion) => (
              <AnswerField
                key={criterion}
                name={markField(criterion)}
                label={criterion}
                options={optionsOf(scorecardMarkLabels)}
              />
            ))}
          </div>
        )}
        {interview.can.change_criteria && (
          <div>
            <Button size="sm" variant="quiet" className="-ml-2" onClick={() => setChoosing(true)}>
              {criteria.length > 0 ? "Change criteria" : "Choose criteria"}
            </Button>
          </div>
        )}
        <AnswerField
          name="recommendation"
          label="Overall recommendation"
          help={`Should ${firstName(name)} move forward?`}
          required
          isRecommendation
          options={optionsOf(recommendationLabels)}
        />
        <TextareaField name="words" label="Notes" optional rows={4} maxLength={limits.scorecard} />
        <p className="flex gap-1.5 text-ink-muted text-sm">
          <Icon icon={Lock} size="sm" className="mt-0.5" />
          {`Only your team.${!own && others ? ` You’ll see ${others} after you submit yours.` : ""}`}
        </p>
        <DialogActions
          busyLabel={own ? "Saving..." : "Submitting..."}
          note={own ? undefined : kept.isFailed ? "Couldn’t save the draft" : saved}
          onClose={onClose}
        >
          {own ? "Save" : "Submit"}
        </DialogActions>
      </Form>
      {isChoosing && <CriteriaDialog jobId={interview.job_id} onClose={() => setChoosing(false)} />}
    </FormDialog>
  );
}
