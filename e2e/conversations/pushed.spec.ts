import type { Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { sendMessage } from "../../tests/support/messages.ts";
import { heading } from "../support/page.ts";
import { passUntil, preparePage, RealtimeServer, stopAsking } from "../support/realtime.ts";
import { openAs, signInThroughForm } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

interface Talk {
  company: TestCompany;
  candidate: TestCandidate;
  application: string;
  jobTitle: string;
}

async function makeTalk(): Promise<Talk> {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const job = await makeJob(company);
  return { company, candidate, application: await makeApplication(job, candidate), jobTitle: job.title };
}

/** Only for hangs: on a loaded machine a page takes long to open. */
const patient = { timeout: 120_000 };

const expectListeners = (server: RealtimeServer, ...ids: string[]) =>
  expect.poll(() => server.listeners, patient).toEqual(ids);

const conversation = (page: Page) => page.getByRole("region", { name: "Conversation" });

/** Opens the candidate's side, which knows the latest news before anything is pushed. */
async function openTalk(page: Page, { candidate, application }: Talk): Promise<void> {
  const news = page.waitForRequest(/\/rpc\/get_news/, { timeout: 0 });
  await preparePage(page);
  await openAs(page, candidate, `/candidate/applications/${application}`);
  await expect(conversation(page)).toContainText("No messages yet.", patient);
  await (await news).response();
}

/** A message of the company appears once on the pages, which ask for nothing, as the server tells of it. */
async function expectPushed(pages: Page[], server: RealtimeServer, talk: Talk, body: string): Promise<void> {
  for (const page of pages) await stopAsking(page);
  await sendMessage(talk.company.owner, talk.application, body);
  for (const page of pages)
    await expect(async () => {
      await server.push("conversations", talk.application);
      await expect(conversation(page).getByText(body)).toHaveCount(1, { timeout: 5_000 });
    }).toPass();
}

test("a message appears without polling, and only its readers are notified", async ({ page, context }) => {
  const [talk, other] = await Promise.all([makeTalk(), makeTalk()]);
  const server = new RealtimeServer();
  await server.serve(context);
  await openTalk(page, talk);
  await expectListeners(server, talk.candidate.id);
  expect(server.channels[0]?.rows.map(({ table, filter }) => `${table} ${filter}`)).toEqual([
    `notifications user_id=eq.${talk.candidate.id}`,
    `conversations application_id=eq.${talk.application}`,
    `team_news application_id=eq.${talk.application}`,
  ]);
  await expectPushed([page], server, talk, "When could you talk?");
  await sendMessage(other.company.owner, other.application, "For another candidate.");
  expect(await server.push("conversations", other.application)).toBe(0);
  await sql`insert into public.team_news (application_id) values (${talk.application})`;
  expect(await server.push("team_news", talk.application), "what only the team reads").toBe(0);
});

/** What goes wrong, until it is mended. Each is tried while the page listens. */
const faults: Record<string, (server: RealtimeServer, page: Page) => Promise<() => void>> = {
  "its connection is closed": async (server) => {
    server.refusal = "RealtimeRestarting: Realtime is restarting, please standby";
    server.restart();
    return () => {
      server.refusal = null;
    };
  },
  "its channel is ended": async (server) => {
    server.refusal = "ConnectionRateLimitReached: Too many connected users";
    server.shutDown();
    return () => {
      server.refusal = null;
    };
  },
  "its channel dies": async (server) => {
    server.refusal = "UnableToConnectToProject: Realtime was unable to connect to the project database";
    server.crash();
    return () => {
      server.refusal = null;
    };
  },
  "the database is lost": async (server) => {
    server.system("error");
    return () => server.system("ok");
  },
  "the line is dead": async (server, page) => {
    server.isDead = true;
    await loseHeartbeat(server, page);
    return () => {
      server.isDead = false;
    };
  },
  "heartbeats are answered too late": async (server, page) => {
    const answer = server.hold("heartbeat");
    server.refusal = "InitializingProjectConnection: Connecting to the project database";
    await loseHeartbeat(server, page);
    return () => {
      server.refusal = null;
      answer();
    };
  },
  "the computer sleeps for longer than its token lasts": async (server, page) => {
    server.expireTokens();
    server.refusal = "RealtimeRestarting: Realtime is restarting, please standby";
    server.restart();
    await page.clock.fastForward("02:00:00");
    return () => {
      server.refusal = null;
    };
  },
};

/** Lets the page send a heartbeat and give up waiting for the reply. */
async function loseHeartbeat(server: RealtimeServer, page: Page): Promise<void> {
  const heartbeats = () => server.received.filter((event) => event === "heartbeat").length;
  const before = heartbeats();
  await page.clock.fastForward(26_000);
  await expect.poll(heartbeats, patient).toBeGreaterThan(before);
  await page.clock.fastForward(26_000);
}

for (const [what, breakIt] of Object.entries(faults)) {
  test(`when ${what}, the page asks again, and later listens again by itself`, async ({ page, context }) => {
    const talk = await makeTalk();
    const server = new RealtimeServer();
    await server.serve(context);
    await page.clock.install();
    await openTalk(page, talk);
    await expectListeners(server, talk.candidate.id);

    const mend = await breakIt(server, page);
    await sendMessage(talk.company.owner, talk.application, "This one isn't pushed.");
    const asked = conversation(page).getByText("This one isn't pushed.");
    await passUntil(page, () => expect(asked).toBeVisible());

    mend();
    await passUntil(page, () => expect.poll(() => server.listeners, { timeout: 10_000 }).toEqual([talk.candidate.id]));
    await expectPushed([page], server, talk, "This is pushed again.");
    await expect(asked).toHaveCount(1);
    expect(server.listeners, "nothing is heard twice").toEqual([talk.candidate.id]);
  });
}

test("a page refused at the start polls, and listens once it is allowed", async ({ page, context }) => {
  const talk = await makeTalk();
  const server = new RealtimeServer();
  server.refusal = "UnableToConnectToProject: Realtime was unable to connect to the project database";
  await server.serve(context);
  await page.clock.install();
  await openTalk(page, talk);
  await sendMessage(talk.company.owner, talk.application, "This one isn't pushed.");
  await passUntil(page, () => expect(conversation(page).getByText("This one isn't pushed.")).toBeVisible());
  server.refusal = null;
  await passUntil(page, () => expect.poll(() => server.listeners, { timeout: 10_000 }).toEqual([talk.candidate.id]));
  await expectPushed([page], server, talk, "This is pushed.");
});

test("a page reopened before the server has released its channel listens again", async ({ page, context }) => {
  const talk = await makeTalk();
  const server = new RealtimeServer();
  await server.serve(context);
  await openTalk(page, talk);
  await expectListeners(server, talk.candidate.id);
  const letGo = server.hold("phx_leave");
  await page
    .getByRole("navigation", { name: / area$/ })
    .getByRole("link", { name: "Applications" })
    .click();
  await page.getByRole("link", { name: talk.jobTitle }).click();
  await expect(conversation(page)).toContainText("No messages yet.", patient);
  const talks = () => server.channels.filter(({ rows }) => rows.some(({ table }) => table === "conversations"));
  await expect.poll(() => talks().length, { message: "the one being left, and a new one", ...patient }).toBe(2);
  letGo();
  await expectListeners(server, talk.candidate.id);
  await expectPushed([page], server, talk, "Welcome back.");
});

test("nothing of the previous person arrives after another person signs in", async ({
  page,
  context,
  expectFailure,
}) => {
  // A request may be in flight when the session ends.
  expectFailure(/\/rest\/v1\//, 401);
  const [talk, next] = await Promise.all([makeTalk(), makeCandidate()]);
  const server = new RealtimeServer();
  await server.serve(context);
  await openTalk(page, talk);
  await expectListeners(server, talk.candidate.id);
  await page.getByRole("button", { name: /^Account: / }).click();
  await page.getByRole("menuitem", { name: "Sign Out" }).click();
  await expectListeners(server);
  await signInThroughForm(page, next.email);
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  await expectListeners(server, next.id);
  await sendMessage(talk.company.owner, talk.application, "For the person before.");
  expect(await server.push("conversations", talk.application)).toBe(0);
  expect(await server.push("notifications", talk.candidate.id)).toBe(0);
});

test("two tabs listen independently", async ({ page, context }) => {
  const talk = await makeTalk();
  const server = new RealtimeServer();
  await server.serve(context);
  await openTalk(page, talk);
  const other = await context.newPage();
  await openTalk(other, talk);
  await expectListeners(server, talk.candidate.id, talk.candidate.id);
  await expectPushed([page, other], server, talk, "To both of you.");
});
