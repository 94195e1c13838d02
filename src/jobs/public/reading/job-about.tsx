import type { JobDetails } from "@contracts/candidates/candidate";
import { partsOf } from "@contracts/jobs/job-fields";
import { splitLead } from "@contracts/jobs/job-lead";
import { type ReactNode, useId } from "react";
import { HowWeHire } from "@/components/product/how-we-hire";
import { Posting } from "@/components/product/posting";
import { namesSkills } from "@/jobs/public/reading/job-compared";

function Part({ title, heading: Heading, children }: { title: string; heading: "h2" | "h3"; children: ReactNode }) {
  const id = useId();
  return (
    <section className="pane-sec" aria-labelledby={id}>
      <Heading id={id} className="mb-2.5 font-semibold text-lg">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The rest of a job's description, and how its company hires; hidden if empty. */
export function JobAbout({ job, heading }: { job: JobDetails; heading: "h2" | "h3" }) {
  const { rest } = splitLead(job.description);
  const showSkills = !namesSkills(job);
  const saysMore = rest !== "" || partsOf(job).some(({ kind }) => kind !== "skills" || showSkills);
  return (
    <>
      {saysMore && (
        <Part title="About the job" heading={heading}>
          {/* The reply date is shown above. */}
          <Posting job={{ ...job, description: rest, answer_days: null }} showSkills={showSkills} />
        </Part>
      )}
      {job.company.hiring.steps.length > 0 && (
        <Part title="How we hire" heading={heading}>
          <HowWeHire hiring={job.company.hiring} replyDays={job.answer_days} />
        </Part>
      )}
    </>
  );
}
