import type { WaitingThing } from "@contracts/applications/application";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { candidateDashboardQuery } from "@/applications/data/my-application-queries";
import { WaitingThings } from "@/candidates/candidate/dashboard/waiting-things";
import { renderWith } from "../../../../tests/support/render-with.tsx";

vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/lib/call-procedure", () => ({ callProcedure: async () => ({ zone: "America/Denver" }) }));

const offer: WaitingThing = {
  kind: "offer",
  id: "a",
  job_title: "Cook",
  company_name: "Brackenline",
  company_logo_url: null,
  until: "2026-12-04",
  messages: null,
};

const show = (waiting_total: number, waiting = [offer]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(candidateDashboardQuery().queryKey, {
    waiting,
    waiting_total,
    moved_forward: 0,
    late_answers: { total: 0, applications: [] },
  });
  renderWith(<WaitingThings />, { client });
};

it("says how much more waits than it shows, and where", () => {
  show(4);
  expect(screen.getByText(/^3 more things wait among/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "your applications" })).toBeTruthy();
});

it("says nothing of more where it shows all", () => {
  show(1);
  expect(screen.queryByText(/more thing/)).toBeNull();
});

it("says the day of an offer alone, and times in the zone its reader chose, by name", async () => {
  show(2, [offer, { ...offer, kind: "times", until: "2026-12-05T03:30:00Z" }]);
  expect(
    await screen.findByText(/^The last can be picked until Dec 04, 2026, 8:30\sPM \(Mountain Time, Denver\)$/),
  ).toBeTruthy();
  expect(screen.getByText("Answer by Dec 04, 2026")).toBeTruthy();
});
