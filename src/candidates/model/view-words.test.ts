import type { ProfileView } from "@contracts/accounts/my-data";
import { expect, test } from "vitest";
import { viewWords } from "@/candidates/model/view-words";

const orielle = { id: "o", name: "Orielle", logo_url: null };
const view = (values: Partial<ProfileView>): ProfileView => ({
  id: "v",
  viewed_at: "2026-11-24T09:00:00Z",
  kind: "managed",
  document: null,
  company: orielle,
  through: null,
  application: null,
  ...values,
});
const application = { id: "a", job_title: "Lead Engineer" };

test("the text says what was viewed and why", () => {
  const words = (values: Partial<ProfileView>, managedBy: string | null = "o") =>
    Object.values(viewWords(view(values), managedBy)).join(": ");
  expect(words({ kind: "application", application })).toBe("Your application: Lead Engineer");
  expect(words({ kind: "application", application, document: "resume" })).toBe("Your resume: Sent for Lead Engineer");
  expect(words({ kind: "partner", through: "Orielle" })).toBe(
    "Partner of Orielle: Viewed the candidates shared with it",
  );
  expect(words({ kind: "partner" })).toMatch(/^Partner of a company that represented you/);
  expect(words({})).toBe("Represents you: Your full profile");
  expect(words({}, null)).toBe("Represented you: Your full profile");
  expect(words({ document: "certificate" })).toBe("Represents you: A certificate");
  expect(words({ company: null })).toBe("Your full profile: For support or a review");
});
