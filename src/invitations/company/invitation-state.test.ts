import type { SentInvitation } from "@contracts/invitations/invitation";
import { describe, expect, it } from "vitest";
import { invitationState } from "@/invitations/company/invitation-state";

const now = new Date("2026-11-20T09:00:00");
const sent = (changes: Partial<SentInvitation>): SentInvitation => ({
  id: "1",
  kind: "company",
  email: "hr@vantrell.example",
  name: "Vantrell Optics",
  company_name: "Vantrell Optics",
  role: null,
  state: "waiting",
  is_undelivered: false,
  sent_at: "2026-11-18T10:00:00",
  sent_by: "Amelia Strand",
  expires_at: "2026-11-25T10:00:00",
  ended_at: null,
  joined_company_id: null,
  is_held: false,
  can: { resend: true, revoke: true, release: false },
  ...changes,
});

describe("invitationState", () => {
  it.each([
    [{}, "info", "Waiting, 5 days left"],
    [{ expires_at: "2026-11-22T08:00:00" }, "warn", "Waiting, 2 days left"],
    [{ expires_at: "2026-11-21T23:00:00" }, "warn", "Waiting, 1 day left"],
    [{ expires_at: "2026-11-20T23:00:00" }, "warn", "Waiting, last day"],
    [{ is_undelivered: true }, "bad", "Email not delivered"],
    [{ state: "accepted", ended_at: "2026-11-16T10:00:00" }, "good", "Accepted Nov 16, 2026"],
    [{ state: "expired", expires_at: "2026-11-09T10:00:00" }, "idle", "Expired Nov 9, 2026"],
    [{ state: "expired" }, "idle", "Expired"],
    [{ state: "revoked", ended_at: "2026-10-29T10:00:00" }, "idle", "Revoked Oct 29, 2026"],
    [{ state: "declined", ended_at: null }, "idle", "Declined"],
  ] as const)("shows %o as %s: %s", (changes, tone, word) => {
    expect(invitationState(sent(changes), now)).toMatchObject({ tone, word });
  });
});
