import type { Notification } from "@contracts/notifications/notification";
import { useQuery } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { notificationsQuery } from "@/notifications/data/notifications";
import { NotificationRow } from "@/notifications/shared/notification-row";
import { renderWith } from "../../../tests/support/render-with.tsx";

const server = vi.hoisted(() => ({ rows: [] as Notification[], markRead: vi.fn(), remove: vi.fn() }));
vi.mock("@/lib/call-procedure", async () =>
  (await import("../../../tests/support/answered-by.ts")).answeredBy(server.markRead),
);
vi.mock("@/lib/tables", () => {
  const list = { eq: () => list, order: () => list, limit: async () => ({ data: server.rows, error: null }) };
  const removal = { eq: (column: string, id: string) => (column === "id" ? removal : server.remove(id)) };
  return {
    getTables: async () => ({ from: () => ({ select: () => list, delete: () => removal }) }),
  };
});

const one: Notification = {
  id: "n1",
  type: "application_status",
  title: "Interview",
  message: "You are invited to an interview.",
  is_read: false,
  created_at: "2026-11-18T10:00:00Z",
  data: { application_id: "a1" },
};

function List({ onOpen }: { onOpen: () => void }) {
  const { data = [] } = useQuery(notificationsQuery("user"));
  return data.map((each) => <NotificationRow key={each.id} notification={each} userId="user" onOpen={onOpen} />);
}

async function show(onOpen = () => {}) {
  renderWith(<List onOpen={onOpen} />);
  await screen.findByText("Interview");
}

beforeEach(() => {
  server.rows = [one];
  server.markRead.mockReset().mockResolvedValue({ data: null, error: null });
  server.remove.mockReset();
});

it("marks the notification as read when opened", async () => {
  const onOpen = vi.fn();
  await show(onOpen);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/candidate/applications/a1");
  await userEvent.click(screen.getByRole("link"));
  expect(onOpen).toHaveBeenCalledOnce();
  await waitFor(() =>
    expect(server.markRead).toHaveBeenCalledWith("mark_notification_read", { notification_id: "n1" }),
  );
});

it("leaves an open invitation unread", async () => {
  server.rows = [{ ...one, type: "company_invitation" }];
  const onOpen = vi.fn();
  await show(onOpen);
  await userEvent.click(screen.getByRole("link"));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(server.markRead).not.toHaveBeenCalled();
});

it("removes a dismissed notification right away, and restores it if that fails", async () => {
  let answer = (_answer: unknown) => {};
  server.remove.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await show();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss: Interview" }));
  await waitFor(() => expect(screen.queryByText("Interview")).toBeNull());
  answer({ data: null, error: { code: "42501", message: "no", details: null, hint: null } });
  expect(await screen.findByText("Interview")).toBeTruthy();
});

it("leaves out one that is still being dismissed when the list is read for another", async () => {
  const answers: (() => void)[] = [];
  server.remove.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve({ data: null, error: null }));
      }),
  );
  const two = { ...one, id: "n2", title: "Offer" };
  server.rows = [one, two, { ...one, id: "n3", title: "Message" }];
  await show();
  for (const title of ["Interview", "Offer"])
    await userEvent.click(screen.getByRole("button", { name: `Dismiss: ${title}` }));
  await waitFor(() => expect(answers).toHaveLength(2));
  server.rows = [two, { ...one, id: "n3", title: "Another message" }];
  answers[0]?.();
  await screen.findByText("Another message");
  expect(screen.queryByText("Offer")).toBeNull();
  server.rows = server.rows.slice(1);
  answers[1]?.();
});
