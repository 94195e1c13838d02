import type { JobContent } from "@contracts/jobs/job";
import { type PostingParts, partsOf } from "@contracts/jobs/job-fields";
import { CalendarCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Markdown } from "@/components/product/markdown";
import { ChipList } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format";

export type PostingContent = Pick<JobContent, "description"> & Partial<PostingParts & Pick<JobContent, "answer_days">>;

export function PostingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-2 font-semibold">{title}</h3>
      {children}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-2 pl-5 marker:text-ink-subtle">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}

interface PostingProps {
  job: PostingContent;
  /** False where a match panel shows the skills. */
  showSkills?: boolean;
  /** False if named facts and locations are next to it. */
  showFacts?: boolean;
  /** Replaces a missing description. */
  placeholder?: string;
  children?: ReactNode;
}

export function Posting({ job, showSkills = true, showFacts = true, placeholder, children }: PostingProps) {
  return (
    <div className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 text-md">
      {job.description && <Markdown>{job.description}</Markdown>}
      {!job.description && placeholder && <p className="text-ink-subtle">{placeholder}</p>}
      {partsOf(job)
        .filter(({ kind }) => kind === "lines" || (kind === "skills" ? showSkills : showFacts))
        .map(({ title, kind, lines }) => (
          <PostingPart key={title} title={title}>
            {kind === "skills" ? <ChipList items={lines} /> : <Lines lines={lines} />}
          </PostingPart>
        ))}
      {job.answer_days && (
        <p className="mt-2 flex items-start gap-2.5">
          <Icon icon={CalendarCheck} className="mt-1 text-accent-text" />
          {`Reply promised within ${formatCount(job.answer_days, "day")}`}
        </p>
      )}
      {children}
    </div>
  );
}
