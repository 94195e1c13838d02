import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { SubscriptionDialog } from "@/features/admin/subscription-dialog";

it("the update waits for another tier or day, and says so", async () => {
  const user = userEvent.setup();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionDialog
        company={{ id: "c", name: "Harbor" }}
        subscription={{ tier: "basic", status: "active", expires_at: "2027-03-31T23:59:59Z" }}
        onClose={() => {}}
      />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  const update = await screen.findByRole<HTMLButtonElement>("button", { name: "Update subscription" });
  const expectWaiting = (waits: boolean) => {
    expect(update.disabled).toBe(waits);
    expect(screen.queryAllByText("Choose another tier or day to update.")).toHaveLength(waits ? 1 : 0);
  };
  expectWaiting(true);
  await user.selectOptions(screen.getByRole("combobox", { name: /Tier/ }), "pro");
  expectWaiting(false);
  await user.selectOptions(screen.getByRole("combobox", { name: /Tier/ }), "basic");
  expectWaiting(true);
  fireEvent.change(screen.getByLabelText(/Last day/), { target: { value: "2027-04-30" } });
  expectWaiting(false);
});
