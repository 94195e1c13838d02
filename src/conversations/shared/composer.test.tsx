import type { Message } from "@contracts/conversations/conversation";
import { limits } from "@contracts/limits";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Composer } from "@/conversations/shared/composer";
import { AppError } from "@/lib/app-error";
import { readingKey } from "@/lib/procedure-query";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const upload = vi.hoisted(() => vi.fn());
vi.mock("@/files/data/upload-file", () => ({ uploadFile: upload }));
vi.mock("@/files/data/remove-file", () => ({ removeFile: async () => {} }));

const written = (messages: readonly string[], client: QueryClient) => (
  <QueryClientProvider client={client}>
    <Composer
      applicationId="application"
      other="Grace"
      readers="Grace will see it here."
      look="bar"
      messages={messages.map((id) => ({ id }) as Message)}
      onSent={() => {}}
    />
  </QueryClientProvider>
);
const show = (client = new QueryClient(), arrived: readonly string[] = []) => render(written(arrived, client));
const down = { data: null, error: { message: "Down", code: "500" } };
const write = async (words: string) => {
  await userEvent.type(box(), words);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
};
const chooseFile = () =>
  userEvent.upload(document.querySelector("input[type=file]") as HTMLInputElement, new File(["%PDF"], "plan.pdf"));
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message to Grace" });
const sent = () => rpc.mock.calls.filter(([name]) => name === "send_message").map(([, args]) => args);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  rpc.mockReset().mockResolvedValue({ data: {}, error: null });
});
afterEach(() => sessionStorage.clear());

it("sends once with Control and Enter, clears right away and keeps focus; Enter starts a new line", async () => {
  rpc.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.type(box(), "Hello{Enter}Grace");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(box().value).toBe("");
  expect(document.activeElement).toBe(box());
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ p_application_id: "application", p_body: "Hello\nGrace", p_files: [] }]);
});

it("requires text, and says how long a text is that exceeds the limit, without cutting it", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("alert").textContent).toBe("Write a message or attach a file");
  expect(box().getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(box(), { target: { value: "x".repeat(limits.message + 1) } });
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getByRole("alert").textContent).toBe("Use at most 10,000 characters. You have 10,001");
  expect(box().value).toHaveLength(limits.message + 1);
  expect(rpc).not.toHaveBeenCalled();
});

it("restores a message that failed to send, before newer text", async () => {
  let fail = (_answer: object) => {};
  rpc.mockReturnValueOnce(
    new Promise((resolve) => {
      fail = resolve;
    }),
  );
  show();
  await userEvent.type(box(), "One");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await userEvent.type(box(), "Two");
  fail({ data: null, error: { message: "Down", code: "500" } });
  await waitFor(() => expect(box().value).toBe("One\n\nTwo"));
});

it("does not refetch the conversation while offline, so that the unsent message stays", async () => {
  const client = new QueryClient();
  client.setQueryData(readingKey("get_conversation", { p_application_id: "application" }), {});
  rpc.mockRejectedValue(new AppError({ message: "You seem to be offline.", code: "offline", status: 0 }));
  show(client);
  await userEvent.type(box(), "One");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(box().value).toBe("One"));
  expect(client.getQueryState(readingKey("get_conversation", { p_application_id: "application" }))?.isInvalidated).toBe(
    false,
  );
});

