import type { OwnResume } from "@contracts/candidates/documents";
import { limits } from "@contracts/limits";
import { Ellipsis, Upload } from "lucide-react";
import { useState } from "react";
import { useRemoveDocument } from "@/candidates/data/document-remove-mutation";
import { myDocumentsQuery } from "@/candidates/data/documents-query";
import { useAddResume, useMakeDefaultResume } from "@/candidates/data/resume-mutations";
import { documentName } from "@/candidates/model/document-name";
import { refusalWords } from "@/candidates/model/resume/read-words";
import { ReadingNote } from "@/candidates/shared/reading-note";
import { resumeLimits, resumeProblem } from "@/candidates/shared/resume-problem";
import { useResumeReading } from "@/candidates/shared/use-resume-reading";
import { FileButton } from "@/components/form/file-button";
import { FileRow } from "@/components/product/file-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { loadDialog } from "@/components/ui/load-later";
import { Menu } from "@/components/ui/menu";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { useOpenFile } from "@/files/data/file-open-mutation";
import type { UploadProgress } from "@/files/data/upload-file";
import { formatFileSize } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

const RenameResumeDialog = loadDialog(
  async () => (await import("@/candidates/candidate/profile/rename-resume-dialog")).RenameResumeDialog,
);

interface ResumeItemProps {
  resume: OwnResume;
  userId: string;
  hasOthers: boolean;
}

function ResumeItem({ resume, userId, hasOthers }: ResumeItemProps) {
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const open = useOpenFile();
  const makeDefault = useMakeDefaultResume();
  const remove = useRemoveDocument(userId, "resume");
  const name = documentName(resume, "resume");
  const close = () => setAsking(null);
  const { path, size, added_at, is_default } = resume;
  return (
    <li>
      <FileRow
        name={name}
        meta={[size !== null && formatFileSize(size), `added ${formatDate(added_at)}`].filter(Boolean).join(", ")}
        actions={
          <>
            {is_default ? (
              <Badge tone="good">Default</Badge>
            ) : (
              <Button
                size="sm"
                variant="quiet"
                aria-label={`Make ${name} the default`}
                busy={makeDefault.isPending}
                onClick={() => makeDefault.mutate(path)}
              >
                Make default
              </Button>
            )}
            <Menu
              label={`More for ${name}`}
              align="end"
              items={[
                { label: "Open", onSelect: () => open.mutate({ bucket: "candidate_resumes", path }) },
                { label: "Rename", onSelect: () => setAsking("rename") },
                {
                  label: "Delete",
                  danger: !is_default || !hasOthers,
                  separated: true,
                  onSelect: () => setAsking("delete"),
                  ...(is_default && hasOthers && { disabled: true, text: "Make another one the default first" }),
                },
              ]}
            >
              <Icon icon={Ellipsis} />
            </Menu>
          </>
        }
      />
      {asking === "rename" && <RenameResumeDialog resume={resume} onClose={close} />}
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Delete ${name}?`}
        description="It leaves your profile. Applications you already sent keep their copy."
        confirmLabel="Delete resume"
        busyLabel="Deleting..."
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(path, { onSettled: close })}
      />
    </li>
  );
}

/** The profile's resumes, five at most: the default one is sent with new applications. */
export function ResumeList({ userId }: { userId: string }) {
  const query = useEagerQuery(myDocumentsQuery());
  const add = useAddResume(userId);
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [chosen, setChosen] = useState<{ name: string; problem: string | null } | null>(null);
  const { state, read } = useResumeReading();
  const choose = async (file: File) => {
    setChosen(null);
    const problem = (await resumeProblem(file)) ?? refusalWords(await read(file));
    setChosen({ name: file.name, problem });
    if (problem) return;
    setProgress({ sent: 0, total: file.size });
    add.mutate({ file, onProgress: setProgress }, { onSettled: () => setProgress(null) });
  };
  if (!query.data) {
    return query.error ? (
      <RetryNotice title="Couldn't load your resumes." query={query}>
        {query.error.message}
      </RetryNotice>
    ) : (
      <Skeleton label="Loading your resumes" />
    );
  }
  const { resumes } = query.data;
  const problem = chosen?.problem ?? add.error?.message;
  return (
    <fieldset className="field min-w-0 gap-2" aria-label="Resumes">
      <legend className="label mb-1.5 p-0">Resumes</legend>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden" aria-label="Your resumes">
        {resumes.map((resume) => (
          <ResumeItem key={resume.path} resume={resume} userId={userId} hasOthers={resumes.length > 1} />
        ))}
      </ul>
      {chosen && (progress || problem) && (
        <div role={problem ? "alert" : undefined}>
          <FileRow name={chosen.name} progress={progress ?? undefined} error={(!progress && problem) || undefined} />
        </div>
      )}
      {!problem && <ReadingNote state={state} />}
      {resumes.length < limits.resumes && (
        <span>
          <FileButton
            variant="secondary"
            icon={Upload}
            limits={resumeLimits}
            busy={progress !== null || state.kind === "reading"}
            onFile={(file) => void choose(file)}
          >
            Add a resume
          </FileButton>
        </span>
      )}
      <p className="help">
        {resumes.length < limits.resumes
          ? "The default is sent with new applications. You can pick a different one each time."
          : `You have ${limits.resumes} resumes, the maximum. Delete one to add another.`}
      </p>
    </fieldset>
  );
}
