import type { Notification } from "@contracts/notifications/notification";
import { expect, test } from "vitest";
import { notificationDays } from "@/notifications/model/notification-groups";

const now = new Date("2026-11-26T12:00:00");
const at = (id: string, created_at: string, data: Notification["data"] = {}): Notification => ({
  id,
  type: "applicant_message",
  title: id,
  message: "",
  is_read: false,
  created_at: new Date(created_at).toISOString(),
  data,
});

test("notifications are grouped by day, and within a day by person, newest first", () => {
  const days = notificationDays(
    [
      at("1", "2026-11-26T11:00:00", { application_id: "mei" }),
      at("2", "2026-11-26T10:00:00", { application_id: "kofi" }),
      at("3", "2026-11-26T09:00:00", { application_id: "mei" }),
      at("4", "2026-11-26T08:00:00"),
      at("5", "2026-11-25T20:00:00", { application_id: "mei" }),
      at("6", "2026-11-02T08:00:00"),
      at("7", "2025-11-02T08:00:00"),
    ],
    now,
  );
  expect(
    days.map(({ day, groups }) => [
      day,
      ...groups.map(({ newest, earlier }) => [newest, ...earlier].map(({ id }) => id).join("+")),
    ]),
  ).toEqual([
    ["Today", "1+3", "2", "4"],
    ["Yesterday", "5"],
    ["Nov 2", "6"],
    ["Nov 2, 2025", "7"],
  ]);
});

test("an empty list has no days", () => {
  expect(notificationDays([])).toEqual([]);
});
