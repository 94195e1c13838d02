// @vitest-environment node
// jsdom's File cannot be read; Node's can.
import type { Company, CompanyMembership } from "@contracts/companies/company";
import { describe, expect, it } from "vitest";
import {
  type RegistrationValues,
  registrationData,
  registrationFormSchema,
  registrationValues,
} from "@/companies/company/registration/registration-values";

const membership = { first_name: "Owen", last_name: "Castellane" } as CompanyMembership;
const placeholder = {
  id: "c1",
  name: "New Company",
  industry: "Technology",
  location: "United States",
  same_as_registered: false,
  submitted_at: null,
} as Company;
const submitted = {
  ...placeholder,
  name: "Quillmark Freight",
  industry: "Retail",
  location: "Denver, CO",
  reg_street: "1 Main St",
  op_street: null,
  tax_id: null,
  ein_document_url: "c1/ein.pdf",
  submitted_at: "2026-11-01T10:00:00Z",
} as Company;

const parse = (values: RegistrationValues) => registrationFormSchema.safeParseAsync(values);

describe("registrationValues", () => {
  it("starts empty for a company that was only created at sign-up", () => {
    expect(registrationValues(placeholder, membership)).toMatchObject({
      name: "",
      industry: "",
      location: "",
      firstName: "Owen",
      same_as_registered: true,
    });
  });

  it("starts with the name from the invitation", () => {
    const invited = registrationValues({ ...placeholder, name: "Quillmark Freight" }, membership);
    expect(invited).toMatchObject({ name: "Quillmark Freight", industry: "", location: "", base: undefined });
  });

  it("shows the submitted values, and same as registered if there is no operating street", () => {
    expect(registrationValues(submitted, membership)).toMatchObject({
      name: "Quillmark Freight",
      industry: "retail",
      tax_id: "",
      same_as_registered: true,
    });
    expect(registrationValues({ ...submitted, op_street: "2 Dock Rd" }, membership).same_as_registered).toBe(false);
  });
});

describe("the registration form's rules", () => {
  it("use the specified texts", async () => {
    const values = registrationValues(null, null);
    const result = await parse({ ...values, website: "javascript:alert(1)", primary_contact_email: "nobody" });
    expect(result.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([
      ["name", "Company name must be at least 2 characters"],
      ["industry", "Industry is required"],
      ["location", "Location is required"],
      ["website", "Must be a valid URL"],
      ["primary_contact_email", "Must be a valid email"],
    ]);
  });

  it("refuse HTML that is named PDF, with the error at its field", async () => {
    const page = new File(["<html>"], "ein.pdf", { type: "application/pdf" });
    const result = await parse({ ...registrationValues(submitted, membership), ein_file: page });
    expect(result.error?.issues).toEqual([
      expect.objectContaining({ path: ["ein_file"], message: expect.stringContaining("isn't really a .pdf") }),
    ]);
  });
});

describe("registrationData", () => {
  it("sends only columns, clears an unused operating address, and replaces files with their paths", async () => {
    const values = { ...registrationValues(submitted, membership), op_city: "Golden" };
    const { data } = await parse(values);
    if (!data) throw new Error("The values are valid.");
    const sent = registrationData(data, { logo_url: "c1/logo.png" });
    expect(sent).toMatchObject({
      op_city: "",
      reg_street: "1 Main St",
      logo_url: "c1/logo.png",
      ein_document_url: "c1/ein.pdf",
    });
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["firstName"]));
    expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(["ein_file"]));
    const apart = registrationData({ ...data, same_as_registered: false }, {});
    expect(apart.op_city).toBe("Golden");
  });
});
