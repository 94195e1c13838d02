import type { StaffNotices } from "@contracts/notifications/notification";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { StaffNoticesPage } from "@/notifications/shared/staff-notices-page";
import { renderWith } from "../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

const notices: StaffNotices = {
  company: { id: "company", name: "Quillmark" },
  notices: [
    { kind: "mentioned", in_app: true, by_mail: "at_once" },
    { kind: "answer_due", in_app: false, by_mail: "off" },
  ],
};

it("shows each kind in a row with both columns, and saves changes right away", async () => {
  rpc.mockResolvedValue({ data: notices, error: null });
  renderWith(<StaffNoticesPage />);
  await screen.findByRole("rowheader", { name: /^Mentions/ });
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Notify me about",
    "In the app",
    "By email",
  ]);
  expect(screen.getByRole("checkbox", { name: "Reply-by dates, in the app" })).toHaveProperty("checked", false);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Mentions, by email" }), "Daily");
  await waitFor(() =>
    expect(rpc).toHaveBeenCalledWith("set_staff_notice", {
      p_kind: "mentioned",
      p_in_app: true,
      p_by_mail: "daily",
      p_company_id: "company",
    }),
  );
});
