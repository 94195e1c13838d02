// A block applies to the person at the company, not to one conversation.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { createInvitation } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

let company: TestCompany;
let candidate: TestCandidate;
let first: string;
let second: string;
beforeEach(async () => {
  [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  first = await makeApplication(await makeJob(company), candidate);
  second = await makeApplication(await makeJob(company), candidate);
});

const block = (by: Actor, id: string, p_is_blocked = true) =>
  by.client.rpc("set_conversation_blocked", { p_application_id: id, p_is_blocked });
const say = (by: Actor, id: string) =>
  refusal(by.client.rpc("send_message", { p_application_id: id, p_id: randomUUID(), p_body: "Hello" }));
const shown = async (by: Actor, id: string) =>
  (await by.client.rpc("get_conversation", { p_application_id: id })).data.block;

describe.each(["candidate", "company"] as const)("a block by the %s", (side) => {
  const mine = () => (side === "candidate" ? candidate : company.owner);
  const other = () => (side === "candidate" ? company.owner : candidate);

  test("applies to all their conversations, including later ones, until that side unblocks in any of them", async () => {
    expect((await block(mine(), first)).error).toBeNull();
    const later = await makeApplication(await makeJob(company), candidate);
    for (const id of [first, second, later]) {
      expect(await say(mine(), id)).toBe("PT409 conversation_closed");
      expect(await say(other(), id)).toBe("PT409 conversation_closed");
      expect(await shown(mine(), id)).toMatchObject({ mine: true, theirs: false });
      expect(await shown(other(), id)).toMatchObject({ mine: false, theirs: true });
    }
    // The other side can't undo it.
    await block(other(), second, false);
    expect(await say(other(), second)).toBe("PT409 conversation_closed");
    expect((await block(mine(), second, false)).data).toMatchObject({ mine: false });
    for (const id of [first, second, later]) expect(await say(other(), id)).toBeNull();
  });

  test("doesn't affect their conversations with anyone else", async () => {
    await block(mine(), first);
    const elsewhere = await makeApplication(await makeJob(await makeCompany()), candidate);
    const stranger = await makeApplication(await makeJob(company), await makeCandidate());
    expect(await say(candidate, elsewhere)).toBeNull();
    expect(await say(company.owner, stranger)).toBeNull();
  });

  test("prevents the company from inviting the candidate", async () => {
    await block(mine(), first);
    expect(await refusal(createInvitation(company.owner, "candidate", candidate.email))).toBe("PT409 blocked");
    await block(mine(), first, false);
    expect((await createInvitation(company.owner, "candidate", candidate.email)).error).toBeNull();
  });

  test("prevents a representing company from submitting the candidate to a job there", async () => {
    const agency = await makeCompany();
    await makePartners(company, agency, { jobs: true });
    const person = await makeCandidate({ managedBy: agency });
    const application = await makeApplication(await makeJob(company), person);
    await block(side === "candidate" ? person : company.owner, application);
    const job = await makeJob(company);
    const submit = () =>
      agency.owner.client.rpc("put_forward_candidates", { p_job_id: job.id, p_candidate_ids: [person.candidateId] });
    const list = async () =>
      (await agency.owner.client.rpc("list_candidates_to_put_forward", { p_job_id: job.id })).data.candidates.length;
    expect([(await submit()).data, await list()]).toEqual([0, 0]);
    await block(side === "candidate" ? person : company.owner, application, false);
    expect([await list(), (await submit()).data]).toEqual([1, 1]);
  });
});
