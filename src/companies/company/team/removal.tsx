import type { StaffWork } from "@contracts/companies/staff";
import { BriefcaseBusiness, Inbox, Mail, MailX, UserRound, UsersRound } from "lucide-react";
import { statusLook } from "@/components/product/status-look";
import type { Consequence } from "@/components/ui/consequences";
import { formatCount } from "@/lib/format";

/** Up to this many jobs are named; others are counted. */
const mostNamed = 5;

function JobNames({ jobs }: Pick<StaffWork, "jobs">) {
  const more = jobs.length - mostNamed;
  return (
    <ul>
      {jobs.slice(0, mostNamed).map(({ id, title, status }) => (
        <li key={id}>
          {title} ({statusLook("job", status).word.toLowerCase()})
        </li>
      ))}
      {more > 0 && <li>and {formatCount(more, "more job", "more jobs")}</li>}
    </ul>
  );
}

/** What stays and what ends when a colleague leaves, and who is notified. */
export function removalConsequences(
  who: string,
  { jobs, applications, own_applications, candidates, invitations }: StaffWork,
): Consequence[] {
  const all: (Consequence & { count: number })[] = [
    {
      count: jobs.length,
      icon: BriefcaseBusiness,
      title: `${formatCount(jobs.length, "job")} ${jobs.length === 1 ? "isn't affected" : "aren't affected"}`,
      text: <JobNames jobs={jobs} />,
    },
    {
      count: applications,
      icon: Inbox,
      title: `${formatCount(applications, "open application")} ${applications === 1 ? "stays" : "stay"}`,
      text: "With their responses, documents and history.",
    },
    {
      count: own_applications,
      icon: UserRound,
      title: `${formatCount(own_applications, "application")} ${own_applications === 1 ? "was" : "were"} owned by ${who}`,
      text: "They go to the person you choose, or to the job's owner.",
    },
    {
      count: candidates,
      icon: UsersRound,
      title: `${formatCount(candidates, "candidate")} ${candidates === 1 ? "stays" : "stay"}`,
      text: "Your company still represents them.",
    },
    {
      count: invitations,
      icon: MailX,
      title: `${formatCount(invitations, "open invitation")} ${invitations === 1 ? "ends" : "end"}`,
      text: "Their links stop working. Send them again if you still want to.",
    },
  ];
  return [
    ...all.filter(({ count }) => count > 0),
    { icon: Mail, title: `${who} is notified`, text: "Right away, by email and in the app." },
  ];
}
