import type { GroupMessagePreview } from "@contracts/conversations/group-message";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useEmailSeveral } from "@/applications/company/people/use-email-several";
import { toast, toastStore } from "@/components/feedback/toast";
import { Toaster } from "@/components/feedback/toaster";
import { renderWith } from "../../../../tests/support/render-with";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));

const fields = { job_title: "Engineer", company_name: "Quillmark", my_name: "Owen" };
const person = (name: string, reply_by: string | null, problem: string | null = null) => ({
  application_id: name,
  name,
  status: "reviewing" as const,
  fields: { ...fields, first_name: name, reply_by },
  problem,
});
const preview: GroupMessagePreview = {
  job_title: "Engineer",
  people: [
    person("Mei", "Dec 2"),
    person("Kofi", null),
    person("Yusuf", "Dec 6", "Blocked messages from your company"),
  ],
  templates: [{ id: "t", name: "Still reading", body: "Hi {first_name}, by {reply_by}." }],
};
const answer = (state: string, problems: Record<string, string | null>) => ({
  data: {
    id: "g",
    state,
    people: Object.entries(problems).map(([name, problem]) => ({ application_id: name, name, problem })),
  },
  error: null,
});
const answers: Record<string, () => unknown> = {};
const calls = (name: string) => rpc.mock.calls.filter(([called]) => called === name).map(([, args]) => args);
const leftOut = { Mei: null, Kofi: null, Yusuf: "Blocked messages from your company" };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
  answers.preview_group_message = () => ({ data: preview, error: null });
  answers.send_group_message = () => answer("waiting", leftOut);
  answers.undo_group_message = () => answer("undone", {});
  answers.finish_group_message = () => answer("sent", leftOut);
  rpc.mockReset().mockImplementation(async (name: string) => answers[name]?.());
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const onSent = vi.fn();
function Page() {
  const emailing = useEmailSeveral(onSent);
  return (
    <>
      <button type="button" onClick={() => emailing.open(["Mei", "Kofi", "Yusuf"])}>
        Email
      </button>
      {emailing.dialog}
      <Toaster />
    </>
  );
}
const open = async () => {
  renderWith(<Page />, { owner: "me" });
  await user.click(screen.getByRole("button", { name: "Email" }));
  return screen.findByRole("dialog", { name: "Email 2 of 3 people" });
};
const write = async (words: string) => {
  const box = screen.getByRole("textbox", { name: /Message/ });
  await user.clear(box);
  await user.click(box);
  await user.paste(words);
};

it("names who is left out, and previews each message, with arrow keys to switch", async () => {
  const dialog = await open();
  expect(within(dialog).getByText("Yusuf").parentElement?.textContent).toBe("YusufBlocked messages from your company.");
  await write("Hi {first_name}, from {my_name}");
  const shown = await within(dialog).findByRole("region", { name: "To Mei" });
  expect(shown.textContent).toContain("Hi Mei, from Owen");
  shown.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(within(dialog).getByRole("region", { name: "To Kofi" }).textContent).toContain("Hi Kofi, from Owen");
  expect(within(dialog).getByText(/2 of 2/)).toBeTruthy();
});

