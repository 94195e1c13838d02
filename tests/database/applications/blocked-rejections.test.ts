import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

let applicant: TestCandidate;
let application: string;
let offer: string;
const cast = await makeCast();
beforeEach(async () => {
  applicant = await makeCandidate();
  application = await makeApplication(await makeJob(cast.company), applicant, { status: "interview" });
  offer = randomUUID();
  const p_offer = { salary: 1_000, salary_period: "month", starts_on: day(40), answer_by: day(10) };
  const made = await cast.company.owner.client.rpc("make_offer", {
    p_application_id: application,
    p_id: offer,
    p_offer,
  });
  expect(made.error).toBeNull();
  await endUndoTime(application);
});

const block = (by: { client: TestCandidate["client"] }) =>
  by.client.rpc("set_conversation_blocked", { p_application_id: application, p_is_blocked: true });

describe("a blocked conversation", () => {
  const words = "You cannot hide from me.";
  const blocked = "The conversation is blocked, so you can't send a message. Leave this empty";

  test("refuses a rejection with a message, and allows one without", async () => {
    await block(applicant);
    const reject = (p_message: string | null) =>
      cast.company.owner.client.rpc("set_application_status", {
        ...{ p_application_id: application, p_status: "rejected", p_reason: "skills", p_message },
      });
    expect(fieldErrors((await reject(words)).error)).toEqual({ message: blocked });
    expect((await reject(null)).error).toBeNull();
  });

  test("excludes the application from a group rejection with a message, and includes it without one", async () => {
    await block(applicant);
    const reject = (more: object) =>
      cast.company.owner.client.rpc("change_applications", {
        ...{ p_moves: [{ id: application }], p_change: { to: "rejected", reason: "skills", ...more } },
      });
    expect((await reject({ message: words })).data.outcomes).toMatchObject([{ refusal: "blocked" }]);
    expect((await reject({})).data.outcomes).toMatchObject([{ refusal: null }]);
  });

  test("refuses a message when either side ends an offer; the company can withdraw it without one", async () => {
    await block(cast.company.owner);
    const decline = await applicant.client.rpc("decline_offer", { p_offer_id: offer, p_words: words });
    expect(fieldErrors(decline.error)).toEqual({ words: blocked });
    const withdraw = (p_words: string | null) =>
      cast.company.owner.client.rpc("withdraw_offer", { p_offer_id: offer, p_words });
    expect(fieldErrors((await withdraw(words)).error)).toEqual({ words: blocked });
    expect((await withdraw(null)).error).toBeNull();
  });

  test("refuses a withdrawal with a message, and allows one without", async () => {
    await block(cast.company.owner);
    const withdraw = (p_message: string | null) =>
      applicant.client.rpc("withdraw_application", { p_application_id: application, p_message });
    expect(fieldErrors((await withdraw(words)).error)).toEqual({ message: blocked });
    expect((await withdraw(null)).error).toBeNull();
    expect(await sql`select from private.application_withdrawals where application_id = ${application}`).toHaveLength(
      0,
    );
  });
});
