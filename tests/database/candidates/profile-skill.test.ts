import { expect, test } from "vitest";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, anonymous, makeAccount, makeAdmin } from "../../support/accounts.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";

const set = ({ client }: Pick<Actor, "client">, p_skill: string | null, p_has = true) =>
  client.rpc("set_profile_skill", { p_skill, p_has });
const skills = async (...args: Parameters<typeof set>) => (await set(...args)).data?.skills;

test("setting a profile skill adds it once or removes it, and creates a missing profile", async () => {
  const fresh = await makeAccount("candidate");
  expect(await skills(fresh, " Forklift ")).toEqual(["Forklift"]);
  expect(await skills(fresh, "forklift")).toEqual(["Forklift"]);
  expect(await skills(fresh, "Spanish")).toEqual(["Forklift", "Spanish"]);
  for (const _ of [1, 2]) expect(await skills(fresh, "FORKLIFT", false)).toEqual(["Spanish"]);
});

test("setting a profile skill follows the limits of the profile", async () => {
  const person = await makeCandidate({ skills: [] });
  for (const skill of ["", null, "x".repeat(limits.skill + 1)])
    expect((await set(person, skill)).error?.code).toBe("PT422");
  const many = Array.from({ length: limits.skills }, (_, index) => `Skill ${index}`);
  const full = await makeCandidate({ skills: many });
  expect((await set(full, "One more")).error?.code).toBe("PT422");
  expect(await skills(full, "Skill 3")).toHaveLength(limits.skills);
});

test("two tabs adding skills at the same time keep all of them", async () => {
  const person = await makeCandidate({ skills: [] });
  await Promise.all(["Excel", "Payroll", "Spanish"].map((skill) => set(person, skill)));
  expect((await skills(person, "Excel")).toSorted()).toEqual(["Excel", "Payroll", "Spanish"]);
});

test("setting a profile skill is only for candidates", async () => {
  expect((await set({ client: anonymous() }, "Excel")).status).toBe(401);
  for (const actor of [(await makeCompany()).owner, await makeAdmin()])
    expect((await set(actor, "Excel")).status).toBe(403);
});
