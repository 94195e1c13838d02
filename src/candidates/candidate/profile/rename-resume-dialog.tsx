import { type OwnResume, resumeNameSchema } from "@contracts/candidates/documents";
import { limits } from "@contracts/limits";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useRenameResume } from "@/candidates/data/resume-mutations";
import { documentName } from "@/candidates/model/document-name";
import { formOptions } from "@/components/form/form";
import { DialogForm } from "@/components/form/form-dialog";
import { TextField } from "@/components/form/text-field";

interface RenameResumeDialogProps {
  resume: OwnResume;
  onClose: () => void;
}

export function RenameResumeDialog({ resume, onClose }: RenameResumeDialogProps) {
  const form = useForm({
    ...formOptions,
    resolver: zodResolver(resumeNameSchema),
    defaultValues: { name: documentName(resume, "resume").replace(/\.[a-z]+$/i, "") },
  });
  const rename = useRenameResume(resume.path);
  return (
    <DialogForm
      form={form}
      draft={null}
      title="Rename resume"
      description="Companies see this name when you send it. Applications you already sent keep theirs."
      submitLabel="Save name"
      busyLabel="Saving..."
      onSubmit={({ name }) => rename.mutateAsync(name)}
      onClose={onClose}
    >
      <TextField name="name" label="Name" required maxLength={limits.resumeName} />
    </DialogForm>
  );
}
