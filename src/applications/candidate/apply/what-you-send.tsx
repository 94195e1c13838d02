import type { MyDocuments } from "@contracts/candidates/documents";
import { limits } from "@contracts/limits";
import { Paperclip, X } from "lucide-react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { LetterRow } from "@/applications/candidate/apply/letter-row";
import { OwnFileState } from "@/applications/candidate/apply/own-file-state";
import { ResumeRow } from "@/applications/candidate/apply/resume-row";
import { SendRow } from "@/applications/candidate/apply/send-row";
import { useOwnFile } from "@/applications/candidate/apply/use-own-file";
import type { SentFile } from "@/applications/model/answers";
import { type ApplyValues, ownFileFields } from "@/applications/model/apply-values";
import { documentName } from "@/candidates/model/document-name";
import type { ReadingState } from "@/candidates/shared/use-resume-reading";
import { FileButton } from "@/components/form/file-button";
import { FileName } from "@/components/product/file-name";
import { Card } from "@/components/ui/card";
import { IconButton } from "@/components/ui/icon-button";

interface WhatYouSendProps {
  company: string;
  documents: MyDocuments;
  userId: string;
  reading: ReadingState;
  onResume: (file: File, path: string) => void;
}

/** The application's attachments, each with a checkbox: only checked ones are sent. */
export function WhatYouSend({ company, documents, userId, reading, onResume }: WhatYouSendProps) {
  const { setValue, getValues, getFieldState } = useFormContext<ApplyValues>();
  const { error } = getFieldState(ownFileFields.certificates, useFormState({ name: ownFileFields.certificates }));
  const { coverLetter, certificates, attached } = useWatch<ApplyValues, "documents">({ name: "documents" });
  const dirty = { shouldDirty: true } as const;
  const tick = (path: string, isSent: boolean) =>
    setValue(
      "documents.certificates",
      [...getValues("documents.certificates").filter((each) => each !== path), ...(isSent ? [path] : [])],
      dirty,
    );
  const file = useOwnFile("certificates", userId, (stored) => {
    setValue("documents.attached", [...getValues("documents.attached"), stored], dirty);
    tick(stored.path, true);
  });
  const detach = (gone: SentFile) => {
    tick(gone.path, false);
    setValue(
      "documents.attached",
      getValues("documents.attached").filter(({ path }) => path !== gone.path),
      dirty,
    );
    void file.discard(gone);
  };
  const certificate = (each: { path: string; name: string | null }, name: string, own?: SentFile) => (
    <SendRow
      key={each.path}
      name={`documents.certificates.${each.path}`}
      title={<FileName name={name} />}
      text={certificates.includes(each.path) ? (own ? "For this application only" : "Certificate") : "Not sent"}
      isSent={certificates.includes(each.path)}
      onTick={(isSent) => tick(each.path, isSent)}
      actions={own && <IconButton icon={X} label={`Remove ${name}`} onClick={() => detach(own)} />}
    />
  );
  const room = documents.certificates.length + attached.length < limits.certificates;

  return (
    <Card title="What you send">
      <p className="-mt-1 mb-3 text-ink-muted text-sm">{`We only send ${company} what you select.`}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="sends" aria-label="What you send">
        <ResumeRow documents={documents} userId={userId} reading={reading} onFile={onResume} />
        <LetterRow company={company} userId={userId} />
        {documents.cover_letter && (
          <SendRow
            name="documents.coverLetter"
            title={<FileName name={documentName(documents.cover_letter, "cover-letter")} />}
            text={coverLetter ? "Cover letter from your profile" : "Cover letter from your profile · not sent"}
            isSent={coverLetter}
            onTick={(isSent) => setValue("documents.coverLetter", isSent, dirty)}
          />
        )}
        {documents.certificates.map((each, index, known) =>
          certificate(each, documentName(each, known.length > 1 ? `certificate-${index + 1}` : "certificate")),
        )}
        {attached.map((each) => certificate(each, each.name, each))}
      </ul>
      <div className="mt-2 grid justify-items-start gap-2" data-field={ownFileFields.certificates} tabIndex={-1}>
        <OwnFileState file={file} />
        {room && (
          <FileButton
            icon={Paperclip}
            limits={file.limits}
            busy={file.progress !== null}
            onFile={(next) => void file.choose(next)}
          >
            Attach another file
          </FileButton>
        )}
        {error?.message && <p className="error">{error.message}</p>}
      </div>
    </Card>
  );
}
