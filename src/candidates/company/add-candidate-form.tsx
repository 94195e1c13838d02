import type { InvitationSent } from "@contracts/invitations/invitation";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAuth } from "@/auth/use-auth";
import { TermsFields } from "@/candidates/company/terms-fields";
import { type Unanswered, UnansweredNotice, unansweredAfter } from "@/candidates/company/unanswered";
import { useSendCandidateInvitation } from "@/candidates/company/use-send-candidate-invitation";
import {
  type AddCandidateInput,
  type AddCandidateValues,
  addCandidateSchema,
  emptyCandidate,
} from "@/candidates/model/candidate-invitation";
import { AddressFields } from "@/components/form/address-fields";
import { CancelButton } from "@/components/form/cancel-button";
import { Form, formOptions } from "@/components/form/form";
import { FormActions } from "@/components/form/form-actions";
import { InvitedNameFields } from "@/components/form/invited-name-fields";
import { SkillsField } from "@/components/form/list-fields";
import { SubmitButton } from "@/components/form/submit-button";
import { EmailField, TextField } from "@/components/form/text-field";
import { useFormDraft } from "@/components/form/use-form-draft";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Card } from "@/components/ui/card";
import { FoldedCard } from "@/components/ui/folded-card";
import { paths } from "@/config/paths";
import type { AppError } from "@/lib/app-error";
import { skillVocabulary } from "@/matching/data/vocabulary";
import { PlanLimitLine } from "@/plans/shared/plan-limit-line";

const twoColumns = "grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2 sm:gap-4";
const at = (line: string) => `candidateData.${line}`;

interface AddCandidateFormProps {
  companyId: string;
  onSent: (email: string, sent: InvitationSent) => void;
}

/** Invites a candidate to be represented by the company. Values entered here fill gaps in their profile. */
export function AddCandidateForm({ companyId, onSent }: AddCandidateFormProps) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const send = useSendCandidateInvitation();
  const form = useForm<AddCandidateValues, unknown, AddCandidateInput>({
    ...formOptions,
    resolver: zodResolver(addCandidateSchema),
    defaultValues: emptyCandidate(companyId),
  });
  const clearDraft = useFormDraft(user?.id, `add-candidate:${companyId}`, form);
  const [unanswered, setUnanswered] = useState<Unanswered | null>(null);
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty && !send.isSuccess);

  const submit = async (invitation: AddCandidateInput) => {
    const sent = await send.mutateAsync(invitation).catch((error: AppError) => {
      setUnanswered((before) => unansweredAfter(error, invitation.email, before));
      throw error;
    });
    clearDraft();
    onSent(invitation.email, sent);
  };
  return (
    <Form form={form} onSubmit={submit} label="Add Candidate" problemsTitle="Validation Error">
      <Card title="Personal info">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <InvitedNameFields at={at} />
          <EmailField name="email" label="Email" required autoComplete="off" />
          <div className={twoColumns}>
            <TextField
              name={at("phoneNumber")}
              label="Phone"
              optional
              type="tel"
              maxLength={limits.phone}
              autoComplete="off"
            />
            <TextField name={at("title")} label="Title" optional maxLength={limits.shortText} autoComplete="off" />
          </div>
        </div>
      </Card>
      <Card title="Skills">
        <SkillsField
          vocabulary={skillVocabulary}
          name={at("skills")}
          label="What they bring"
          optional
          placeholder="Add a skill"
          help="They can change this. No one else sees it until they accept."
          max={limits.skills}
          maxLength={limits.skill}
        />
      </Card>
      <FoldedCard title="Address" text="Optional. They can fill it in.">
        <div className={twoColumns}>
          <AddressFields
            section="section-candidate"
            optional="unit"
            names={{
              street: at("address.street"),
              unit: at("unit"),
              city: at("address.city"),
              state: at("address.state"),
              zipCode: at("address.zipCode"),
              country: at("address.country"),
            }}
          />
        </div>
      </FoldedCard>
      <Card title="Representation terms">
        <TermsFields />
      </Card>
      <PlanLimitLine companyId={companyId} parts={["represented_candidates", "monthly_invitations"]} />
      {unanswered && <UnansweredNotice {...unanswered} />}
      <FormActions decisive>
        <SubmitButton busyLabel="Sending...">Send Invitation</SubmitButton>
        <CancelButton
          onCancel={() => {
            clearDraft();
            navigate(paths.company.candidates());
          }}
        />
      </FormActions>
    </Form>
  );
}
