import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { Archive, CalendarClock, Undo2 } from "lucide-react";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Consequences } from "@/components/ui/consequences";
import { paths } from "@/config/paths";

/** What an applicant needs to know while the company is paused. */
export const WhatPausedMeans = ({ application: { can } }: { application: CandidateApplicationDetail }) => (
  <Card title="What this means">
    <Consequences
      items={[
        {
          icon: Archive,
          title: "You keep your place",
          text: "Your files, responses and match stay as you sent them. The company can't open your files for now.",
        },
        {
          icon: CalendarClock,
          title: "Interview times, offers and the reply-by date are on hold",
          text: "Nothing expires, and nothing counts against you.",
        },
        ...(can.withdraw
          ? [
              {
                icon: Undo2,
                title: "You can withdraw at any time",
                text: "Or just wait. You don't need to do anything.",
              },
            ]
          : []),
      ]}
    />
  </Card>
);

export const PausedQuestions = () => (
  <Card title="Questions?">
    <p className="mb-4 text-ink-muted">We can't say why a company is paused, but we can help with your application.</p>
    <LinkButton className="w-full" to={paths.contact()}>
      Write to support
    </LinkButton>
  </Card>
);
