import { applicationStatusLabels, candidateStatusLabels } from "@contracts/applications/application-status";
import type { JobStatus } from "@contracts/enums";
import type { Submission } from "@contracts/partners/partnership";
import type { StatusGlyphName } from "@/components/product/status-glyph";
import type { Tone } from "@/components/ui/tone";

/** own_application: as its candidate sees it. */
export type StatusKind = "company" | "job" | "application" | "own_application" | "put_forward";

interface StatusLook {
  glyph: StatusGlyphName | null;
  tone: Tone;
  word: string;
}

const open: StatusLook = { glyph: "open", tone: "good", word: "Open" };
const hired: StatusLook = { glyph: "hired", tone: "good", word: applicationStatusLabels.hired };

const application = {
  applied: { glyph: "applied", tone: "info", word: applicationStatusLabels.applied },
  reviewing: { glyph: "reviewing", tone: "warn", word: applicationStatusLabels.reviewing },
  interview: { glyph: "interview", tone: "plum", word: applicationStatusLabels.interview },
  offered: { glyph: "offered", tone: "sea", word: applicationStatusLabels.offered },
  hired,
  accepted: hired,
  rejected: { glyph: "not-selected", tone: "idle", word: applicationStatusLabels.rejected },
  withdrawn: { glyph: "withdrawn", tone: "idle", word: applicationStatusLabels.withdrawn },
} as const satisfies Record<string, StatusLook>;

const looks: Record<StatusKind, Record<string, StatusLook>> = {
  company: {
    unfinished: { glyph: "draft", tone: "idle", word: "Unfinished" },
    pending: { glyph: "pending", tone: "warn", word: "Pending" },
    approved: { glyph: "approved", tone: "good", word: "Approved" },
    rejected: { glyph: "rejected", tone: "bad", word: "Rejected" },
  },
  job: {
    draft: { glyph: "draft", tone: "idle", word: "Draft" },
    published: open,
    open,
    active: open,
    closed: { glyph: "closed", tone: "idle", word: "Closed" },
    expired: { glyph: "closed", tone: "idle", word: "Closed (expired)" },
    filled: { glyph: "filled", tone: "sea", word: "Filled" },
    offline: { glyph: "rejected", tone: "bad", word: "Offline" },
  },
  application,
  own_application: { ...application, applied: { ...application.applied, word: candidateStatusLabels.applied } },
  put_forward: {
    waiting: { glyph: "pending", tone: "warn", word: "Asked, waiting" },
    agreed: { glyph: "hired", tone: "good", word: "Agreed and applied" },
    declined: { glyph: "not-selected", tone: "idle", word: "Declined" },
    withdrawn: { glyph: "withdrawn", tone: "idle", word: "Withdrawn" },
    lapsed: { glyph: "closed", tone: "idle", word: "No longer open" },
  } satisfies Record<Submission["status"], StatusLook>,
};

/** A job's status as its company sees it (RULES: Jobs). */
export function shownJobStatus({ status, is_expired }: { status: JobStatus; is_expired: boolean }) {
  return is_expired ? "expired" : status;
}

/** A status's glyph, tone and word, ignoring case; unknown values keep their own word. */
export function statusLook(kind: StatusKind, status: string): StatusLook {
  return looks[kind][status.trim().toLowerCase()] ?? { glyph: null, tone: "idle", word: status };
}
