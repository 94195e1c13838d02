import type { QueuedCompany } from "@contracts/companies/company";
import { useRemindCompany } from "@/administration/data/companies";
import { Button } from "@/components/ui/button";
import { formatDate } from "@/lib/format-date";

export function RemindButton({ company }: { company: QueuedCompany }) {
  const remind = useRemindCompany();
  return (
    <>
      {company.can?.remind && (
        <Button
          size="sm"
          busy={remind.isPending}
          busyLabel="Reminding..."
          aria-label={`Remind ${company.account} of ${company.name}`}
          onClick={() => remind.mutate(company)}
        >
          Remind
        </Button>
      )}
      {company.reminded_at && (
        <span className="tnum self-center whitespace-nowrap text-ink-muted text-sm">
          Reminded {formatDate(company.reminded_at)}
        </span>
      )}
    </>
  );
}
