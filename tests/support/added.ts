import { randomUUID } from "node:crypto";
import type { AddedPerson } from "../../supabase/functions/_shared/contracts/applications/added-person.ts";
import { type Actor, sql, unique, uniqueEmail } from "./accounts.ts";
import type { TestJob } from "./jobs.ts";

/** Input for a person to add by hand. */
export const personOf = (given: Partial<AddedPerson> = {}): AddedPerson => ({
  ...{ name: `Tomas ${unique("Reyhold")}`, email: uniqueEmail("added"), phone: null, skills: [] },
  ...{ source: "referral", sourceWords: null, note: null, resume: null },
  ...given,
});

/** Adds a person to a job by hand. */
export const addPerson = (
  actor: Pick<Actor, "client">,
  job: TestJob,
  person = personOf(),
  { id = randomUUID(), anyway = false } = {},
) => actor.client.rpc("add_person", { p_id: id, p_job_id: job.id, p_person: person, p_anyway: anyway });

/** Tokens of two links for a person added by hand, created like those of a delivered email. */
export async function linksTo(application: string): Promise<{ takeOver: string; remove: string }> {
  const [mail] = await sql<{ data: Record<string, string> }[]>`
    select private.added_mail_data(${sql.json({ added_application_id: application })}) as data`;
  const token = (path?: string) => path?.split("/").at(-1) ?? "";
  return { takeOver: token(mail?.data.path), remove: token(mail?.data.remove_path) };
}
