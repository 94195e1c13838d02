import type { ViewFilters } from "@contracts/applications/view";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { PeopleContext } from "@/applications/company/people/people-context";
import { peopleOrders } from "@/applications/company/people/people-view";
import { SavedViews } from "@/applications/company/people/saved-views";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../../tests/support/render-with";

const view = (name: string, filters: ViewFilters) => ({ id: name, name, filters, changed_at: "", made_by: null });
const views = [
  view("Fresh", { stage: "open", order: "decision" }),
  view("Ours", { stage: "applied", job: "one" }),
  view("Theirs", { stage: "applied", job: "other" }),
];
const company = { id: "company" };
const can = { edit: false };
const remove = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async (name: string, { p_company_id }: { p_company_id?: string }) => {
    if (name === "delete_application_view") return remove();
    return name === "get_company_dashboard" ? { company } : { views: p_company_id ? [] : views, can };
  },
}));

const show = (jobId: string | null, filter: ViewFilters) => {
  const orders = peopleOrders(jobId, filter);
  const context = { jobId, companyId: "company", view: { filter, orders, order: orders[0], show: vi.fn() } };
  return renderWith(<SavedViews context={context as unknown as PeopleContext} />);
};

it("names the active view, even if its order is the default", async () => {
  show(null, { stage: "open" });
  await screen.findByRole("button", { name: /Fresh/ });
});

it("hides views of other jobs on a job's page", async () => {
  show("one", { stage: "applied", job: "one" });
  await userEvent.click(await screen.findByRole("button", { name: /Ours/ }));
  await screen.findByRole("button", { name: "Fresh" });
  expect(screen.queryByRole("button", { name: "Theirs" })).toBeNull();
});

it("offers to undo a deletion even if the list is left before it is saved", async () => {
  can.edit = true;
  let answer = () => {};
  remove.mockReturnValueOnce(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  render(<Toaster />);
  const { unmount } = show(null, {});
  await userEvent.click(await screen.findByRole("button", { name: "Views" }));
  await userEvent.click(screen.getByRole("button", { name: /Fresh/, expanded: false }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
  unmount();
  answer();
  await screen.findByText("View deleted: Fresh");
});
