import { type Company, reviewStatus } from "@contracts/companies/company";
import { Timeline, type TimelineEntry } from "@/components/product/timeline";
import { Card } from "@/components/ui/card";
import { formatDate } from "@/lib/format-date";

/** What its first day stands for. */
export const begun = (company: Company) => (reviewStatus(company) === "unfinished" ? "Started" : "Registered");

function registrationTimeline(company: Company): TimelineEntry[] {
  // Latest first; what happened in one moment keeps its order.
  const steps: (TimelineEntry & { at: string | null })[] = [
    { id: "created", at: company.created_at, glyph: "applied", tone: "info", title: begun(company) },
    { id: "submitted", at: company.submitted_at, glyph: "pending", tone: "warn", title: "Submitted for review" },
    { id: "approved", at: company.approved_at, glyph: "approved", tone: "good", title: "Approved" },
    { id: "rejected", at: company.rejected_at, glyph: "rejected", tone: "bad", title: "Rejected" },
  ];
  return steps
    .reverse()
    .filter((entry) => entry.at !== null)
    .sort((one, other) => String(other.at).localeCompare(String(one.at)))
    .map(({ at, ...entry }) => ({ ...entry, meta: formatDate(String(at)) }));
}

/** How far a registration came, and when. */
export const RegistrationTimeline = ({ company }: { company: Company }) => (
  <Card title="Registration timeline">
    <Timeline label="Registration timeline" entries={registrationTimeline(company)} />
  </Card>
);
