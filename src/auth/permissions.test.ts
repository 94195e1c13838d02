import { staffRoles } from "@contracts/enums";
import { describe, expect, it } from "vitest";
import { isCompanyAdmin, may, type Permission, permissionOf, type StaffAct } from "@/auth/permissions";

// DESIGN §2, row by row: company_admin and subscription_admin, manager, recruiter, partner_recruiter.
const table: [StaffAct, Permission, Permission, Permission, Permission][] = [
  ["editRegistration", "all", "none", "none", "none"],
  ["editProfile", "all", "all", "none", "none"],
  ["manageStaff", "all", "all", "none", "none"],
  ["assignWork", "all", "all", "none", "none"],
  ["editJobs", "all", "all", "all", "none"],
  ["deleteJobs", "all", "all", "own-unused", "none"],
  ["handleApplications", "all", "all", "all", "assigned"],
  ["handleCandidates", "all", "all", "all", "assigned"],
];

describe("permissionOf", () => {
  it.each(table)("%s", (act, admin, manager, recruiter, partner) => {
    expect(staffRoles.map((role) => permissionOf(role, act))).toEqual([admin, admin, manager, recruiter, partner]);
  });

  it("compares roles without case and gives an unknown one nothing", () => {
    expect(permissionOf("COMPANY_ADMIN", "editRegistration")).toBe("all");
    expect(permissionOf("owner", "editRegistration")).toBe("none");
    expect(permissionOf(null, "handleApplications")).toBe("none");
  });
});

it("may is true for any extent", () => {
  expect(may("partner_recruiter", "handleApplications")).toBe(true);
  expect(may("recruiter", "deleteJobs")).toBe(true);
  expect(may("recruiter", "manageStaff")).toBe(false);
});

it("knows the company's administrators", () => {
  expect(staffRoles.filter(isCompanyAdmin)).toEqual(["company_admin", "subscription_admin"]);
  expect(isCompanyAdmin("Company_Admin")).toBe(true);
});
