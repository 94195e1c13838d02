import { expect, test } from "vitest";
import { homeSkills } from "../../../src/marketing/home/home-skills.ts";
import { sql } from "../../support/actors.ts";

test("the skills one can tick on the home page are compared by the keys the vocabulary gives them", async () => {
  for (const { name, key } of homeSkills)
    expect({ name, key }).toEqual({ name, key: (await sql`select private.skill_key(${name}) as key`)[0]?.key });
});
