import { formatDate } from "@/lib/format-date";
import { useSiteSettings } from "@/lib/site-settings";

const dayMs = 86_400_000;

interface DeletionEffectsProps {
  goes: string;
  stays: string;
}

export function DeletionEffects({ goes, stays }: DeletionEffectsProps) {
  const { backup } = useSiteSettings().retention;
  const columns = [
    ["Right away", goes],
    [
      `By ${formatDate(new Date(Date.now() + backup * dayMs))}`,
      `Copies in our backups, ${backup} days from today. Signing in won't bring anything back.`,
    ],
    ["Kept", stays],
  ] as const;
  return (
    <div className="mt-4 grid gap-x-6 gap-y-4 md:grid-cols-3">
      {columns.map(([title, text]) => (
        <div key={title} className="border-line-strong border-t-2 pt-3">
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-ink-muted text-sm">{text}</p>
        </div>
      ))}
    </div>
  );
}
