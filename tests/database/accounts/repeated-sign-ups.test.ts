import { beforeEach, expect, test } from "vitest";
import { anonymous, makeAccount, password, signUpUnconfirmed, sql, uniqueEmail } from "../../support/accounts.ts";
import { atOnce } from "../../support/cast.ts";

beforeEach(async () => {
  await sql`delete from private.noted_sign_ups`;
});

const note = (email: string) => anonymous().rpc("note_sign_up", { p_email: email });
const mailsTo = async (email: string) =>
  (
    await sql<{ template: string }[]>`
      select template from public.email_outbox where to_email = ${email} and template = 'sign_up_repeated'`
  ).length;

test("the owner of a known address gets one email a day, and every address gets the same response", async () => {
  const known = await makeAccount("candidate");
  const answers = [];
  for (const email of [
    known.email,
    known.email.toUpperCase(),
    ` ${known.email} `,
    uniqueEmail("new"),
    "nonsense",
    "",
  ]) {
    const { status, data, error } = await note(email);
    answers.push({ status, data, error });
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mailsTo(known.email)).toBe(1);
  await sql`update private.noted_sign_ups set at = at - interval '25 hours'`;
  await note(known.email);
  expect(await mailsTo(known.email)).toBe(2);
});

test("addresses and network addresses are stored only as keyed digests", async () => {
  const email = uniqueEmail("kept");
  await note(email);
  expect(
    await sql`
    select address = private.keyed_digest(${email}) as address, client = private.keyed_digest('127.0.0.1') as client
    from private.noted_sign_ups`,
  ).toEqual([{ address: true, client: true }]);
});

test("an unconfirmed address gets no email about a repeated sign-up", async () => {
  const unconfirmed = await signUpUnconfirmed("candidate");
  await note(unconfirmed.email);
  expect(await mailsTo(unconfirmed.email)).toBe(0);
});

test("sign-up gives the same response for a known address as for a new one", async () => {
  const known = await makeAccount("candidate");
  const signUp = (email: string) =>
    anonymous().auth.signUp({ email, password, options: { data: { role: "candidate" } } });
  const [taken, fresh] = [await signUp(known.email), await signUp(uniqueEmail("new"))];
  expect([taken.error, fresh.error, taken.data.session, fresh.data.session]).toEqual([null, null, null, null]);
  expect(Object.keys(taken.data.user ?? {}).toSorted()).toEqual(Object.keys(fresh.data.user ?? {}).toSorted());
});

test("a network address is limited per hour, also at the same time", async () => {
  const known = await makeAccount("candidate");
  const [row] = await sql<{ most: number }[]>`select private.noted_sign_ups_an_hour() as most`;
  const most = Number(row?.most);
  await sql`
    insert into private.noted_sign_ups (address, client)
    select sha256(n::text::bytea), private.keyed_digest('127.0.0.1') from generate_series(1, ${most - 1}) n`;
  const others = Array.from({ length: 4 }, () => uniqueEmail("other"));
  await atOnce(
    (transaction) => transaction`lock table private.noted_sign_ups in share row exclusive mode`,
    others.map((email) => () => note(email)),
  );
  const [count] = await sql<{ noted: number }[]>`select count(*)::int as noted from private.noted_sign_ups`;
  expect(count?.noted).toBe(most);
  await note(known.email);
  expect(await mailsTo(known.email)).toBe(0);
});
