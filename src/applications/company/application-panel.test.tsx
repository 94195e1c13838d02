import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { ApplicationPanel } from "@/applications/company/application-panel";
import { companyApplicationQuery } from "@/applications/data/company-application-queries";
import { renderWith } from "../../../tests/support/render-with.tsx";

vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/applications/company/application-body", () => ({ ApplicationBody: () => null }));
vi.mock("@/lib/call-procedure", async () =>
  (await import("../../../tests/support/answered-by.ts")).answeredBy(() => new Promise(() => {})),
);

const people = ["Ann", "Bea", "Cal"];
const application = (id: string) =>
  ({
    id,
    status: "applied",
    allowed_statuses: ["reviewing"],
    applied_at: "2026-11-03T10:00:00Z",
    also_applied: [],
    can: {},
    candidate: { first_name: id, last_name: "Moss", email: "someone@example.com" },
  }) as unknown as CompanyApplicationDetail;

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
const arrive = (id: string) => client.setQueryData(companyApplicationQuery(id).queryKey, application(id));

function Beside() {
  const [place, setPlace] = useState(0);
  const step = (to: number) => (people[to] ? { name: people[to], go: () => setPlace(to) } : null);
  return (
    <ApplicationPanel
      id={people[place] ?? ""}
      walk={{
        previous: step(place - 1),
        next: step(place + 1),
        position: place + 1,
        total: people.length,
        back: { name: "the list", go: () => {} },
      }}
      onClose={() => {}}
      page={() => "/"}
    />
  );
}

it("keeps focus on the arrow while moving through the list, even while the next person loads", async () => {
  arrive("Ann");
  arrive("Cal");
  renderWith(<Beside />, { client });
  const arrow = screen.getByRole("button", { name: "Next application" });
  arrow.focus();
  await userEvent.keyboard("{Enter}");
  screen.getByText("2 of 3");
  expect(screen.queryByRole("heading", { name: "Bea Moss" })).toBeNull();
  expect(document.activeElement).toBe(arrow);
  arrive("Bea");
  await screen.findByRole("heading", { name: "Bea Moss" });
  expect(document.activeElement).toBe(arrow);
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("heading", { name: "Cal Moss" });
  expect(document.activeElement).toBe(arrow);
  expect(arrow.getAttribute("aria-disabled")).toBe("true");
});
