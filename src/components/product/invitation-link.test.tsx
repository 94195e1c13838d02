import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { InvitationLink } from "@/components/product/invitation-link";

const url = "https://fairmatch.example/company-invitation/t0k";

describe("InvitationLink", () => {
  it("takes focus, and copies the link", async () => {
    const user = userEvent.setup();
    render(<InvitationLink text="It was not sent." to="hr@vantrell.example" url={url} />);
    const button = screen.getByRole("button", { name: "Copy link" });
    expect(document.activeElement).toBe(button);
    expect(screen.getByText(/It was not sent\. The link for hr@vantrell\.example is shown here once\./)).toBeTruthy();
    await user.click(button);
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it("selects the link if the browser doesn't allow copying", async () => {
    const user = userEvent.setup();
    render(<InvitationLink to="kim@example.com" text="It was not sent." url={url} />);
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Invitation link" });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, url.length]);
    expect(screen.queryByRole("button", { name: "Copied" })).toBeNull();
  });
});
