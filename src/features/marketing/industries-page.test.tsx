import { profileIndustries, registrationIndustries } from "@contracts/enums";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AuthContext } from "@/auth/auth-context";
import { IndustriesPage } from "@/features/marketing/industries-page";

const nobody = {
  status: "signed-out" as const,
  user: null,
  role: null,
  refreshRole: async () => {},
  signOut: async () => true,
};

test("each of the ten sectors, with its fixed number, leads to the jobs of an industry that companies can choose", () => {
  render(
    <AuthContext value={nobody}>
      <IndustriesPage />
    </AuthContext>,
    { wrapper: MemoryRouter },
  );
  const sectors = screen.getAllByRole("listitem");
  expect(
    sectors.map((sector) => `${sector.querySelector("h2")?.textContent} ${/\d+\+/.exec(sector.textContent)}`),
  ).toEqual([
    "Technology 150+",
    "Healthcare 200+",
    "Finance 120+",
    "Manufacturing 180+",
    "Retail & E-commerce 100+",
    "Education 90+",
    "Government & Public Sector 75+",
    "Logistics & Transportation 110+",
    "Consulting 85+",
    "Real Estate 60+",
  ]);
  const options: readonly string[] = [...profileIndustries, ...registrationIndustries];
  for (const sector of sectors) {
    const address = new URL(sector.querySelector("a")?.getAttribute("href") ?? "", "https://fairmatch.example");
    expect(address.pathname).toBe("/jobs");
    expect(options).toContain(address.searchParams.get("industry"));
  }
});
