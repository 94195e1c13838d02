import { dayBounds } from "@contracts/administration/day-settings";
import type { Settings } from "@contracts/administration/settings";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { SettingsForm } from "@/administration/admin/settings/settings-form";
import { AppError } from "@/lib/app-error";
import { pressAgain } from "../../../../tests/support/press-again.ts";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const callProcedure = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "1" } }) }));

const presets = Object.fromEntries(Object.entries(dayBounds).map(([name, { preset }]) => [name, preset]));
const settings = {
  ...presets,
  operatorName: "Rowanfield",
  street: null,
  city: null,
  state: null,
  zipCode: null,
  supportEmail: "help@example.com",
  announcement: null,
  emails: { reports: ["1", "2"], messages: ["1"], health: ["1"] },
  administrators: [
    { id: "1", name: "Amelia Strand" },
    { id: "2", name: "Ingrid Solberg" },
  ],
  changed_at: "2026-11-20T10:00:00Z",
  changed_by: "Ingrid Solberg",
} as unknown as Settings;

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const retype = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const save = () => pressAgain(() => screen.getByRole("button", { name: "Save changes" }));
const answers: Record<string, unknown> = {};
const sent = () => callProcedure.mock.calls.filter(([name]) => name === "save_settings").map(([, args]) => args);

beforeEach(() => {
  sessionStorage.clear();
  answers.count_expiring = { notification: 0 };
  answers.save_settings = settings;
  callProcedure.mockReset().mockImplementation(async (name: string) => answers[name]);
});

test("the save bar appears with the first change, lists the changes, and sends only those", async () => {
  renderWith(<SettingsForm settings={settings} />);
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  await retype("Length of a free trial", "14");
  await retype("City", "Denver");
  expect(screen.getByRole("status")?.textContent).toBe("2 unsaved changesCity and Length of a free trial");
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([{ p_changes: { trialDays: 14, city: "Denver" }, p_seen: settings.changed_at }]),
  );
});

test("a number out of range shows an error at its field, and nothing is sent", async () => {
  renderWith(<SettingsForm settings={settings} />);
  await retype("Audit log", "364");
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field("Audit log")));
  expect(screen.getAllByText("365 to 2,555 days")).not.toHaveLength(0);
  expect(field("Audit log").getAttribute("aria-invalid")).toBe("true");
  expect(sent()).toEqual([]);
});

test("shorter retention shows how many entries it deletes tonight, and needs confirmation", async () => {
  answers.count_expiring = { notification: 12 };
  renderWith(<SettingsForm settings={settings} />);
  await retype("Notifications", "30");
  expect(await screen.findByText(/Deletes 12 entries tonight/)).toBeTruthy();
  await save();
  const dialog = await screen.findByRole("dialog", { name: "Save shorter retention?" });
  expect(sent()).toEqual([]);
  await pressAgain(() => within(dialog).getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test("discarding one change needs no confirmation, discarding two does", async () => {
  renderWith(<SettingsForm settings={settings} />);
  await retype("City", "Denver");
  await pressAgain(() => screen.getByRole("button", { name: "Discard" }));
  expect(field("City").value).toBe("");
  await retype("City", "Denver");
  await retype("Street", "214 Larimer Street");
  await pressAgain(() => screen.getByRole("button", { name: "Discard" }));
  const dialog = await screen.findByRole("dialog", { name: "Discard your changes?" });
  await pressAgain(() => within(dialog).getByRole("button", { name: "Discard" }));
  await waitFor(() => expect(field("City").value).toBe(""));
});

test("an announcement has a preview, and is sent with its end time", async () => {
  renderWith(<SettingsForm settings={settings} />);
  await userEvent.click(screen.getByRole("switch", { name: "Show an announcement" }));
  await userEvent.type(field("Text"), "Down on Sunday.");
  await userEvent.type(screen.getByLabelText(/^Ends/), "2026-11-29T07:30");
  expect(within(screen.getByRole("group", { name: "Preview" })).getByText(/Down on Sunday/)).toBeTruthy();
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        p_changes: {
          announcement: {
            text: "Down on Sunday.",
            link: "",
            linkWords: "",
            endsAt: new Date("2026-11-29T07:30").toISOString(),
          },
        },
        p_seen: settings.changed_at,
      },
    ]),
  );
});

test("a kind of email without recipients can't be saved", async () => {
  renderWith(<SettingsForm settings={settings} />);
  const group = screen.getByRole("group", { name: /Contact page messages/ });
  await userEvent.click(within(group).getByRole("checkbox", { name: "Amelia Strand" }));
  await save();
  expect(await screen.findAllByText("Choose at least one person")).not.toHaveLength(0);
  expect(sent()).toEqual([]);
});

test("a conflict with another save shows both values, and keeps the edits", async () => {
  const current = { ...settings, city: "Boulder", trialDays: 21, changed_at: "2026-11-20T11:00:00Z" };
  callProcedure.mockImplementation(async (name: string, args: { p_seen?: string }) => {
    if (name === "save_settings" && args.p_seen === settings.changed_at)
      throw new AppError({
        code: "edit_conflict",
        status: 409,
        message: "Someone has changed this",
        details: { current },
      });
    return name === "save_settings" ? current : {};
  });
  renderWith(<SettingsForm settings={settings} />);
  await retype("City", "Denver");
  await save();
  const dialog = await screen.findByRole("dialog", { name: /^Ingrid Solberg changed this Nov 20/ });
  expect(within(dialog).getByText("Boulder")).toBeTruthy();
  expect(within(dialog).getByText("Denver")).toBeTruthy();
  await pressAgain(() => within(dialog).getByRole("button", { name: "Save with these" }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ p_changes: { city: "Denver" }, p_seen: current.changed_at }));
});
