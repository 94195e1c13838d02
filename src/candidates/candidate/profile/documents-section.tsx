import type { Candidate } from "@contracts/candidates/candidate";
import { limits } from "@contracts/limits";
import { DocumentField } from "@/candidates/candidate/profile/document-field";
import { ResumeList } from "@/candidates/candidate/profile/resume-list";
import { Card } from "@/components/ui/card";

/** Resumes, Cover Letter and Certificates; each is stored at once, apart from Save Profile. */
export function DocumentsSection({ candidate }: { candidate: Candidate }) {
  const { user_id: userId, certificates } = candidate;
  return (
    <Card title="Documents">
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
    </Card>
  );
}
