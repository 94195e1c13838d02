import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { AuthContext } from "@/auth/auth-context";
import { JobsPage } from "@/jobs/public/jobs-page";

const { answers } = vi.hoisted(() => ({ answers: new Map<string, (answer: { jobs: []; total: number }) => void>() }));
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: (_name: string, { p_query }: { p_query: string }) =>
    new Promise((resolve) => answers.set(p_query, resolve)),
}));
// jsdom doesn't know the surrounding element.
vi.mock("@/components/ui/search-box", () => ({
  SearchBox: ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
    <input type="search" value={value} onChange={(event) => onChange(event.target.value)} />
  ),
}));

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));

const nobody = {
  status: "signed-out" as const,
  user: null,
  role: null,
  refreshRole: async () => {},
  signOut: async () => true,
};

it("shows results for the search they belong to while the next search runs", async () => {
  render(
    <MemoryRouter initialEntries={["/?q=zither"]}>
      <AuthContext value={nobody}>
        <QueryClientProvider client={new QueryClient()}>
          <JobsPage />
        </QueryClientProvider>
      </AuthContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(answers.has("zither")).toBe(true));
  answers.get("zither")?.({ jobs: [], total: 0 });
  await screen.findByText("No job matches “zither”.");

  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "nurse" } });
  await waitFor(() => expect(answers.has("nurse")).toBe(true));
  expect(screen.getByText("No job matches “zither”.")).toBeDefined();
  expect(screen.getByRole("heading", { name: "0 open jobs" })).toBeDefined();

  answers.get("nurse")?.({ jobs: [], total: 0 });
  await screen.findByText("No job matches “nurse”.");
});
