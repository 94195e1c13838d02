import { profileIndustries, registrationIndustries } from "@contracts/enums";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { AuthContext } from "@/auth/auth-context";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
const { IndustriesPage } = await import("@/marketing/industries-page");

const nobody = {
  status: "signed-out" as const,
  user: null,
  role: null,
  refreshRole: async () => {},
  signOut: async () => true,
};
const show = (industry: Record<string, number>) => {
  call.mockResolvedValue({ industry });
  return render(
    <AuthContext value={nobody}>
      <QueryClientProvider client={new QueryClient()}>
        <IndustriesPage />
      </QueryClientProvider>
    </AuthContext>,
    { wrapper: MemoryRouter },
  );
};
const sectors = () =>
  screen.getAllByRole("listitem").map((sector) => ({
    name: sector.querySelector("h2")?.textContent,
    count: /[\d,]*\d\+?/.exec(sector.textContent)?.[0] ?? null,
    address: new URL(sector.querySelector("a")?.getAttribute("href") ?? "", "https://fairmatch.example"),
  }));

test("each of the ten sectors links to the jobs of a valid industry", () => {
  show({});
  expect(sectors().map(({ name }) => name)).toEqual([
    "Technology",
    "Healthcare",
    "Finance",
    "Manufacturing",
    "Retail & E-commerce",
    "Education",
    "Government & Public Sector",
    "Logistics & Transportation",
    "Consulting",
    "Real Estate",
  ]);
  const options: readonly string[] = [...profileIndustries, ...registrationIndustries];
  for (const { address, count } of sectors()) {
    expect(address.pathname).toBe("/jobs");
    expect(options).toContain(address.searchParams.get("industry"));
    // No number before it has loaded.
    expect(count).toBeNull();
  }
});

test("sectors with open jobs show how many", async () => {
  show({ technology: 1, healthcare: 12, consulting: 1001, other: 7 });
  expect(await screen.findByText("12")).toBeTruthy();
  const counts = Object.fromEntries(sectors().map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({ Technology: "1", Healthcare: "12", Consulting: "1,000+", Finance: null });
  expect(counts["Real Estate"]).toBeNull();
  expect(screen.getAllByText("active position")).toHaveLength(1);
  expect(call).toHaveBeenCalledWith(
    "count_jobs_by",
    { p_by: ["industry"], p_query: "", p_filter: {} },
    expect.anything(),
  );
});
