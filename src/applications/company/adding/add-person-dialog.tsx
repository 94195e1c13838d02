import { type AddedPerson, addedPersonSchema } from "@contracts/applications/added-person";
import type { CompanyJob } from "@contracts/jobs/job";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm, useFormState, useWatch } from "react-hook-form";
import { DuplicateList, type Duplicates } from "@/applications/company/adding/duplicates";
import { PersonFields } from "@/applications/company/adding/person-fields";
import { ResumeField } from "@/applications/company/adding/resume-field";
import { useStoredResume } from "@/applications/company/adding/use-stored-resume";
import { MergeDialog } from "@/applications/company/merge/merge-dialog";
import { useAddPerson, useUndoAddPerson } from "@/applications/data/added-people";
import { useFrame } from "@/auth/use-frame";
import type { Reading } from "@/candidates/model/resume/resume-worker";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Form, formOptions } from "@/components/form/form";
import { DialogActions, FormDialog } from "@/components/form/form-dialog";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { firstName } from "@/lib/format";

interface AddPersonDialogProps {
  job: Pick<CompanyJob, "id" | "title" | "company_id" | "skills_required" | "preferred_skills">;
  onClose: () => void;
}

/** Initial values; nothing is stored in the browser. */
const empty = { name: "", email: "", phone: "", skills: [] as string[], source: "" as "", sourceWords: "", note: "" };

const checked = addedPersonSchema;

export function AddPersonDialog({ job, onClose }: AddPersonDialogProps) {
  const form = useForm({ ...formOptions, resolver: zodResolver(checked), defaultValues: empty as never });
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const name = String(useWatch({ control: form.control, name: "name" }) ?? "");
  const [file, setFile] = useState<File | null>(null);
  const [filled, setFilled] = useState<ReadonlyMap<string, string>>(new Map());
  const [found, setFound] = useState<{ person: AddedPerson; duplicates: Duplicates } | null>(null);
  const [merging, setMerging] = useState<{ id: string; otherId: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const mayMerge = useFrame().data?.can.assign_work ?? false;
  const resume = useStoredResume(job.company_id);
  const add = useAddPerson(job.id);
  const undo = useUndoAddPerson();
  const keep = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  // Back moves the focus to the button that found them.
  useEffect(() => {
    if (found) return () => fields.current?.querySelector<HTMLElement>("[type='submit']")?.focus();
  }, [found]);
  const who = firstName(name, "");
  const isUnsaved = isDirty || file !== null;
  useUnsavedWarning(isUnsaved && merging === null);

  const fill = ({ facts }: Reading) => {
    const next = new Map<string, string>();
    const take = (field: "name" | "email" | "phone", value: string | undefined) => {
      if (!value || String(form.getValues(field) ?? "").trim() !== "") return;
      form.setValue(field, value as never, { shouldDirty: true, shouldValidate: true });
      next.set(field, value);
    };
    take("name", facts.name && `${facts.name.value.first} ${facts.name.value.last}`.trim());
    take("email", facts.email?.value);
    take("phone", facts.phone?.value);
    const skills = [...new Set(facts.skills.map((skill) => skill.name))].slice(0, limits.skills);
    if (skills.length > 0 && (form.getValues("skills") ?? []).length === 0) {
      form.setValue("skills", skills, { shouldDirty: true });
      next.set("skills", skills.join());
    }
    setFilled(next);
  };
  const send = async (person: AddedPerson, anyway: boolean, mergeWith?: string) => {
    const outcome = await add.mutateAsync({ person, anyway });
    if (outcome.id === null) {
      setFound({ person, duplicates: outcome });
      return;
    }
    if (file && person.resume) resume.keepText(person.resume, file);
    const { id } = outcome;
    offerUndo({
      title: `${person.name} added to ${job.title}`,
      description: "They get an email in 10 seconds.",
      undo: () => undo.mutate(id),
    });
    if (mergeWith) setMerging({ id, otherId: mergeWith });
    else onClose();
  };
  const close = () => (isUnsaved ? setAsking(true) : onClose());
  const goBack = () => setFound(null);
  if (merging) return <MergeDialog applicationId={merging.id} otherId={merging.otherId} onClose={onClose} />;
  return (
    <>
      <FormDialog
        draft={null}
        size="sheet"
        title={found ? `You may already have ${found.person.name}` : "Add a person"}
        description={found ? "We haven't added anyone yet. Everything you entered is kept." : `To ${job.title}`}
        busy={isSubmitting || add.isPending}
        onClose={close}
      >
        {found && (
          <DuplicateList
            found={found.duplicates}
            actions={({ application_id, name, is_same_job }) =>
              mayMerge &&
              is_same_job &&
              found.duplicates.can_add && (
                <Button
                  size="sm"
                  aria-label={`Add and merge with ${name}`}
                  disabled={add.isPending}
                  onClick={() => void send(found.person, true, application_id).catch(goBack)}
                >
                  Add and merge
                </Button>
              )
            }
            busy={add.isPending}
            onBack={goBack}
            onAnyway={() => void send(found.person, true).catch(goBack)}
          />
        )}
        <div ref={fields} hidden={found !== null}>
          <Form
            form={form}
            label="Add a person"
            onSubmit={async (values) =>
              send({ ...(values as Omit<AddedPerson, "resume">), resume: file && (await resume.store(file)) }, false)
            }
          >
            <ResumeField
              file={file}
              progress={resume.progress}
              failure={resume.failure}
              onFile={(next) => {
                setFile(next);
                resume.forget();
              }}
              onRead={fill}
            />
            <PersonFields job={job} filled={filled} />
            <DialogActions busyLabel="Adding..." onClose={close}>
              {who ? `Add ${who}` : "Add person"}
            </DialogActions>
          </Form>
        </div>
      </FormDialog>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard this person?"
        description="Nothing you entered is kept."
        initialFocus={keep}
        actions={
          <>
            <Button ref={keep} variant="primary" onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button variant="danger-quiet" onClick={onClose}>
              Discard
            </Button>
          </>
        }
      />
    </>
  );
}
