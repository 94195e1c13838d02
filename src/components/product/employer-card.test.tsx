import type { Employer } from "@contracts/companies/company";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { EmployerFacts, EmployerLinks, untold } from "@/components/product/employer-card";

const bare: Employer = {
  id: "c1",
  name: "Quillmark & Sons",
  logo_url: null,
  industry: "technology",
  company_size: null,
  location: "Denver, CO",
  website: null,
  description: null,
  linkedin_url: null,
  twitter_url: null,
  facebook_url: null,
  instagram_url: null,
  benefits: [],
  pictures: [],
  culture_values: [],
  open_jobs: 0,
  promises: null,
  hiring: { hours: null, steps: [] },
};
const show = (employer: Employer) =>
  render(
    <EmployerFacts employer={employer}>
      <EmployerLinks employer={employer} />
    </EmployerFacts>,
    { wrapper: MemoryRouter },
  ).container.textContent ?? "";

test("shows every fact, with safe links only", () => {
  const employer: Employer = {
    ...bare,
    company_size: "201-500",
    website: "https://www.quillmark.com/about?x=1",
    description: "Freight across eleven states.",
    linkedin_url: "https://linkedin.com/company/quillmark",
    twitter_url: "javascript:alert(1)",
    culture_values: ["written_first", "mentoring"],
    hiring: { hours: 48, steps: [] },
    open_jobs: 5,
  };
  const text = show(employer);
  for (const told of ["Technology", "201-500 employees", "Denver, CO"]) expect(text).toContain(told);
  expect(screen.getByRole("link", { name: "quillmark.com" }).getAttribute("href")).toBe(employer.website);
  expect(screen.getByRole("link", { name: "5" }).getAttribute("href")).toBe("/jobs?company=c1");
  expect(screen.getByRole("link", { name: "LinkedIn" })).toBeTruthy();
  expect(text).not.toContain("Twitter");
  expect(untold(employer)).toEqual(["Logo", "Pictures", "Benefits"]);
});

test("omits missing facts, and names them to people who can add them", () => {
  const text = show(bare);
  expect(text).not.toMatch(/Size|Website|Not given/);
  expect(text).toContain("None now");
  expect(untold(bare)).toEqual([
    ...["Logo", "Size", "Website", "Description", "Pictures", "How we hire"],
    ...["Ways of working", "Benefits", "Social links"],
  ]);
});
