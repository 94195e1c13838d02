import { useQuery } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SuspendedNotice } from "@/administration/admin/suspended-notice";
import { administratorsQuery, personQuery } from "@/administration/data/accounts";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../tests/support/render-with.tsx";

const { rpc } = vi.hoisted(() => ({ rpc: vi.fn() }));
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

const suspension = { since: "2026-11-02T09:00:00Z", by: "Amelia", words: "Not who you say you are." };

/** The person's page next to a list that is refetched as well. */
function Page() {
  const { data } = useQuery(personQuery("grace"));
  useQuery(administratorsQuery);
  return data?.suspension ? (
    <SuspendedNotice subject={{ user: "grace" }} name="Grace" suspension={data.suspension} />
  ) : null;
}

it("says that the suspension is lifted, even if the page knows it first", async () => {
  let isLifted = false;
  let answerList = (_answer: unknown) => {};
  rpc.mockImplementation((name: string) => {
    if (name === "lift_suspension") isLifted = true;
    if (name === "list_admins" && isLifted)
      return new Promise((resolve) => {
        answerList = resolve;
      });
    return Promise.resolve({ data: { suspension: isLifted ? null : suspension }, error: null });
  });
  render(<Toaster />);
  renderWith(<Page />);
  await userEvent.click(await screen.findByRole("button", { name: "Lift suspension" }));
  const dialog = await screen.findByRole("dialog", { name: "Lift the suspension of Grace?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Lift suspension" }));
  await waitFor(() => expect(screen.queryByText(/^Suspended since/)).toBeNull());
  answerList({ data: [], error: null });
  await screen.findByText("Grace is active again");
});
