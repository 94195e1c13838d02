import type { PlanEvent } from "@contracts/plans/company-plan";
import { Card, Row, Rows } from "@/components/ui/card";
import { formatShortDay } from "@/lib/format-date";
import { eventWords } from "@/plans/model/event-words";

export function PlanHistoryCard({ history }: { history: readonly PlanEvent[] }) {
  if (history.length === 0) return null;
  return (
    <Card title="Plan history" className="mt-6 overflow-clip" flush>
      <div className="border-t border-line">
        <Rows>
          {history.map((event) => (
            <Row key={`${event.what} ${event.at}`}>
              <span className="min-w-0 grow break-words">{eventWords(event)}</span>
              <time className="whitespace-nowrap text-sm text-ink-muted" dateTime={event.at}>
                {formatShortDay(event.at)}
              </time>
            </Row>
          ))}
        </Rows>
      </div>
    </Card>
  );
}
