import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type Actor, anonymous, makeAdmin, sql, stackValue } from "../support/accounts.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff } from "../support/companies.ts";
import { makeInterview } from "../support/interviews.ts";

const address = (token: string) => `${stackValue("TEST_API_URL")}/functions/v1/calendar-feed?token=${token}`;
/** As a calendar client reads it: without key and session. */
const read = (token: string, init: RequestInit = {}) => fetch(address(token), init);

async function openFeed(person: Actor): Promise<string> {
  const { data, error } = await person.client.rpc("renew_calendar_feed");
  expect(error).toBeNull();
  expect(data).toEqual({ made_at: expect.any(String), token: expect.stringMatching(/^[0-9a-f]{64}$/) });
  return data.token;
}

/** A feed's events by id. */
async function eventsOf(token: string): Promise<Map<string, ICAL.Component>> {
  const answer = await read(token);
  expect(answer.status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  return new Map(
    calendar.getAllSubcomponents("vevent").map((event) => [String(event.getFirstPropertyValue("uid")), event]),
  );
}
const idsOf = async (token: string) => [...(await eventsOf(token)).keys()].sort();
const uid = ({ id }: { id: string }) => `${id}@fairmatch`;

describe("the private calendar feed", () => {
  it("contains a candidate's own upcoming and recent interviews, and no one else's", async () => {
    const [company, candidate, other] = await Promise.all([makeCompany(), makeCandidate(), makeCandidate()]);
    const [mine, held, old, cancelled] = await Promise.all([
      makeInterview(company, candidate, { startsAt: new Date("2027-10-31T08:30:00Z") }),
      makeInterview(company, candidate, { startsAt: new Date(Date.now() - 40 * 86_400_000) }),
      makeInterview(company, candidate, { startsAt: new Date(Date.now() - 91 * 86_400_000) }),
      makeInterview(company, candidate),
      makeInterview(company, other),
    ]);
    await sql`update private.interviews set state = 'cancelled' where id = ${cancelled.id}`;
    const events = await eventsOf(await openFeed(candidate));
    expect([...events.keys()].sort()).toEqual([mine, held].map(uid).sort());
    expect(events.has(uid(old))).toBe(false);
    const event = events.get(uid(mine));
    expect(event?.getFirstPropertyValue("summary")).toMatch(new RegExp(`^Interview: .* at ${company.name}$`));
    expect(String(event?.getFirstProperty("dtstart")?.toICALString())).toBe("DTSTART:20271031T083000Z");
    expect(event?.getFirstProperty("attendee")).toBeNull();
    expect(String(event?.getFirstPropertyValue("url"))).toBe(
      `${stackValue("TEST_WEB_URL")}/candidate/applications/${mine.applicationId}`,
    );
  });

  it("contains only a colleague's own interviews, and nothing after they are removed", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const [marta, partner] = await Promise.all([
      makeStaff(company, "recruiter"),
      makeStaff(company, "partner_recruiter"),
    ]);
    const mine = await makeInterview(company, candidate, { people: [marta, partner] });
    await makeInterview(company, candidate, { people: [company.owner] });
    const token = await openFeed(marta);
    const events = await eventsOf(token);
    expect([...events.keys()]).toEqual([uid(mine)]);
    expect(events.get(uid(mine))?.getFirstPropertyValue("summary")).toMatch(/^Interview with Casey Candidate: /);

    const partners = await openFeed(partner);
    expect(await idsOf(partners)).toEqual([]);
    await sql`
      insert into public.job_assignments (job_id, company_id, assigned_to_user_id, assigned_by_user_id)
      values (${mine.jobId}, ${company.id}, ${partner.id}, ${company.owner.id})`;
    expect(await idsOf(partners)).toEqual([uid(mine)]);

    await dismissStaff(company, marta);
    expect(await idsOf(token)).toEqual([]);
  });

  it("is empty for an administrator without interviews of their own", async () => {
    const [company, candidate, admin] = await Promise.all([makeCompany(), makeCandidate(), makeAdmin()]);
    await makeInterview(company, candidate);
    expect(await idsOf(await openFeed(admin))).toEqual([]);
  });

  it("gets a new address when renewed, and has none once ended", async () => {
    const person = await makeCandidate();
    expect((await person.client.rpc("get_calendar_feed")).data).toEqual({ made_at: null });
    const first = await openFeed(person);
    const second = await openFeed(person);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    // Only the hash is stored.
    const kept = await sql`select to_jsonb(f)::text as row from private.calendar_feeds f where user_id = ${person.id}`;
    expect(JSON.stringify(kept)).not.toContain(second);
    expect((await person.client.rpc("end_calendar_feed")).data).toEqual({ made_at: null });
    expect((await read(second)).status).toBe(404);
  });

  it("is deleted with the account", async () => {
    const person = await makeCandidate();
    const token = await openFeed(person);
    await sql`delete from auth.users where id = ${person.id}`;
    expect((await read(token)).status).toBe(404);
  });

  it("answers 304 while unchanged, and sends the full calendar after a change", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate);
    const token = await openFeed(candidate);
    const whole = await read(token);
    const tag = whole.headers.get("etag") ?? "";
    expect(whole.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(whole.headers.get("cache-control")).toBe("private, no-cache");
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const same = await read(token, { headers: { "if-none-match": held } });
      expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", tag]);
    }
    await sql`update private.interviews set starts_at = starts_at + interval '1 hour', sequence = 1, changed_at = now() where id = ${interview.id}`;
    const changed = await read(token, { headers: { "if-none-match": tag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain("SEQUENCE:1");
  });

  it("rejects unknown tokens and unsupported methods", async () => {
    for (const token of ["", "x", "0".repeat(64), `${"0".repeat(64)}'--`, "0".repeat(5_000)]) {
      const answer = await read(encodeURIComponent(token));
      expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "calendar_not_found" } }]);
    }
    const token = await openFeed(await makeCandidate());
    for (const method of ["POST", "PUT", "DELETE"]) {
      const answer = await read(token, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  it("allows 60 reads per hour", async () => {
    const person = await makeCandidate();
    const token = await openFeed(person);
    await sql`update private.calendar_feeds set reads = 59 where user_id = ${person.id}`;
    expect((await read(token)).status).toBe(200);
    const refused = await read(token);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    await sql`update private.calendar_feeds set counted_from = now() - interval '61 minutes' where user_id = ${person.id}`;
    expect((await read(token)).status).toBe(200);
  });

  it("requires signing in to create or end a feed", async () => {
    for (const name of ["get_calendar_feed", "renew_calendar_feed", "end_calendar_feed"]) {
      expect((await anonymous().rpc(name)).status).toBe(401);
    }
  });
});
