import type { SentInvitation } from "@contracts/invitations/invitation";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { isAfter } from "date-fns/isAfter";
import type { StatusGlyphName } from "@/components/product/status-glyph";
import type { Tone } from "@/components/ui/tone";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface InvitationStateLook {
  tone: Tone;
  /** "failed" isn't a status and has its own icon. */
  glyph: StatusGlyphName | "failed";
  word: string;
}

/** With this many days left it is time to remind. */
const fewDays = 2;

function waiting(expiresAt: string, now: Date): InvitationStateLook {
  const days = differenceInCalendarDays(expiresAt, now);
  return {
    tone: days > fewDays ? "info" : "warn",
    glyph: "pending",
    word: days === 0 ? "Waiting, last day" : `Waiting, ${formatCount(days, "day")} left`,
  };
}

const on = (word: string, date: string | null) => `${word} ${formatDate(date)}`.trim();

/** A sent invitation's state: tone, glyph and words of its badge. */
export function invitationState(
  { state, is_undelivered, is_held, expires_at, ended_at }: SentInvitation,
  now: Date,
): InvitationStateLook {
  switch (state) {
    case "waiting":
      return is_undelivered ? { tone: "bad", glyph: "failed", word: "Email not delivered" } : waiting(expires_at, now);
    case "accepted":
      return { tone: "good", glyph: "approved", word: on("Accepted", ended_at) };
    case "declined":
      return { tone: "idle", glyph: "withdrawn", word: on("Declined", ended_at) };
    case "revoked":
      return {
        tone: "idle",
        glyph: "not-selected",
        word: on(is_held ? "Revoked by an administrator" : "Revoked", ended_at),
      };
    case "expired":
      // Its sender may no longer invite, whatever its date.
      return { tone: "idle", glyph: "pending", word: on("Expired", isAfter(expires_at, now) ? null : expires_at) };
  }
}
