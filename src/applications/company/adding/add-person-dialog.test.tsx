import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AddPersonDialog } from "@/applications/company/adding/add-person-dialog";
import { renderWith } from "../../../../tests/support/render-with";

const duplicate = {
  application_id: "other",
  name: "Mei Tan",
  email: "mei@example.com",
  job_title: "Engineer",
  status: "applied",
  applied_at: "2026-11-20T09:00:00Z",
  same: ["email"],
  notes: 0,
  added_by: null,
  is_same_job: false,
};
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async (name: string, args: { p_skills: string[] }) => {
    if (name === "add_person") return { id: null, duplicates: [duplicate], can_add: true };
    if (name === "search_skills") return { skills: [], near: [] };
    if (name !== "recognise_skills") return { can: {} };
    return args.p_skills.map((written) => ({
      written,
      key: written.toLowerCase().slice(0, 2),
      name: null,
      near: null,
    }));
  },
}));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const jobOf = (skills_required: string[]) => ({
  ...{ id: "job", title: "Engineer", company_id: "company", skills_required, preferred_skills: [] },
});

it("compares entered skills with the job, including other spellings", async () => {
  renderWith(<AddPersonDialog job={jobOf(["Go", "Kafka"])} onClose={() => {}} />);
  await userEvent.type(await screen.findByRole("combobox", { name: /^Skills/ }), "Golang{Enter}");
  expect(await screen.findByText("1 of 2 required skills")).toBeTruthy();
  expect(screen.getByText(/missing: Kafka/)).toBeTruthy();
});

it("focuses its first field, and closes with its X", async () => {
  const onClose = vi.fn();
  renderWith(<AddPersonDialog job={jobOf([])} onClose={onClose} />);
  const close = await screen.findByRole("button", { name: "Close" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Choose file" })));
  await userEvent.click(close);
  expect(onClose).toHaveBeenCalledOnce();
});

it("folds long skill lists, and unfolds them on request", async () => {
  renderWith(<AddPersonDialog job={jobOf([])} onClose={() => {}} />);
  const field = await screen.findByRole("combobox", { name: /^Skills/ });
  await userEvent.type(field, "A,B,C,D,E,F,");
  expect(screen.getByRole("button", { name: "Remove F" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show fewer" }));
  expect(screen.queryByRole("button", { name: "Remove F" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "2 more" }));
  expect(screen.getByRole("button", { name: "Remove F" })).toBeTruthy();
});

it("moves focus to the duplicates found, and back to the button", async () => {
  const job = jobOf([]);
  renderWith(<AddPersonDialog job={job} onClose={() => {}} />);
  await userEvent.type(await screen.findByLabelText(/^Name/), "Mei Tan");
  await userEvent.type(screen.getByLabelText(/^Email/), "mei@example.com");
  await userEvent.click(screen.getByRole("radio", { name: /Referral/ }));
  await userEvent.click(screen.getByRole("button", { name: "Add Mei" }));
  const heading = await screen.findByRole("heading", { name: /Already here/ });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Mei" }));
});
