import { expect, it } from "vitest";
import { candidateInvitationSchema } from "../../supabase/functions/_shared/contracts/invitations/invitation-input.ts";

const invited = { firstName: "Kim", lastName: "Invited" };
const isRead = (candidateData: object) =>
  candidateInvitationSchema.safeParse({ email: "kim@example.com", candidateData }).success;

it("the address of an invited candidate is optional", () => {
  expect(isRead(invited)).toBe(true);
  expect(isRead({ ...invited, address: null })).toBe(true);
  expect(isRead({ ...invited, address: { city: "Boulder", zipCode: "80301" } })).toBe(true);
  expect(isRead({ ...invited, address: "Boulder" })).toBe(false);
});
