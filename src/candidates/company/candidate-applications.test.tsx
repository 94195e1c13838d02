import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { CandidateApplications } from "@/candidates/company/candidate-applications";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
// jsdom doesn't know <search>.
vi.mock("@/components/ui/search-box", () => ({
  SearchBox: ({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) => (
    <input type="search" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}));

it("the represented candidates' applications can be searched", async () => {
  call.mockResolvedValue({ applications: [], total: 0 });
  renderWith(<CandidateApplications />);
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
