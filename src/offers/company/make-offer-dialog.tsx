import { addDays, localDay } from "@contracts/day";
import { limits } from "@contracts/limits";
import { mostDaysToAnswer, type Offer, type SalaryPeriod, salaryPeriods } from "@contracts/offers/offer";
import { zodResolver } from "@hookform/resolvers/zod";
import { CalendarCheck, Mail, Undo2 } from "lucide-react";
import { useState } from "react";
import { type Path, useForm, useWatch } from "react-hook-form";
import { useAuth } from "@/auth/use-auth";
import { FileField } from "@/components/form/file-field";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { SelectField } from "@/components/form/select-field";
import { DateField, MoneyField, TextareaField, TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useSuggestedWords } from "@/components/form/use-suggested-words";
import { Button } from "@/components/ui/button";
import { Consequences } from "@/components/ui/consequences";
import { Icon } from "@/components/ui/icon";
import { ProgressBar } from "@/components/ui/progress-bar";
import { fileLimits } from "@/files/data/file-limits";
import { useUpload } from "@/files/data/file-upload-mutation";
import { isAppError } from "@/lib/app-error";
import { formatDate } from "@/lib/format-date";
import {
  type OfferFormValues,
  offerBucket,
  offerFormSchema,
  offerFormValues,
  type WrittenOffer,
} from "@/offers/company/offer-form-values";
import { useMakeOffer } from "@/offers/data/offers";
import { periodWords } from "@/offers/model/offer-words";
import { OfferTerms } from "@/offers/shared/offer-terms";

const documentLimits = fileLimits(offerBucket);

interface MakeOfferDialogProps {
  applicationId: string;
  /** The candidate's first name. */
  name: string;
  /** The application isn't in Offered yet: the offer moves it there. */
  moves: boolean;
  /** The previous offer, which the next one starts with. */
  before?: Offer | undefined;
  /** The job's pay period, the default of a first offer. */
  payPeriod?: SalaryPeriod | undefined;
  /** The company's template text. */
  suggested?: string | undefined;
  onMade: () => void;
  onClose: () => void;
}

export function MakeOfferDialog({
  applicationId,
  name,
  moves,
  before,
  payPeriod,
  suggested,
  onMade,
  onClose,
}: MakeOfferDialogProps) {
  const { user } = useAuth();
  // After an undo the same offer is edited; once final, the next one starts with it rather than the draft.
  const [begunFrom] = useState(before?.id);
  const draft = { owner: user?.id, name: `offer:${applicationId}:${begunFrom ?? ""}` };
  const make = useMakeOffer(applicationId, { draft });
  const upload = useUpload(offerBucket, { errorTitle: "The document wasn't uploaded" });
  const form = useForm<OfferFormValues, unknown, WrittenOffer>({
    ...formOptions,
    resolver: zodResolver(offerFormSchema),
    defaultValues: offerFormValues(before, suggested, payPeriod),
  });
  const clearDraft = useFormDraft(draft.owner, draft.name, form);
  const period = useWatch({ control: form.control, name: "salary_period" });
  useSuggestedWords(form, "words", suggested);
  const [shown, setShown] = useState<WrittenOffer | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async ({ document: file, ...terms }: WrittenOffer) => {
    setIsSending(true);
    try {
      const document = file && {
        path: await upload.send(applicationId, file),
        name: [...file.name].slice(-200).join(""),
      };
      await make.mutateAsync({ ...terms, document });
      if (!moves) clearDraft();
      onMade();
      onClose();
    } catch (error) {
      if (!isAppError(error)) throw error;
      const fields = Object.entries(error.fields ?? {});
      if (fields.length > 0) setShown(null);
      for (const [field, message] of fields) {
        form.setError(field as Path<OfferFormValues>, { type: "server", message });
      }
    } finally {
      setIsSending(false);
    }
  };

  if (shown) {
    return (
      <FormDialog
        draft={null}
        title={`What ${name} will see`}
        description="Nothing is sent yet."
        size="form"
        busy={isSending}
        onClose={onClose}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="rounded-md border border-line p-4">
            <OfferTerms
              terms={{
                ...shown,
                place: shown.place ?? null,
                hours: shown.hours ?? null,
                leave: shown.leave ?? null,
                trial: shown.trial ?? null,
              }}
              document={shown.document}
            />
            <p className="promise mt-4">
              <Icon icon={CalendarCheck} />
              <span>
                It expires on <b>{formatDate(shown.answer_by)}</b>.
              </span>
            </p>
            {shown.words && (
              <p className="wrap-anywhere mt-4 whitespace-pre-line border-line border-t pt-4" dir="auto">
                {shown.words}
              </p>
            )}
          </div>
          <div className="grid gap-2">
            <h3 className="label">Who is notified, and when</h3>
            <Consequences
              items={[
                ...(moves
                  ? [
                      {
                        icon: Undo2,
                        title: "We wait 10 seconds",
                        text: "The application moves to Offered right away, and you can undo that.",
                      },
                    ]
                  : []),
                {
                  icon: Mail,
                  title: name,
                  text: `${moves ? "Then by" : "By"} email and under their applications. You both see the same offer.`,
                },
              ]}
            />
          </div>
          {upload.progress && (
            <ProgressBar label="Sending the document" value={(upload.progress.sent / upload.progress.total) * 100} />
          )}
          <div className="layer-actions mt-0">
            <Button variant="primary" busy={isSending} busyLabel="Sending..." onClick={() => void send(shown)}>
              Send offer
            </Button>
            <Button variant="quiet" disabled={isSending} onClick={() => setShown(null)}>
              Change it
            </Button>
          </div>
        </div>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      draft={null}
      title={`Make ${name} an offer`}
      description="You'll see it as they will before anything is sent."
      size="form"
      busy={false}
      onClose={onClose}
    >
      <Form form={form} label={`Make ${name} an offer`} onSubmit={setShown}>
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <MoneyField name="salary" label="Salary, before tax" required decimals={period === "hour"} />
          <SelectField
            name="salary_period"
            label="For"
            required
            options={salaryPeriods.map((value) => ({ value, label: periodWords[value] }))}
          />
          <DateField name="starts_on" label="Starts" required min={localDay()} />
          <DateField
            name="answer_by"
            label="Expires on"
            required
            min={localDay()}
            max={addDays(localDay(), mostDaysToAnswer)}
            help={`The last day ${name} can accept it`}
          />
          <TextField name="place" label="Location" optional maxLength={limits.shortText} />
          <TextField name="hours" label="Hours" optional maxLength={limits.shortText} />
          <TextField name="leave" label="Leave" optional maxLength={limits.shortText} />
          <TextField name="trial" label="Trial" optional maxLength={limits.shortText} />
        </div>
        <FileField name="document" label="The offer in full" optional limits={documentLimits} prompt="Add a document" />
        <TextareaField name="words" label={`A note to ${name}`} optional rows={4} maxLength={limits.offerWords} />
        <DialogActions busyLabel="Checking..." onClose={onClose}>
          Preview
        </DialogActions>
      </Form>
    </FormDialog>
  );
}
