// What the operator file leaves out is refused here as well (private.is_left_out).
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Actor, uniqueEmail } from "../../support/accounts.ts";
import { makeCast } from "../../support/cast.ts";
import { makeCompany, makePartners } from "../../support/companies.ts";
import { createInvitation, invite } from "../../support/invitations.ts";
import { makeJob } from "../../support/jobs.ts";
import { become, type Transaction, undone } from "../../support/undone.ts";

const cast = await makeCast();
const partner = await makeCompany();
await makeJob(partner);
await makePartners(cast.company, partner, { jobs: true });

/** Gives what `act` gives where the operator leaves out these. */
const withoutPages = <Answer>(pages: string[], act: (transaction: Transaction) => Promise<Answer>) =>
  undone(async (transaction) => {
    await transaction.unsafe(`
      create or replace function private.is_left_out(page text) returns boolean language sql immutable set search_path = ''
      return page = any ('{${pages}}')`);
    return act(transaction);
  });

/** What signing up as a company makes of an address. */
async function signUpIn(transaction: Transaction, email: string) {
  const id = randomUUID();
  await transaction`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values (${id}, ${email}, '{"role": "company"}', now())`;
  const [made] = await transaction`
    select p.role, (select count(*)::integer from public.company_users u where u.user_id = p.id) as companies
    from public.profiles p where p.id = ${id}`;
  return made;
}

const registration = { name: "Harbor Works", industry: "Technology", location: "Denver, CO" };
const register = (who: Pick<Actor, "id">) => async (transaction: Transaction) => {
  await become(transaction, who);
  return transaction`select public.register_company(${transaction.json(registration)}) as id`.then(
    ([row]) => typeof row?.id,
    (error: Error) => error.message,
  );
};

test("companies can sign up while the operator allows it", async () => {
  expect(await withoutPages([], (transaction) => signUpIn(transaction, uniqueEmail("open")))).toEqual({
    role: "company",
    companies: 1,
  });
  expect(await withoutPages([], register(cast.people.removedStaff))).toBe("string");
});

test("without company sign-up, people get candidate accounts unless a company invitation waits for them", async () => {
  const [invited, colleague] = [uniqueEmail("invited"), uniqueEmail("colleague")];
  await invite(cast.people.admin, "company", invited);
  expect((await createInvitation(cast.people.owner, "employee", colleague)).error).toBeNull();
  const made = await withoutPages(["companySignUp"], (transaction) =>
    Promise.all([uniqueEmail("nobody"), invited, colleague].map((email) => signUpIn(transaction, email))),
  );
  expect(made).toEqual([
    { role: "candidate", companies: 0 },
    { role: "company", companies: 0 },
    { role: "company", companies: 0 },
  ]);
});

test("without company sign-up, only an existing company can register", async () => {
  const unfinished = await makeCompany({ submitted: false, approved: false });
  expect(await withoutPages(["companySignUp"], register(cast.people.removedStaff))).toBe(
    "On this site, companies can only join by invitation.",
  );
  expect(await withoutPages(["companySignUp"], register(unfinished.owner))).toBe("string");
});

test("without partnerships, existing ones pause and none can be created", async () => {
  const look = async (transaction: Transaction) => {
    await become(transaction, cast.people.owner);
    const [shared] = await transaction`
      select (public.list_partner_jobs() ->> 'partners')::integer as partners,
        jsonb_array_length(public.get_company_plan(${cast.company.id}) -> 'resting_partners') as resting`;
    return shared;
  };
  expect(await withoutPages([], look)).toEqual({ partners: 1, resting: 0 });
  expect(await withoutPages(["partners"], look)).toEqual({ partners: 0, resting: 0 });
  const [one, other] = await Promise.all([makeCompany(), makeCompany()]);
  const add = async (transaction: Transaction) => {
    await become(transaction, cast.people.admin);
    return transaction`
      insert into public.company_relationships (company_a_id, company_b_id) values (${one.id}, ${other.id})`.then(
      ({ count }) => count,
      (error: Error) => error.message,
    );
  };
  expect(await withoutPages([], add)).toBe(1);
  expect(await withoutPages(["partners"], add)).toBe("This site has no partnerships.");
});
