import type { Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { sendMessage } from "../../tests/support/messages.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** Pages poll every ten seconds. */
const soon = { timeout: 60_000 };

const place = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: / area$/ }).getByRole("link", { name });

test("unread messages are counted on both sides without a reload, until they are read", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  await sql`
    update public.candidates set first_name = 'Nadia', last_name = 'Ferreira' where id = ${candidate.candidateId}`;
  const job = await makeJob(company, { assignedTo: company.owner });
  const application = await makeApplication(job, candidate);
  const heard: string[] = [];
  page.on("websocket", (socket) => heard.push(socket.url()));

  await openAs(page, candidate, "/candidate/applications");
  const staff = await openBrowser(phone);
  await openAs(staff, company.owner, "/company/applications");
  await expect(place(page, "Applications")).toBeVisible();

  const { seq } = await sendMessage(company.owner, application, "When could you talk?");
  await sendMessage(candidate, application, "Any day after four.");
  const row = page.getByRole("link", { name: `${job.title} 1 unread message` });
  await expect(row).toBeVisible(soon);
  await expect(place(page, /^Applications ?, 1 waiting for you$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Notifications/ })).toHaveAccessibleName("Notifications, 1 unread");
  await expectGoodScreen(page);
  await expect(staff.getByRole("link", { name: "Nadia Ferreira 1 unread message" })).toBeVisible(soon);
  await expectGoodScreen(staff);

  // As on another device.
  await candidate.client.rpc("mark_conversation_read", { p_application_id: application, p_seq: seq });
  await expect(page.getByRole("link", { name: job.title, exact: true })).toBeVisible(soon);
  await expect(place(page, "Applications")).toHaveAccessibleName("Applications");
  expect(heard, "the local API tells of nothing, and is not listened to").toEqual([]);
});