it("retries the same text with the same id, and other text with a new one", async () => {
  rpc.mockResolvedValueOnce({ data: null, error: { message: "Down", code: "500" } });
  show();
  await userEvent.type(box(), "One");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(box().value).toBe("One"));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await userEvent.type(box(), "One");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent().map(({ p_id }) => p_id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it("keeps unsent text after the page was left", async () => {
  const { unmount } = show();
  await userEvent.type(box(), "Later");
  unmount();
  show();
  expect(box().value).toBe("Later");
});

it("restores a message in flight after a reload, and sends it with the same id", async () => {
  rpc.mockReturnValueOnce(new Promise(() => {}));
  const { unmount } = show();
  await write("One");
  unmount();
  // Another page doesn't know what is being sent.
  show();
  await waitFor(() => expect(box().value).toBe("One"));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(({ p_id }) => p_id);
  expect(second).toBe(first);
});

it("removes restored text from the box once the message has arrived", async () => {
  rpc.mockResolvedValueOnce(down);
  const client = new QueryClient();
  const { rerender } = show(client);
  await write("One");
  await waitFor(() => expect(box().value).toBe("One"));
  await userEvent.type(box(), "{Enter}{Enter}Two");
  rerender(written([sent()[0]?.p_id as string], client));
  await waitFor(() => expect(box().value).toBe("Two"));
});

it("restores a message from another box without losing newer text or drafts", async () => {
  const fails: ((answer: object) => void)[] = [];
  // Whether it arrived can't be checked either.
  rpc.mockImplementation((name: string) =>
    name === "send_message" ? new Promise((resolve) => fails.push(resolve)) : Promise.resolve(down),
  );
  const client = new QueryClient();
  const first = show(client);
  await write("One");
  await userEvent.type(box(), "Two");
  first.unmount();
  const second = show(client);
  expect(box().value).toBe("Two");
  fails[0]?.(down);
  await waitFor(() => expect(box().value).toBe("One\n\nTwo"));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await userEvent.type(box(), "Three");
  second.unmount();
  fails[1]?.(down);
  await waitFor(() => expect(client.isMutating()).toBe(0));
  show(client);
  expect(box().value).toBe("One\n\nTwo\n\nThree");
});

it("sends nothing until a failed file is uploaded or removed", async () => {
  const failure = new AppError({ code: "upload_failed", message: "We cannot store files.", status: 507 });
  upload.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValueOnce("application/1.pdf");
  show();
  await userEvent.type(box(), "The plan is attached.");
  await chooseFile();
  expect((await screen.findByText("We cannot store files.")).textContent).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  const refusal = /plan.pdf wasn't uploaded. Try again or remove it/;
  expect(screen.getByText(refusal)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try plan.pdf again" }));
  expect(screen.queryByText(refusal)).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "Try plan.pdf again" }));
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([
    { p_body: "The plan is attached.", p_files: [{ path: "application/1.pdf", name: "plan.pdf" }] },
  ]);
});

it("offers no retry for a file type that isn't accepted", async () => {
  upload.mockRejectedValueOnce(new AppError({ message: "This file is empty.", code: "invalid_file", status: 422 }));
  show();
  await chooseFile();
  await screen.findByText("This file is empty.");
  expect(screen.queryByRole("button", { name: "Try plan.pdf again" })).toBeNull();
});

it("keeps a file that finished uploading after the box was closed", async () => {
  let store = (_path: string) => {};
  upload.mockReturnValueOnce(
    new Promise((resolve) => {
      store = resolve;
    }),
  );
  const { unmount } = show();
  await chooseFile();
  unmount();
  store("application/1.pdf");
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  show();
  expect(screen.getByRole("button", { name: "Remove plan.pdf" })).toBeTruthy();
});

it("moves focus to the box after a file is canceled or removed", async () => {
  upload.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce("application/1.pdf");
  show();
  for (const isStored of [false, true]) {
    await chooseFile();
    await waitFor(() => expect(screen.queryByRole("progressbar") === null).toBe(isStored));
    await userEvent.click(screen.getByRole("button", { name: "Remove plan.pdf" }));
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole("button", { name: "Remove plan.pdf" })).toBeNull();
  }
});

it("offers templates on a slash, filters them while typing, inserts with Enter and closes with Escape", async () => {
  const templates = [
    { id: "a", name: "Still reading", body: "Hi Grace, we're still reading." },
    { id: "b", name: "Reply date", body: "You'll hear back by {reply_by}." },
  ];
  rpc.mockImplementation(async (name: string) => ({
    data: name === "get_message_templates" ? templates : {},
    error: null,
  }));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Composer
        applicationId="application"
        other="Grace"
        readers="Grace will see it here."
        look="bar"
        hasTemplates
        messages={[]}
        onSent={() => {}}
      />
    </QueryClientProvider>,
  );
  await userEvent.type(box(), "and/or ");
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(box(), "/");
  expect(await screen.findAllByRole("option")).toHaveLength(2);
  expect(box().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
  await userEvent.keyboard("{ArrowDown}");
  expect(box().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[1]?.id);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(box(), "still");
  expect(await screen.findAllByRole("option")).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  expect(box().value).toBe("and/or Hi Grace, we're still reading.");
  expect(sent()).toEqual([]);
  await userEvent.type(box(), " /rep");
  await userEvent.click(await screen.findByRole("option"));
  expect(box().value).toBe("and/or Hi Grace, we're still reading. You'll hear back by {reply_by}.");
  const unfilled = "We don't have the reply-by date. Replace the part in braces";
  expect(screen.getByRole("alert").textContent).toBe(unfilled);
  await userEvent.type(box(), " Bye");
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(screen.getByRole("alert").textContent).toBe(unfilled);
  expect(sent()).toEqual([]);
  await userEvent.clear(box());
  await userEvent.type(box(), "Mon / ");
  expect(screen.queryByRole("listbox")).toBeNull();
  await userEvent.type(box(), "/xyz{Enter}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(box().value).toBe("Mon / /xyz\n");
});

it("offers candidates no templates", async () => {
  show();
  await userEvent.type(box(), "/");
  expect(rpc).not.toHaveBeenCalled();
});
