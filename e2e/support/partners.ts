import type { Locator, Page } from "@playwright/test";
import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makePartners, type TestCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";

/** An agency that represents candidates, and an employer with an open job; they share what is named. */
export async function makePair(shares: { jobs?: boolean; candidates?: boolean }) {
  const [agency, employer] = await Promise.all([
    makeCompany({ name: unique("Agency") }),
    makeCompany({ name: unique("Employer") }),
  ]);
  await makePartners(agency, employer, shares);
  const job = await makeJob(employer, {
    title: unique("Long-Haul Refrigerated Transport Dispatcher, Night Shift").replaceAll("-", " "),
    skillsRequired: ["TypeScript", "Dispatching"],
  });
  return { agency, employer, job };
}

/** A candidate the agency represents. */
export async function makePerson(agency: TestCompany, name: string, skills = ["TypeScript"], lastName = "Ferreira") {
  const person = await makeCandidate({ managedBy: agency, skills });
  await sql`update public.candidates set first_name = ${name}, last_name = ${lastName} where id = ${person.candidateId}`;
  return person;
}

export const rowOf = (root: Page | Locator, text: string) => root.getByRole("listitem").filter({ hasText: text });
export const button = (root: Page | Locator, name: string | RegExp) => root.getByRole("button", { name });
export const forwardDialog = (page: Page) => page.getByRole("dialog", { name: /^Submit to / });
