import { useWatch } from "react-hook-form";
import { StatusBadge } from "@/components/product/status-badge";
import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { Meta } from "@/components/ui/meta";
import type { JobFormValues } from "@/features/company/jobs/job-form-values";
import { jobPreview } from "@/features/company/jobs/job-preview";

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </div>
  );
}

/** What candidates will see, as it is typed; a draft says that they see nothing yet (S2 §4). */
export function JobPreviewCard({ companyName }: { companyName: string }) {
  const values = useWatch<JobFormValues>() as JobFormValues;
  const preview = jobPreview(values);
  return (
    <Card title="Preview" aside={<StatusBadge kind="job" status={values.status} />}>
      <div className="grid gap-4">
        <div>
          <p className="break-words font-semibold text-xl">{preview.title}</p>
          <p className="mt-0.5 break-words text-ink-muted">{companyName}</p>
          {preview.facts.length > 0 && <Meta className="mt-1">{preview.facts}</Meta>}
          {preview.salary && <p className="tnum mt-2 font-semibold">{preview.salary}</p>}
          {preview.until && <p className="text-ink-muted text-sm">{preview.until}</p>}
        </div>
        {preview.description ? (
          <p className="whitespace-pre-line break-words">{preview.description}</p>
        ) : (
          <p className="text-ink-subtle">The description appears here as you write it.</p>
        )}
        {preview.requirements.length > 0 && (
          <Part title="Requirements">
            <ul className="list-disc pl-5">
              {preview.requirements.map((line) => (
                <li key={line} className="break-words">
                  {line}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {preview.requiredSkills.length > 0 && (
          <Part title="Required skills">
            <ChipList items={preview.requiredSkills} />
          </Part>
        )}
        {preview.preferredSkills.length > 0 && (
          <Part title="Preferred skills">
            <ChipList items={preview.preferredSkills} />
          </Part>
        )}
        {preview.questions.length > 0 && (
          <Part title="Questions">
            <ol className="list-decimal pl-5">
              {preview.questions.map((question, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: questions being typed may be equal for a moment
                <li key={index} className="break-words">
                  {question}
                </li>
              ))}
            </ol>
          </Part>
        )}
      </div>
    </Card>
  );
}
