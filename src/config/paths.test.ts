import { expect, test } from "vitest";
import { type PathBuilder, paths } from "@/config/paths";

test("builds addresses with parameters and query, escaped", () => {
  expect(paths.company.manageJob("a/b")).toBe("/company/jobs/a%2Fb/manage");
  expect(paths.signUp({ role: "company", email: "a+b@example.com", invitation: undefined })).toBe(
    "/signup?role=company&email=a%2Bb%40example.com",
  );
  expect(paths.jobs.detail({ id: "1" }, { from: "home" })).toBe("/jobs/1?from=home");
});

const isBuilder = (value: unknown): value is PathBuilder => typeof value === "function";
const builders = Object.values(paths).flatMap((entry) =>
  isBuilder(entry) ? [entry] : Object.values(entry).filter(isBuilder),
);
const known = new Set(builders.flatMap((each) => [each.pattern, ...each.aliases.map((alias) => alias.pattern)]));

// The product specification's addresses, including older spellings.
const specified = [
  ...["/", "/services", "/industries", "/signin", "/signup", "/forgot-password", "/update-password"],
  ...["/invitation/:token", "/company-invitation/:token", "/employee-invitation/:token", "/admin-invitation/:token"],
  ...["/admin/dashboard", "/admin/send-admin-invitation", "/admin/send-company-invitation"],
  ...["/admin/company-approvals", "/admin/company/:id", "/admin/company-partnerships"],
  ...["/company/dashboard", "/company/profile", "/company/edit-profile", "/company/register"],
  ...["/company/edit-registration", "/company/create-job", "/company/manage-job/:id", "/company/application/:id"],
  ...["/company/add-candidate", "/company/manage-candidates", "/company/manage-assignments", "/company/user-profile"],
  ...["/company/jobs/:id/manage", "/company/applications/:id", "/company/candidates/add", "/company/candidates"],
  ...["/company/candidates/:id", "/company/jobs", "/candidate/dashboard", "/candidate/profile"],
  ...["/candidate/apply/:jobId", "/candidate/application/:id", "/candidate/applications"],
  ...["/candidate/applications/:id", "/candidate/resume", "/candidate/preferences", "/jobs", "/jobs/:id"],
];

test.each(specified)("%s is a known address", (pattern) => {
  expect(known).toContain(pattern);
});

test("no pattern is listed twice", () => {
  expect(known.size).toBe(builders.reduce((count, each) => count + 1 + each.aliases.length, 0));
});
