import { Bell, CalendarCheck, Hand, Hash, type LucideIcon } from "lucide-react";
import { Icon } from "@/components/ui/icon";

const promises: readonly { title: string; text: string; icon: LucideIcon }[] = [
  { title: "Never a percentage", text: "Skills are counted. No one is reduced to a score.", icon: Hash },
  {
    title: "No machine rejects you",
    text: "The match sorts a list. Only people say no.",
    icon: Hand,
  },
  {
    title: "You always hear back",
    text: "When your application moves, we notify you here and by email.",
    icon: Bell,
  },
  {
    title: "A reply by a date",
    text: "Companies set a reply-by date. Their page shows how often they keep it.",
    icon: CalendarCheck,
  },
];

export function Promises() {
  return (
    <section className="wrap py-14 md:py-20" aria-labelledby="promises">
      <h2 className="font-semibold text-2xl" id="promises">
        What we promise
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 md:mt-8 lg:grid-cols-4">
        {promises.map(({ title, text, icon }) => (
          <li key={title} className="grid content-start gap-1.5 border-line-strong border-t pt-4">
            <span className="mb-1.5 flex text-accent-text">
              <Icon icon={icon} size="lg" />
            </span>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
