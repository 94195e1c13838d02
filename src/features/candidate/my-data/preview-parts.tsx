import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { ChipList } from "@/components/ui/chip";
import { Icon } from "@/components/ui/icon";
import { personName } from "@/lib/format";

interface PreviewHeadProps {
  person: { first_name: string; last_name: string; title: string | null };
}

export function PreviewHead({ person }: PreviewHeadProps) {
  const name = personName(person, "candidate");
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0 break-words leading-tight">
        <p className="font-semibold">{name}</p>
        {person.title && <p className="text-sm text-ink-muted">{person.title}</p>}
      </div>
    </div>
  );
}

export interface PreviewFact {
  icon: LucideIcon;
  /** Names it for screen readers where the value alone does not. */
  label?: string;
  value: ReactNode;
}

/** Facts a line each; those without a value are not on the profile, and nobody reads them. */
export function PreviewFacts({ facts }: { facts: readonly PreviewFact[] }) {
  const shown = facts.filter(({ value }) => value !== null && value !== "");
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
      {shown.map(({ icon, label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity beyond their place
        <li key={index} className="flex items-start gap-2">
          <Icon icon={icon} size="sm" className="mt-0.5 text-ink-muted" />
          <span className="min-w-0 break-words">
            {label && <span className="sr-only">{label}: </span>}
            {value}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function PreviewSkills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <div>
      <h3>Skills</h3>
      <ChipList items={skills} />
    </div>
  );
}

export const NotShown = ({ children }: { children: string }) => (
  <p className="text-sm text-ink-muted">Not shown: {children}.</p>
);
