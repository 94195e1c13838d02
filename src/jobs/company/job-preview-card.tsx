import { useWatch } from "react-hook-form";
import { Posting, PostingPart } from "@/components/product/posting";
import { StatusBadge } from "@/components/product/status-badge";
import { Card } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { jobPreview } from "@/jobs/company/job-preview";

/** A live preview for candidates; a draft says that it isn't visible yet. */
export function JobPreviewCard({ companyName }: { companyName: string }) {
  const preview = useWatch({ compute: jobPreview });
  return (
    <Card title="Preview" aside={<StatusBadge kind="job" status={preview.status} />}>
      <div className="grid gap-4">
        <div>
          <p className="break-words font-semibold text-xl">{preview.title}</p>
          <p className="mt-0.5 break-words text-ink-muted">{companyName}</p>
          {preview.facts.length > 0 && <Meta className="mt-1">{preview.facts}</Meta>}
          {preview.salary && <p className="tnum mt-2 font-semibold">{preview.salary}</p>}
          {preview.until && <p className="text-ink-muted text-sm">{preview.until}</p>}
        </div>
        <Posting job={preview} showFacts={false} placeholder="The description appears here as you write it.">
          {preview.questions.length > 0 && (
            <PostingPart title="Questions">
              <ol className="list-decimal pl-5">
                {preview.questions.map((question, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: questions being typed may be equal for a moment
                  <li key={index} className="break-words">
                    {question}
                  </li>
                ))}
              </ol>
            </PostingPart>
          )}
        </Posting>
      </div>
    </Card>
  );
}
