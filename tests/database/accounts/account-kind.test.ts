import { createHash, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Actor, makeAccount, makeAdmin, service, sql } from "../../support/accounts.ts";
import { atOnce, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

// Runs every pair of ways to change what an account is concurrently. The result must equal one of the two sequential results,
// which are computed first, so the rules don't need repeating here.

const [admin, employer, agency] = await Promise.all([makeAdmin(), makeCompany(), makeCompany()]);
const job = await makeJob(employer);

/** An open invitation, inserted directly because of sending limits. Returns its token. */
async function invitation(person: Actor, row: Record<string, unknown>): Promise<string> {
  const token = randomBytes(32).toString("hex");
  const token_hash = createHash("sha256").update(token).digest();
  const [made] = await sql`insert into public.invitations ${sql({ email: person.email, ...row })} returning id`;
  await sql`insert into private.invitation_tokens ${sql({ token_hash, invitation_id: made?.id })}`;
  return token;
}
const accept = async (person: Actor, row: Record<string, unknown>) => {
  const token = await invitation(person, row);
  return () => person.client.rpc("accept_invitation", { p_token: token });
};

/** Each way to change an account: prepares it for a person and returns the call. */
const ways = {
  "accepting to be an admin": (person: Actor) =>
    accept(person, { type: "admin_invitation", invited_by_admin_id: admin.id, company_data: sql.json({}) }),
  "accepting a company": (person: Actor) =>
    accept(person, {
      type: "company_invitation",
      invited_by_admin_id: admin.id,
      company_data: sql.json({ companyName: "Invited Works" }),
    }),
  "accepting employment": (person: Actor) =>
    accept(person, {
      type: "company_invitation",
      company_id: employer.id,
      role: "recruiter",
      company_data: sql.json({ isEmployeeInvitation: true }),
    }),
  "accepting to be managed": (person: Actor) =>
    accept(person, { type: "candidate", company_id: agency.id, candidate_data: sql.json({ firstName: "Carol" }) }),
  "registering a company": async (person: Actor) => () =>
    person.client.rpc("register_company", {
      p_company: { name: "Registered", industry: "technology", location: "Springfield" },
    }),
  applying: async (person: Actor) => () => person.client.rpc("submit_application", { p_job_id: job.id }),
  "being made an admin": async (person: Actor) => () => service().rpc("grant_admin", { p_email: person.email }),
} satisfies Record<string, (person: Actor) => Promise<() => ReturnType<Actor["client"]["rpc"]>>>;
type Way = keyof typeof ways;

const people: Record<string, () => Promise<Actor>> = {
  "a candidate": makeCandidate,
  "a company account without a company": async () => {
    const person = await makeAccount("company");
    await sql`delete from public.companies where user_id = ${person.id}`;
    return person;
  },
};

/** The person's resulting state and the responses. */
async function outcome(person: Actor, answers: Record<string, string | null>): Promise<string> {
  const [state] = await sql`
    select p.role,
      array(
        select c.name || ' as ' || u.role from public.company_users u join public.companies c on c.id = u.company_id
        where u.user_id = p.id order by 1
      ) as works_for,
      (select c.managing_company_id is not null from public.candidates c where c.user_id = p.id) as is_managed,
      (select count(*) from public.applications a join public.candidates c on c.id = a.candidate_id where c.user_id = p.id)
        as applications
    from public.profiles p where p.id = ${person.id}`;
  return JSON.stringify([state, Object.entries(answers).sort()]).replaceAll(employer.name, "the employer");
}

/** Both, one after the other. */
async function inTurn(make: () => Promise<Actor>, pair: readonly [Way, Way]): Promise<string> {
  const person = await make();
  const calls = [await ways[pair[0]](person), await ways[pair[1]](person)] as const;
  return outcome(person, { [pair[0]]: await refusal(calls[0]()), [pair[1]]: await refusal(calls[1]()) });
}

/** Both blocked by a lock on the person, then released. */
async function together(make: () => Promise<Actor>, pair: readonly [Way, Way]): Promise<string> {
  const person = await make();
  const calls = [await ways[pair[0]](person), await ways[pair[1]](person)] as const;
  const answers = await atOnce(
    (transaction) => transaction`select from public.profiles where id = ${person.id} for update`,
    calls.map((call) => () => refusal(call())),
  );
  return outcome(person, { [pair[0]]: answers[0] ?? null, [pair[1]]: answers[1] ?? null });
}

const names = Object.keys(ways) as Way[];
const pairs = names.flatMap((one, index) => names.slice(index + 1).map((other) => [one, other] as const));
const rounds = 3;

describe.each(Object.keys(people))("two changes to the account of %s at the same time:", (kind) => {
  const make = people[kind] as () => Promise<Actor>;
  test.each(pairs)("%s and %s end as they would one after the other", async (one, other) => {
    const legal = await Promise.all([inTurn(make, [one, other]), inTurn(make, [other, one])]);
    for (let round = 0; round < rounds; round += 1) {
      expect(legal).toContain(await together(make, round % 2 === 0 ? [one, other] : [other, one]));
    }
  });
});

describe("account roles, however they are changed", () => {
  const impossible = "This account already has another role";

  test("require staff to have a company account", async () => {
    const [person, recruiter] = [await makeAccount("candidate"), await makeStaff(employer, "recruiter")];
    const membership = { user_id: person.id, company_id: employer.id, role: "recruiter" };
    await expect(sql`insert into public.company_users ${sql(membership)}`).rejects.toThrow(impossible);
    for (const role of ["admin", "candidate"]) {
      await expect(sql`update public.profiles set role = ${role} where id = ${recruiter.id}`).rejects.toThrow(
        impossible,
      );
    }
  });

  test("require applicants and represented people to have a candidate account", async () => {
    const [applicant, managed] = [await makeCandidate(), await makeCandidate({ managedBy: agency })];
    await makeApplication(job, applicant);
    for (const { id } of [applicant, managed]) {
      for (const role of ["admin", "company"]) {
        await expect(sql`update public.profiles set role = ${role} where id = ${id}`).rejects.toThrow(impossible);
      }
    }
    const former = await makeCandidate();
    await sql`update public.profiles set role = 'company' where id = ${former.id}`;
    await expect(makeApplication(job, former)).rejects.toThrow(impossible);
    await expect(
      sql`update public.candidates set managing_company_id = ${agency.id} where id = ${former.candidateId}`,
    ).rejects.toThrow(impossible);
  });

  test("accept only one of two conflicting simultaneous transactions", async () => {
    const person = await makeCandidate();
    const results = await Promise.allSettled([
      sql.begin(async (transaction) => {
        await transaction`update public.profiles set role = 'company' where id = ${person.id}`;
        await transaction`
          insert into public.company_users (user_id, company_id, role) values (${person.id}, ${employer.id}, 'recruiter')`;
      }),
      makeApplication(job, person),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});
