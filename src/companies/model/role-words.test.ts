import { invitableStaffRoles } from "@contracts/enums";
import { expect, test } from "vitest";
import { calledName, roleChange, roleOptions, staffName } from "@/companies/model/role-words";

test("every role that can be given has its words", () => {
  expect(roleOptions.map(({ value }) => value)).toEqual([...invitableStaffRoles]);
});

test("what changes depends on where a person comes from", () => {
  expect(roleChange("Kim", "manager", "recruiter")).toContain("no longer invite");
  expect(roleChange("Kim", "partner_recruiter", "recruiter")).toContain("sees all applications");
});

test("a person without a name still gets a description", () => {
  const nobody = { first_name: "", last_name: "" };
  expect([staffName(nobody), calledName(nobody)]).toEqual(["Unnamed colleague", "This colleague"]);
});
