import type { Message } from "@contracts/conversations/conversation";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { readingKey } from "@/lib/procedure-query";
import { renderWith } from "../../../tests/support/render-with.tsx";

const send = vi.fn();
vi.mock("@/lib/call-procedure", () => ({ callProcedure: (...call: unknown[]) => send(...call) }));

const { ReportDialog } = await import("@/conversations/shared/report-dialog");
const { ReportMessage } = await import("@/conversations/shared/report-message");
const { MessageEntry } = await import("@/conversations/shared/message");
const { BlockMenu } = await import("@/conversations/shared/block-menu");
const { BlockNotice } = await import("@/conversations/shared/block-notice");

const press = (name: string | RegExp, role = "button") => screen.findByRole(role, { name }).then(userEvent.click);
const none = { mine: false, theirs: false, can: true };

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue(null);
});

describe("reporting a message", () => {
  const open = () => {
    const onClose = vi.fn();
    renderWith(
      <ReportDialog
        applicationId="a"
        message={{ id: "m", authorName: "Rita Reyes", words: "<b>Send $60</b>" }}
        said={null}
        onClose={onClose}
      />,
    );
    return onClose;
  };

  it("requires a reason, and a description if the reason is not listed", async () => {
    const onClose = open();
    expect(await screen.findByText("<b>Send $60</b>")).toBeTruthy();
    await press("Report message");
    expect((await screen.findAllByText("Choose what's wrong")).length).toBeGreaterThan(0);
    await press(/Something else/, "radio");
    await press("Report message");
    expect((await screen.findAllByText("Say what's wrong")).length).toBeGreaterThan(0);
    expect(send).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("In your own words"), "It is a threat.");
    await press("Report message");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(send).toHaveBeenCalledExactlyOnceWith("report_message", {
      p_message_id: "m",
      p_reason: "other",
      p_words: "It is a threat.",
    });
  });

  it("opens next to the message, and Cancel sends nothing", async () => {
    renderWith(
      <ReportMessage applicationId="a" message={{ id: "m", authorName: "Rita Reyes", words: "" }} said={null} />,
    );
    await press("Report Rita Reyes's message");
    expect(await screen.findByRole("dialog", { name: "Report Rita Reyes's message" })).toBeTruthy();
    await press("Cancel");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(send).not.toHaveBeenCalled();
  });

  it("keeps the text if sending fails", async () => {
    send.mockRejectedValueOnce(new AppError({ code: "too_many_message_reports", message: "Later", status: 429 }));
    const onClose = open();
    await press(/Fraud/, "radio");
    await userEvent.type(screen.getByLabelText("In your own words"), "They ask for money.");
    await press("Report message");
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cancel" }).disabled).toBe(false));
    expect(screen.getByLabelText<HTMLTextAreaElement>("In your own words").value).toBe("They ask for money.");
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("a reported message", () => {
  const entry = (part: Partial<Message>) =>
    renderWith(
      <MessageEntry
        applicationId="a"
        message={{
          id: "m",
          seq: 1,
          author_side: "candidate",
          author_name: "Rita Reyes",
          company_name: null,
          body: "Send $60",
          files: [],
          proposal_id: null,
          offer_id: null,
          created_at: "2026-11-16T10:00:00Z",
          withdrawn_at: null,
          removed_at: null,
          is_mine: false,
          is_reported: true,
          own_report: null,
          can: { withdraw: false, report: false },
          ...part,
        }}
      />,
    );

  it("is marked, and lets its reporter change the report", async () => {
    entry({ own_report: { reason: "fraud", words: "They ask for money." } });
    await press(/^Reported/);
    const words = await screen.findByLabelText<HTMLTextAreaElement>("In your own words");
    expect(words.value).toBe("They ask for money.");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Fraud/ }).checked).toBe(true);
    await userEvent.type(words, " Twice.");
    await press("Change report");
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith("report_message", {
        p_message_id: "m",
        p_reason: "fraud",
        p_words: "They ask for money. Twice.",
      }),
    );
  });

  it("is only marked, for colleagues and after a decision", () => {
    entry({});
    expect(screen.getByText("Reported")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("blocking a conversation", () => {
  const menu = () => press("More for the conversation with Acme");

  it("is confirmed with its effects, and undone right away", async () => {
    const { rerender } = renderWith(<BlockMenu applicationId="a" otherName="Acme" block={none} />);
    await menu();
    await press("Block", "menuitem");
    expect(await screen.findByText("Neither side can write")).toBeTruthy();
    expect(send).not.toHaveBeenCalled();
    await press("Block");
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith("set_conversation_blocked", {
        p_application_id: "a",
        p_is_blocked: true,
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    rerender(
      <QueryClientProvider client={new QueryClient()}>
        <BlockMenu applicationId="a" otherName="Acme" block={{ ...none, mine: true }} />
      </QueryClientProvider>,
    );
    await menu();
    await press("Unblock", "menuitem");
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith("set_conversation_blocked", { p_application_id: "a", p_is_blocked: false }),
    );
  });

  it("refetches interviews and offers", async () => {
    const client = new QueryClient();
    const keys = [
      readingKey("get_interviews", { p_application_id: "a" }),
      readingKey("get_offers", { p_application_id: "a" }),
    ];
    for (const key of keys) client.setQueryData(key, {});
    renderWith(<BlockNotice applicationId="a" otherName="Acme" block={{ ...none, mine: true }} />, { client });
    await press("Unblock");
    await waitFor(() => expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]));
  });

  it("isn't offered without the right to block", () => {
    renderWith(<BlockMenu applicationId="a" otherName="Acme" block={{ ...none, can: false }} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    [{ mine: true, theirs: false, can: true }, "You have blocked this conversation", true],
    [{ mine: true, theirs: true, can: true }, "You have blocked this conversation", true],
    [{ mine: false, theirs: true, can: true }, "Acme has blocked this conversation", false],
    [{ mine: false, theirs: true, can: false }, "This conversation is blocked", false],
  ] as const)("%j reads: %s", (block, words, canUnblock) => {
    renderWith(<BlockNotice applicationId="a" otherName="Acme" block={block} />);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Unblock" }) !== null).toBe(canUnblock);
  });

  it("shows no notice if neither side blocked", () => {
    renderWith(<BlockNotice applicationId="a" otherName="Acme" block={none} />);
    expect(document.querySelector(".notice")).toBeNull();
  });
});
