import { notificationTypes } from "@contracts/notifications/notification";
import { describe, expect, it } from "vitest";
import { notificationTarget } from "@/notifications/model/notification-target";

describe("notificationTarget", () => {
  it("links to the page that the notification is about", () => {
    const data = { application_id: "a1", job_id: "j1" };
    expect(notificationTarget({ type: "application_status", data })).toBe("/candidate/applications/a1");
    expect(notificationTarget({ type: "message_received", data })).toBe("/candidate/applications/a1#write");
    expect(notificationTarget({ type: "applicant_message", data })).toBe(
      "/company/applications/a1?tab=conversation#write",
    );
    expect(notificationTarget({ type: "application_received", data })).toBe("/company/applications/a1");
    expect(notificationTarget({ type: "application_withdrawn", data })).toBe("/company/applications/a1");
    expect(notificationTarget({ type: "job_assigned", data })).toBe("/company/jobs/j1/manage");
    expect(notificationTarget({ type: "company_invitation", data })).toBe("/candidate/dashboard");
    expect(notificationTarget({ type: "role_changed", data })).toBe("/company/dashboard");
    expect(notificationTarget({ type: "admin_joined", data: {} })).toBe("/admin/administrators");
    expect(notificationTarget({ type: "put_forward", data })).toBe("/candidate/apply/j1");
    expect(notificationTarget({ type: "put_forward_answered", data })).toBe("/company/applications/a1");
    expect(notificationTarget({ type: "put_forward_answered", data: { job_id: "j1" } })).toBe(
      "/company/partners?tab=submissions",
    );
    expect(notificationTarget({ type: "shown_to_partner", data })).toBe("/candidate/preferences#partners");
    expect(notificationTarget({ type: "partnership_changed", data })).toBe("/company/partners");
    const released = (invitation_kind: "candidate" | "employee") =>
      notificationTarget({ type: "invitation_released", data: { invitation_kind } });
    expect([released("candidate"), released("employee")]).toEqual(["/company/candidates?tab=invited", "/company/team"]);
  });

  it.each(notificationTypes)("links to a page for %s even without data", (type) => {
    expect(notificationTarget({ type, data: {} })).toMatch(/^\/(candidate|company|admin|jobs)\b/);
  });
});
