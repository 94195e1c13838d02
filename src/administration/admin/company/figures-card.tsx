import type { CompanyFigures } from "@contracts/administration/company-page";
import { Card } from "@/components/ui/card";
import { formatNumber } from "@/lib/format";

const counted = (count: number, one: string) => ({
  value: formatNumber(count),
  label: count === 1 ? one : `${one}s`,
});

function figuresOf({ applications, interviews, hires, reply_days, due, kept }: CompanyFigures) {
  return [
    counted(applications, "application"),
    counted(interviews, "interview"),
    counted(hires, "hire"),
    reply_days === null
      ? { value: "–", label: "not enough replies for a median" }
      : { value: `${formatNumber(reply_days)} ${reply_days === 1 ? "day" : "days"}`, label: "median to first reply" },
    due === 0
      ? { value: "–", label: "no replies due" }
      : {
          value: `${formatNumber(kept)} of ${formatNumber(due)}`,
          label: due === 1 ? "reply on time" : "replies on time",
        },
  ];
}

export function FiguresCard({ figures }: { figures: CompanyFigures | undefined }) {
  return (
    <Card title="Last 30 days" className="overflow-clip" flush>
      {figures && (
        // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
        <ul role="list" className="figures border-line border-t">
          {figuresOf(figures).map(({ value, label }) => (
            <li key={label}>
              <b>{value}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
