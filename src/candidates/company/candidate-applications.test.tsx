import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { CandidateApplications } from "@/candidates/company/candidate-applications";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
// The test's browser knows no <search>.
vi.mock("@/components/ui/search-box", () => ({
  SearchBox: ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
    <input type="search" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}));

it("the applications of Manage Candidates are searched", async () => {
  call.mockResolvedValue({ applications: [], total: 0 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CandidateApplications />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(await screen.findByText("No applications yet")).toBeTruthy();
  fireEvent.change(screen.getByRole("searchbox", { name: "Search applications" }), { target: { value: "Ada" } });
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith(
      "get_company_applications",
      expect.objectContaining({ p_filter: { search: "Ada" } }),
      expect.anything(),
    ),
  );
  expect(await screen.findByText("No applications match")).toBeTruthy();
});
