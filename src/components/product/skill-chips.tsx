import { useState } from "react";
import { Chip } from "@/components/ui/chip";

/** How many show in a row; the rest on demand. */
const few = 3;

export function SkillChips({ skills, name }: { skills: readonly string[]; name: string }) {
  const [open, setOpen] = useState(false);
  const more = skills.length - few;
  if (skills.length === 0) return <p className="text-sm text-ink-muted">No skills on this profile yet</p>;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {(open ? skills : skills.slice(0, few)).map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip>{skill}</Chip>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button
            type="button"
            className="chip touch text-accent-text"
            aria-expanded={open}
            aria-label={open ? `Fewer skills of ${name}` : `${more} more skills of ${name}`}
            onClick={() => setOpen(!open)}
          >
            {open ? "Fewer" : `+${more}`}
          </button>
        </li>
      )}
    </ul>
  );
}
