import { expect, test } from "vitest";
import {
  confirm,
  makeAccount,
  makeAdmin,
  moveAddress,
  password,
  service,
  signUp,
  signUpUnconfirmed,
  sql,
  uniqueEmail,
} from "../../support/accounts.ts";
import { makeCompany } from "../../support/companies.ts";
import { makeDue } from "../../support/notices.ts";

/** Emails to an address, including sent ones. */
async function mailsTo(address: string): Promise<string[]> {
  const rows = await sql<{ template: string }[]>`
    select template from public.email_outbox where to_email = ${address} order by created_at, template`;
  return rows.map(({ template }) => template);
}

test("changing a password sends an email, except for the first password or an unconfirmed account", async () => {
  const account = await signUp("candidate");
  expect(await mailsTo(account.email)).toEqual([]);
  const { error } = await account.client.auth.updateUser({ password: `${password}2`, current_password: password });
  expect(error).toBeNull();
  expect(await mailsTo(account.email)).toEqual(["password_changed"]);
  // Something else changes, or the same password is saved.
  await sql`update auth.users set encrypted_password = encrypted_password, last_sign_in_at = now() where id = ${account.id}`;
  // Removed, and the owner's first one set.
  for (const none of [null, ""]) {
    await sql`update auth.users set encrypted_password = ${none} where id = ${account.id}`;
    await sql`update auth.users set encrypted_password = 'hash' where id = ${account.id}`;
  }
  expect(await mailsTo(account.email)).toEqual(["password_changed"]);

  const unconfirmed = await signUpUnconfirmed("candidate");
  await sql`update auth.users set encrypted_password = 'other' where id = ${unconfirmed.id}`;
  await confirm(unconfirmed.id);
  expect(await mailsTo(unconfirmed.email)).toEqual([]);
});

test("changing an address sends an email to the old and the new address, unless it is unconfirmed", async () => {
  const account = await makeAccount("candidate");
  const address = uniqueEmail("moved");
  const told = await makeDue((transaction) => moveAddress(account.id, address, transaction), account);
  expect(told).toMatchObject([{ data: { path: "/contact" } }]);
  expect(await mailsTo(account.email)).toEqual(["email_changed_from"]);
  expect(await mailsTo(address)).toEqual(["email_changed_to"]);
  const unconfirmed = await signUpUnconfirmed("candidate");
  await moveAddress(unconfirmed.id, uniqueEmail("corrected"));
  expect(await mailsTo(unconfirmed.email)).toEqual([]);
});

test("changing a role sends one email to the account's owner, and signing up sends none", async () => {
  const [admin, company, account] = await Promise.all([makeAdmin(), makeCompany(), makeAccount("candidate")]);
  for (const { email } of [admin, company.owner, account]) expect(await mailsTo(email)).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    expect((await service().rpc("grant_admin", { p_email: account.email })).error).toBeNull();
  }
  expect(await mailsTo(account.email)).toEqual(["role_changed"]);
});
