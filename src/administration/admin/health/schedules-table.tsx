import type { ScheduleHealth } from "@contracts/administration/health";
import { howOften, scheduleName } from "@/administration/admin/health/schedule-words";
import { useRunSchedule } from "@/administration/data/health";
import { toast } from "@/components/feedback/toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { type Column, Table } from "@/components/ui/table";
import { formatSpan } from "@/lib/format";
import { formatMoment } from "@/lib/format-time";

function RunNow({ name }: Pick<ScheduleHealth, "name">) {
  const run = useRunSchedule();
  const title = scheduleName(name);
  const press = async () => {
    const problem = await run.mutateAsync(name);
    if (problem) toast.error({ title: `${title} failed`, description: problem });
    else toast.success({ title: `${title} ran` });
  };
  return (
    <Button
      size="sm"
      busy={run.isPending}
      aria-label={`Run now: ${title}`}
      onClick={() => void press().catch(() => {})}
    >
      Run now
    </Button>
  );
}

function State({ late_by_minutes, problem }: ScheduleHealth) {
  if (problem) return <Badge tone="warn">Failed</Badge>;
  if (late_by_minutes === null) return <span className="text-ink-muted text-sm">On time</span>;
  return <Badge tone="warn">{`${formatSpan(late_by_minutes)} late`}</Badge>;
}

const columns: Column<ScheduleHealth>[] = [
  { key: "what", header: "What", role: "title", cell: ({ name }) => scheduleName(name) },
  { key: "often", header: "How often", role: "meta", cell: ({ cron }) => howOften(cron) },
  {
    key: "ran",
    header: "Last run",
    role: "meta",
    cell: ({ last_run_at }) => (last_run_at ? formatMoment(last_run_at) : "Never"),
  },
  { key: "state", header: "State", role: "badge", cell: (schedule) => <State {...schedule} /> },
  {
    key: "run",
    header: "Actions",
    role: "actions",
    cell: ({ name, late_by_minutes, problem }) => (late_by_minutes !== null || problem) && <RunNow name={name} />,
  },
];

export function SchedulesTable({ schedules }: { schedules: readonly ScheduleHealth[] }) {
  return <Table label="Scheduled work" columns={columns} rows={schedules} rowKey={({ name }) => name} />;
}
