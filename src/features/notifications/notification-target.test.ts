import { notificationTypes } from "@contracts/notification";
import { describe, expect, it } from "vitest";
import { notificationTarget } from "@/features/notifications/notification-target";

describe("notificationTarget", () => {
  it("leads to the page of what it is about", () => {
    const data = { application_id: "a1", job_id: "j1" };
    expect(notificationTarget({ type: "application_status", data })).toBe("/candidate/applications/a1");
    expect(notificationTarget({ type: "application_received", data })).toBe("/company/applications/a1");
    expect(notificationTarget({ type: "application_withdrawn", data })).toBe("/company/applications/a1");
    expect(notificationTarget({ type: "job_assigned", data })).toBe("/company/jobs/j1/manage");
    expect(notificationTarget({ type: "company_invitation", data })).toBe("/candidate/dashboard");
  });

  it.each(notificationTypes)("leads somewhere for %s without any data", (type) => {
    expect(notificationTarget({ type, data: {} })).toMatch(/^\/(candidate|company)\//);
  });
});