it("refuses to send fields that are unknown or have no value for someone", async () => {
  await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Template" }), "Still reading");
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send to 2 people" });
  expect(await screen.findByText("No reply-by date: Kofi. Remove {reply_by} to send.")).toBeTruthy();
  expect(send.disabled).toBe(true);
  await write("Hi {salary}");
  expect(send.disabled).toBe(false);
  await user.click(send);
  expect((await screen.findAllByText(/\{salary\} isn't a field/)).length).toBeGreaterThan(0);
  expect(calls("send_group_message")).toEqual([]);
});

it("keeps the message when sending fails, and retries with the same id", async () => {
  await open();
  await write("Hello");
  answers.send_group_message = () => ({ data: null, error: { message: "Down", code: "500" } });
  const send = screen.getByRole("button", { name: "Send to 2 people" });
  await user.click(send);
  await waitFor(() => expect(calls("send_group_message")).toHaveLength(1));
  answers.send_group_message = () => answer("waiting", leftOut);
  await waitFor(() => expect(screen.getByRole("textbox", { name: /Message/ })).toHaveProperty("value", "Hello"));
  await user.click(send);
  expect(await screen.findByText("Sending to 2 people")).toBeTruthy();
  const [first, second] = calls("send_group_message") as [{ p_id: string }, { p_id: string }];
  expect(second).toEqual(first);
});

it("retries with the same id when no response came and the dialog was closed", async () => {
  await open();
  await write("Hello");
  answers.send_group_message = () => Promise.reject(new TypeError("Failed to fetch"));
  await user.click(screen.getByRole("button", { name: "Send to 2 people" }));
  await waitFor(() => expect(calls("send_group_message")).toHaveLength(2));
  answers.send_group_message = () => answer("waiting", leftOut);
  await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveProperty("disabled", false));
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(screen.getByRole("button", { name: "Email" }));
  await user.click(await screen.findByRole("button", { name: "Send to 2 people" }));
  expect(await screen.findByText("Sending to 2 people")).toBeTruthy();
  const sent = calls("send_group_message");
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[0]);
});

it("keeps a separate text for each template", async () => {
  await open();
  const template = screen.getByRole("combobox", { name: "Template" });
  const box = screen.getByRole("textbox", { name: /Message/ });
  await write("Mine");
  await user.selectOptions(template, "Still reading");
  await write("Edited");
  await user.selectOptions(template, "No template");
  expect(box).toHaveProperty("value", "Mine");
  await user.selectOptions(template, "Still reading");
  expect(box).toHaveProperty("value", "Edited");
});

it("undoes the whole send, and restores the message in the dialog", async () => {
  await open();
  await write("Hello");
  await user.click(screen.getByRole("button", { name: "Send to 2 people" }));
  expect(await screen.findByText("1 left out: Yusuf")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls("undo_group_message")).toHaveLength(1));
  await screen.findByRole("dialog", { name: "Email 2 of 3 people" });
  expect(screen.getByRole("textbox", { name: /Message/ })).toHaveProperty("value", "Hello");
});

it("keeps the message as a draft if the page was left before the undo", async () => {
  renderWith(<Toaster />);
  const { unmount } = renderWith(<Page />, { owner: "me" });
  await user.click(screen.getByRole("button", { name: "Email" }));
  await screen.findByRole("dialog", { name: "Email 2 of 3 people" });
  await write("Hello");
  await user.click(screen.getByRole("button", { name: "Send to 2 people" }));
  await screen.findAllByText("Sending to 2 people");
  unmount();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls("undo_group_message")).toHaveLength(1));
  await open();
  expect(screen.getByRole("textbox", { name: /Message/ })).toHaveProperty("value", "Hello");
});

it("restores the message if trying again fails", async () => {
  await open();
  await write("Hello");
  answers.finish_group_message = () => answer("sent", { ...leftOut, Kofi: "Withdrew their application" });
  await user.click(screen.getByRole("button", { name: "Send to 2 people" }));
  await screen.findByText("Sending to 2 people");
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  answers.send_group_message = () => ({ data: null, error: { message: "Down", code: "500" } });
  fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("dialog");
  expect(screen.getByRole("textbox", { name: /Message/ })).toHaveProperty("value", "Hello");
});

it("names who received it and who did not, and retries only the failed ones", async () => {
  await open();
  await write("Hello");
  answers.finish_group_message = () => answer("sent", { ...leftOut, Kofi: "Withdrew their application" });
  await user.click(screen.getByRole("button", { name: "Send to 2 people" }));
  await screen.findByText("Sending to 2 people");
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(await screen.findByText("1 sent, 1 failed: Kofi")).toBeTruthy();
  expect(screen.getByText("Kofi: Withdrew their application")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(calls("send_group_message")).toHaveLength(2));
  expect(calls("send_group_message")[1]).toMatchObject({ p_ids: ["Kofi"], p_body: "Hello" });
});
