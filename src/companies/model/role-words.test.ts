import { invitableStaffRoles } from "@contracts/enums";
import { expect, test } from "vitest";
import { calledName, roleChange, roleOptions, staffName } from "@/companies/model/role-words";

test("every role that can be assigned has a description", () => {
  expect(roleOptions.map(({ value }) => value)).toEqual([...invitableStaffRoles]);
});

test("a role change is described from the previous role", () => {
  expect(roleChange("Kim", "manager", "recruiter")).toContain("no longer be able to invite");
  expect(roleChange("Kim", "partner_recruiter", "recruiter")).toContain("see all applications");
});

test("colleagues without a name get a placeholder", () => {
  const nobody = { first_name: "", last_name: "" };
  expect([staffName(nobody), calledName(nobody)]).toEqual(["Unnamed colleague", "This colleague"]);
});
