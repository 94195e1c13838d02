import { expect, test } from "vitest";
import { homeSkills } from "../../../src/marketing/home/home-skills.ts";
import { sql } from "../../support/accounts.ts";

test("the home page's skills have the same keys as the vocabulary's", async () => {
  for (const { name, key } of homeSkills)
    expect({ name, key }).toEqual({ name, key: (await sql`select private.skill_key(${name}) as key`)[0]?.key });
});
