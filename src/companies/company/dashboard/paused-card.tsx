import type { CompanyDashboard } from "@contracts/companies/company";
import { Check, type LucideIcon, Minus } from "lucide-react";
import { useId } from "react";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format";

function Side({ title, icon, tone, items }: { title: string; icon: LucideIcon; tone: string; items: string[] }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={id} className="mt-2 grid gap-1.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon icon={icon} className={`mt-1 ${tone}`} />
            <span className="min-w-0 break-words">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const PausedCard = ({ counts: { partners } }: CompanyDashboard) => (
  <section className="card" aria-label="What is paused">
    <div className="card-body grid gap-6 pt-5 sm:grid-cols-2">
      <Side
        title="Paused"
        icon={Minus}
        tone="text-ink-subtle"
        items={[
          "Your jobs are hidden, and you can't post new ones",
          "Messages, interview times, offers and invitations",
          "Candidates' profiles and files",
          ...(partners > 0 ? [formatCount(partners, "partnership")] : []),
          "Reply-by dates. Applicants see that you're paused, not why",
        ]}
      />
      <Side
        title="Kept"
        icon={Check}
        tone="text-good-solid"
        items={[
          "All applications, notes and scorecards, as they are",
          "Your team. Everyone can still sign in",
          "Scheduled interviews, which you can't change for now",
          "Your registration and company page, which you can edit",
          "Your plan. Its end date doesn't move",
        ]}
      />
    </div>
  </section>
);
