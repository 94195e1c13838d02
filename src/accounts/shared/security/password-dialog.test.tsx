import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { PasswordDialog } from "@/accounts/shared/security/password-dialog";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const { changePassword } = vi.hoisted(() => ({ changePassword: vi.fn() }));
vi.mock("@/accounts/data/password-change-mutation", () => ({
  changePasswordMutation: { mutationFn: changePassword },
}));

it.each([
  ["with the other sessions ended", true],
  ["even if they couldn't be ended", false],
])("closes once the password is changed, %s", async (_when, haveOthersEnded) => {
  changePassword.mockResolvedValue(haveOthersEnded);
  const onClose = vi.fn();
  renderWith(<PasswordDialog email="mia@example.com" onClose={onClose} />);
  await userEvent.type(await screen.findByLabelText(/^Current password/), "Before it 1!");
  await userEvent.type(screen.getByLabelText(/^New password/), "After it 22!");
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), "After it 22!");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
