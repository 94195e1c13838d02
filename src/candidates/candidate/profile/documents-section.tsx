import type { Candidate } from "@contracts/candidates/candidate";
import { limits } from "@contracts/limits";
import { useWatch } from "react-hook-form";
import { DocumentField } from "@/candidates/candidate/profile/document-field";
import { ProfileSection } from "@/candidates/candidate/profile/profile-section";
import { ResumeList } from "@/candidates/candidate/profile/resume-list";
import { myDocumentsQuery } from "@/candidates/data/documents-query";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { formatCount } from "@/lib/format";
import { useEagerQuery } from "@/lib/use-eager-query";

/** "2 resumes, 1 certificate", "1 resume not saved yet" */
function useLine({ resume_url, cover_letter_url, certificates }: Candidate): string {
  const { data } = useEagerQuery(myDocumentsQuery());
  const isChosen = useWatch<ProfileFormValues, "resumeFile">({ name: "resumeFile" }) !== null;
  const resumes = data?.resumes.length ?? (resume_url ? 1 : 0);
  return [
    resumes > 0 && formatCount(resumes, "resume"),
    isChosen && (resumes > 0 ? "1 not saved yet" : "1 resume not saved yet"),
    cover_letter_url && "1 cover letter",
    certificates.length > 0 && formatCount(certificates.length, "certificate"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Resumes, Cover Letter and Certificates; each is stored right away, apart from Save Profile. */
export function DocumentsSection({ candidate }: { candidate: Candidate }) {
  const { user_id: userId, certificates } = candidate;
  return (
    <ProfileSection id="resume" title="Documents" text={useLine(candidate)}>
      <p className="mb-5 text-sm text-ink-muted">
        These files are stored as soon as you choose them. You decide which go with each application.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ResumeList userId={userId} />
        <DocumentField
          kind="cover_letter"
          userId={userId}
          label="Cover Letter"
          prompt="Add your cover letter"
          path={candidate.cover_letter_url}
          name="cover-letter"
        />
        {certificates.map((path, index) => (
          <DocumentField
            key={path}
            kind="certificate"
            userId={userId}
            label={`Certificate ${index + 1}`}
            prompt="Replace this certificate"
            path={path}
            name={`certificate-${index + 1}`}
          />
        ))}
        {certificates.length < limits.certificates && (
          <DocumentField
            key={`new-${certificates.length}`}
            kind="certificate"
            userId={userId}
            label="Certificates"
            prompt={certificates.length === 0 ? "Add a certificate" : "Add another certificate"}
            path={null}
            name="certificate"
          />
        )}
      </div>
    </ProfileSection>
  );
}
