import { Card } from "@/components/ui/card";
import { ChipList } from "@/components/ui/chip";
import { paragraphs } from "@/features/jobs/job-facts";

interface Job {
  description: string;
  requirements: readonly string[];
  skills_required: readonly string[];
  preferred_skills: readonly string[];
  locations?: readonly string[];
  experience_required?: string | null;
  education_required?: string | null;
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-2 font-semibold">{title}</h3>
      <ul className="grid list-disc grid-cols-[minmax(0,1fr)] gap-2 pl-5 marker:text-ink-subtle">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function Skills({ title, skills }: { title: string; skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <>
      <h3 className="mt-2 font-semibold">{title}</h3>
      <ChipList items={skills} />
    </>
  );
}

/** What a job is and asks, as text. `showSkills` where no match panel shows them. */
export function JobText({ job, showSkills }: { job: Job; showSkills: boolean }) {
  return (
    <div className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-3 text-md">
      {paragraphs(job.description).map((paragraph) => (
        <p key={paragraph} className="whitespace-pre-line break-words">
          {paragraph}
        </p>
      ))}
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
    </div>
  );
}

export function AboutJob({ job, showSkills }: { job: Job; showSkills: boolean }) {
  return (
    <Card title="About the job">
      <JobText job={job} showSkills={showSkills} />
    </Card>
  );
}
