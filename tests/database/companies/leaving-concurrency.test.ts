import { describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { inTurn, makeCast, refusal, untilHeldUp } from "../../support/cast.ts";
import { makeCandidate, makeStaff } from "../../support/companies.ts";
import { addInterview, makeInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { passMinutes, sendMessage } from "../../support/messages.ts";

const cast = await makeCast();

/** A recruiter, and their membership's id. */
async function makeColleague(): Promise<{ actor: Actor; membership: string }> {
  const actor = await makeStaff(cast.company, "recruiter");
  const [row] = await sql<{ id: string }[]>`select id from public.company_users where user_id = ${actor.id}`;
  return { actor, membership: String(row?.id) };
}
const remove = (p_company_user_id: string, p_successor: string | null = null) =>
  refusal(cast.company.owner.client.rpc("remove_staff", { p_company_user_id, p_successor }));

describe("removing a colleague doesn't deadlock with a notification", () => {
  test("about an interview that starts soon", async () => {
    const [{ actor, membership }, candidate] = await Promise.all([makeColleague(), makeCandidate()]);
    const { id } = await makeInterview(cast.company, candidate, { people: [actor] });
    const answers = await inTurn<unknown>(
      // Reminders wait for the candidate's account. It only now begins soon, or the schedule would remind first.
      async (transaction) => {
        await transaction`select from auth.users where id = ${candidate.id} for update`;
        await sql`update private.interviews set starts_at = now() + interval '50 minutes' where id = ${id}`;
      },
      [() => sql`select private.remind_of_interviews()`.then(() => null), () => remove(membership)],
    );
    expect(answers).toEqual([null, null]);
  });

  test("about a message", async () => {
    const [{ actor, membership }, candidate] = await Promise.all([makeColleague(), makeCandidate()]);
    const application = await makeApplication(await makeJob(cast.company), candidate, { status: "interview" });
    await sendMessage(actor, application, "Good morning");
    await sendMessage(candidate, application, "Hello");
    let gone: Promise<string | null> | undefined;
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      // Blocks their notifications, as the schedule takes that lock first.
      await passMinutes(transaction, 2, application);
      gone = remove(membership);
      await untilHeldUp(transaction);
      await transaction`select private.tell_due_messages()`;
    });
    expect(await gone).toBeNull();
  });
});

test.each(["takes over from someone who leaves", "gets another role"])(
  "assigning a job to a colleague who %s at the same time succeeds, as does the other change",
  async (what) => {
    const [given, leaving, partner] = await Promise.all([
      makeColleague(),
      makeColleague(),
      makeStaff(cast.company, "partner_recruiter"),
    ]);
    const job = await makeJob(cast.company, { assignedTo: partner });
    const application = await makeApplication(job, await makeCandidate(), { status: "interview" });
    await addInterview(application, { people: [given.actor, leaving.actor, partner] });
    const { manager, owner } = cast.people;
    const setRole = { p_company_user_id: given.membership, p_role: "manager" };
    const answers = await inTurn(
      (transaction) => transaction`select from public.job_assignments where job_id = ${job.id} for update`,
      [
        () => refusal(manager.client.rpc("assign_jobs", { p_job_ids: [job.id], p_user_id: given.actor.id })),
        () =>
          what === "gets another role"
            ? refusal(owner.client.rpc("set_staff_role", setRole))
            : remove(leaving.membership, given.actor.id),
      ],
    );
    expect(answers).toEqual([null, null]);
  },
);
