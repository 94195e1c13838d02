import { Eye, type LucideIcon, Mail, Users } from "lucide-react";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

const facts: readonly [icon: LucideIcon, title: string, text: string][] = [
  [Eye, "The same as the job's owner", "Applications, resumes, messages, notes and scorecards."],
  [Mail, "The owner's notifications", "New applications, messages and reply-by dates for this job."],
  [
    Users,
    "Everyone else",
    "Managers and recruiters still see this job. Partner recruiters see only the jobs they're on.",
  ],
];

export const WhatMembersSee = () => (
  <Card title="What members see">
    <ul className="members-see">
      {facts.map(([icon, title, text]) => (
        <li key={title}>
          <Icon icon={icon} />
          <div>
            <b className="font-semibold">{title}</b>
            <p className="text-ink-muted text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
