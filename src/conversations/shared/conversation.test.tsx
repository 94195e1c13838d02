import type { Message, Conversation as Part } from "@contracts/conversations/conversation";
import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { handFocusOn } from "@/components/ui/handed-focus";
import { Conversation } from "@/conversations/shared/conversation";
import { readingKey } from "@/lib/procedure-query";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const send = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: send }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const message = (seq: number, part: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  seq,
  author_side: "candidate",
  author_name: "Grace Adeyemo",
  company_name: null,
  body: `Words ${seq}`,
  files: [],
  proposal_id: null,
  offer_id: null,
  created_at: new Date(Date.now() - 60_000 + seq).toISOString(),
  withdrawn_at: null,
  removed_at: null,
  is_mine: false,
  is_reported: false,
  own_report: null,
  can: { withdraw: false, report: false },
  ...part,
});
const mine = { author_name: "Dana Whitlock", is_mine: true, can: { withdraw: true, report: false } };

/** The conversation's messages, in pages of two. */
let stored: Message[];
let problem: string | null;
let sendMessage: (args: { p_id: string; p_body: string }) => Promise<Message>;
const answers: Record<string, (args: never) => unknown> = {
  get_conversation: ({ p_before = Number.POSITIVE_INFINITY }: { p_before?: number }): Part => {
    const before = stored.filter(({ seq }) => seq < p_before);
    return {
      messages: before.slice(-2),
      has_earlier: before.length > 2,
      side: "company",
      read_seq: 1,
      readers: ["Grace"],
      problem,
      block: { mine: false, theirs: false, can: true },
      ends: null,
    };
  },
  send_message: (args: { p_id: string; p_body: string }) => sendMessage(args),
  withdraw_message: ({ p_id }: { p_id: string }) => {
    stored = stored.map((each) =>
      each.id === p_id
        ? { ...each, body: "", withdrawn_at: each.created_at, can: { ...each.can, withdraw: false } }
        : each,
    );
    return stored.find(({ id }) => id === p_id);
  },
};

const scrolledTo = vi.fn();
beforeEach(() => {
  stored = [];
  problem = null;
  send.mockReset().mockImplementation(async (name: string, args: never) => answers[name]?.(args) ?? null);
  scrolledTo.mockReset();
  Element.prototype.scrollIntoView = scrolledTo;
  window.scrollBy = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

function Page() {
  useLayoutEffect(handFocusOn, []);
  return (
    <main>
      <h1 tabIndex={-1}>Grace Adeyemo</h1>
      <Conversation applicationId="a" other="Grace" lines={[]} look="bar" />
    </main>
  );
}
async function open() {
  const client = new QueryClient();
  renderWith(<Page />, { client });
  await screen.findByRole("textbox");
  const comes = async (next: Message) => {
    stored = [...stored, next];
    await act(() => client.invalidateQueries({ queryKey: readingKey("get_conversation", { p_application_id: "a" }) }));
    await screen.findByText(next.body);
  };
  return { comes };
}
const thread = () => screen.getByRole("list", { name: "Conversation with Grace" });
const entry = (words: string) => screen.getByText(words).closest("li");
const linesOf = () =>
  within(thread())
    .getAllByRole("listitem")
    .map(({ textContent }) => /New$|Words \d+/.exec(textContent ?? "")?.[0]);

it("marks the first new message, and adds no mark for messages that arrive while open", async () => {
  stored = [1, 2, 3, 4, 5].map((seq) => message(seq));
  const { comes } = await open();
  expect(linesOf()).toEqual(["New", "Words 4", "Words 5"]);
  await userEvent.click(screen.getByRole("button", { name: "Show earlier messages" }));
  await waitFor(() => expect(linesOf()).toEqual(["New", "Words 2", "Words 3", "Words 4", "Words 5"]));
  await pressAgain(() => screen.getByRole("button", { name: "Show earlier messages" }));
  await waitFor(() => expect(linesOf().slice(0, 3)).toEqual(["Words 1", "New", "Words 2"]));
  expect(document.activeElement).toBe(entry("Words 2"));

  await comes(message(6));
  expect(linesOf().filter((line) => line === "New")).toHaveLength(1);
});

it("is named after the other side in both layouts", async () => {
  stored = [message(1)];
  await open();
  expect(screen.getByRole("region", { name: "Conversation with Grace" })).toBeTruthy();
  cleanup();
  renderWith(<Conversation applicationId="a" other="Quillmark" lines={[]} look="form" />);
  expect(await screen.findByRole("region", { name: "Conversation with Quillmark" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Conversation with Quillmark" })).toBeTruthy();
});

it("says that messages are paused, with the paused actions", async () => {
  problem = "Quillmark is paused";
  const waiting = <button type="button">Send</button>;
  renderWith(<Conversation applicationId="a" other="Grace" lines={[]} look="bar" waiting={waiting} />);
  expect(await screen.findByText("Messages are paused")).toBeTruthy();
  expect(screen.getByText("Quillmark is paused.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

it("has no mark if only messages that arrived while open are new", async () => {
  stored = [message(1)];
  const { comes } = await open();
  await comes(message(2));
  expect(linesOf()).toEqual(["Words 1", "Words 2"]);
});

it("scrolls to a sent message when it appears, and again once it can be withdrawn", async () => {
  let arrive = (_message: Message) => {};
  sendMessage = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  await open();
  const seen: (boolean | null)[] = [];
  // Null: the message isn't there; otherwise whether it can be withdrawn.
  scrolledTo.mockImplementation(() =>
    seen.push(screen.queryByText("Hello") && screen.queryByRole("button", { name: "Withdraw" }) !== null),
  );
  await userEvent.type(screen.getByRole("textbox"), "Hello");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(seen).toEqual([false]));
  const { p_id } = send.mock.calls.find(([name]) => name === "send_message")?.[1] ?? {};
  stored = [message(2, { ...mine, id: p_id, body: "Hello" })];
  arrive(stored[0] as Message);
  await waitFor(() => expect(seen).toEqual([false, true]));
});

it("moves focus to the withdrawn message", async () => {
  stored = [message(1), message(2, mine)];
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Withdraw" }));
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw message" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(entry("You withdrew this message.")));
});

it("moves focus to times that were just sent, and nowhere for other messages", async () => {
  stored = [message(1, { ...mine, proposal_id: "p1" })];
  const { comes } = await open();
  const title = screen.getByRole("heading", { level: 1 });
  title.focus();
  await comes(message(2));
  expect(document.activeElement).toBe(title);
  scrolledTo.mockReset();
  await comes(message(3, { ...mine, proposal_id: "p2" }));
  await waitFor(() => expect(document.activeElement).toBe(entry("Words 3")));
  expect(scrolledTo).toHaveBeenCalled();
});
