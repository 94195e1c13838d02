import type { JobContent } from "@contracts/job";
import { CalendarCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Markdown } from "@/components/product/markdown";
import { ChipList } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";

/** What a posting says as text. The optional ones are left out where key and value stand beside it. */
export type PostingContent = Pick<JobContent, "description" | "requirements" | "skills_required" | "preferred_skills"> &
  Partial<Pick<JobContent, "locations" | "experience_required" | "education_required" | "answer_days">>;

/** A titled part of a posting. */
export function PostingPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-2 font-semibold">{title}</h3>
      {children}
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <PostingPart title={title}>
      <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-2 pl-5 marker:text-ink-subtle">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </PostingPart>
  );
}

function Skills({ title, skills }: { title: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <PostingPart title={title}>
      <ChipList items={skills} />
    </PostingPart>
  );
}

interface PostingProps {
  job: PostingContent;
  /** False where a match panel shows the skills. */
  showSkills?: boolean;
  /** Stands in for a description that is not written yet. */
  placeholder?: string;
  /** Further parts. */
  children?: ReactNode;
}

/** What a job is and asks, as candidates read it. */
export function Posting({ job, showSkills = true, placeholder, children }: PostingProps) {
  return (
    <div className="grid max-w-read grid-cols-[minmax(0,1fr)] gap-3 text-md">
      <Markdown>{job.description}</Markdown>
      {!job.description && placeholder && <p className="text-ink-subtle">{placeholder}</p>}
      <Lines title="Requirements" lines={job.requirements} />
      <Lines title="Experience" lines={job.experience_required ? [job.experience_required] : []} />
      <Lines title="Education" lines={job.education_required ? [job.education_required] : []} />
      <Lines title="Also possible in" lines={job.locations ?? []} />
      {showSkills && (
        <>
          <Skills title="Required skills" skills={job.skills_required} />
          <Skills title="Preferred skills" skills={job.preferred_skills} />
        </>
      )}
      {job.answer_days && (
        <p className="mt-2 flex items-start gap-2.5">
          <Icon icon={CalendarCheck} className="mt-1 text-accent-text" />
          {`Answer promised within ${job.answer_days} days`}
        </p>
      )}
      {children}
    </div>
  );
}
