import {
  type CandidatePreferences,
  type PreferencesInput,
  preferredPlacesLimit,
  preferredTypes,
} from "@contracts/candidates/preferences";
import { inSentence } from "@contracts/countries/country";
import { experienceLevels } from "@contracts/enums";
import { limits } from "@contracts/limits";
import { country } from "@contracts/operator";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { preferencesQuery } from "@/candidates/data/own-queries";
import { useSavePreferences } from "@/candidates/data/profile-mutations";
import { useRefetch } from "@/candidates/data/use-refetch";
import {
  type PreferencesFormValues,
  preferencesFormSchema,
  preferencesFormValues,
} from "@/candidates/model/preferences-form-values";
import { CheckboxField, CheckboxGroupField } from "@/components/form/choice-fields";
import { CultureField } from "@/components/form/culture-field";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { ListField } from "@/components/form/list-fields";
import { optionsInWords } from "@/components/form/option";
import { SubmitButton } from "@/components/form/submit-button";
import { MoneyField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Card } from "@/components/ui/card";

const chips = "grid-cols-2 sm:flex sm:flex-wrap";

interface PreferencesFormProps {
  preferences: CandidatePreferences;
  userId: string;
}

/** What the candidate wants from a job; saving stays on the page. */
export function PreferencesForm({ preferences, userId }: PreferencesFormProps) {
  const save = useSavePreferences(userId);
  const refetch = useRefetch();
  const form = useForm<PreferencesFormValues, unknown, PreferencesInput>({
    ...formOptions,
    resolver: zodResolver(preferencesFormSchema),
    // Changes from other tabs come in where nothing was edited.
    values: preferencesFormValues(preferences),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  // After saving, the form is clean and its draft is dropped.
  useFormDraft(userId, "candidate-preferences", form, { onlyChanged: true });
  useUnsavedWarning(form.formState.isDirty);
  const onSubmit = async () => {
    const stored = await refetch(preferencesQuery());
    if (stored) form.reset(preferencesFormValues(stored), { keepDirtyValues: true });
    const saved = await save.mutateAsync(z.parse(preferencesFormSchema, form.getValues()));
    form.reset(preferencesFormValues(saved), { keepDirtyValues: false });
  };

  return (
    <Form form={form} onSubmit={onSubmit} label="Preferences">
      <Card title="Jobs you'd like">
        <p className="mb-5 text-ink-muted">
          Your dashboard shows matching jobs first, and one click narrows the job list to them. Empty fields don't rule
          anything out. Companies can't see these.
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CheckboxGroupField
            name="types"
            label="Job types"
            options={optionsInWords(preferredTypes)}
            listClassName={chips}
          />
          <CheckboxGroupField
            name="levels"
            label="Level"
            options={optionsInWords(experienceLevels)}
            listClassName={chips}
          />
          <ListField
            name="places"
            label="Locations"
            placeholder={country.exampleCity}
            help={`A city with its ${inSentence(country.region)}, like “${country.exampleCity}”, or a whole ${inSentence(country.region)}.`}
            max={preferredPlacesLimit}
            maxLength={limits.city}
          />
          <CheckboxField
            name="isRemote"
            label="Include remote"
            help="Jobs you can do from anywhere. If you add no location, we show only those."
          />
          <div className="max-w-[20rem]">
            <MoneyField
              name="salaryFrom"
              label="Minimum salary"
              help="In whole dollars per year. Jobs without a salary are left out."
            />
          </div>
        </div>
      </Card>
      <Card title="How you like to work" id="culture" className="scroll-mt-16">
        <p className="mb-4 text-ink-muted">
          These are on your profile, too. The match shows which ones you share with a company. They count last, and
          never hide a job or reject anyone.
        </p>
        <CultureField name="cultureValues" label="Ways of working" />
      </Card>
      <FormActions counted pinned>
        <SubmitButton busyLabel="Saving...">Save Preferences</SubmitButton>
      </FormActions>
    </Form>
  );
}
