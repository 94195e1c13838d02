import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { SiteAnnouncement } from "@/app/layouts/site-announcement";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const settings = vi.hoisted(() => ({ announcement: null as object | null }));
vi.mock("@/lib/site-settings", () => ({ useAnnouncement: () => settings.announcement }));
const announce = (text: string, seconds = 60) => {
  const endsAt = new Date(Date.now() + seconds * 1000).toISOString();
  settings.announcement = { text, link: "/help", linkWords: "Why", endsAt };
};
const bar = () => screen.queryByRole("region", { name: "Announcement" });

beforeEach(() => localStorage.clear());

test("the announcement shows until closed, stays closed after a reload, and shows again with a new text", async () => {
  announce("Down on Sunday.");
  const first = renderWith(<SiteAnnouncement />);
  expect(bar()?.textContent).toContain("Down on Sunday.");
  expect(screen.getByRole("link", { name: "Why" }).getAttribute("href")).toBe("/help");
  await pressAgain(() => screen.getByRole("button", { name: "Close the announcement" }));
  expect(bar()).toBeNull();
  first.unmount();
  const second = renderWith(<SiteAnnouncement />);
  expect(bar()).toBeNull();
  second.unmount();
  announce("Down on Monday.");
  renderWith(<SiteAnnouncement />);
  expect(bar()?.textContent).toContain("Down on Monday.");
});

test("an announcement that has ended is not shown", () => {
  announce("Down on Sunday.", -1);
  renderWith(<SiteAnnouncement />);
  expect(bar()).toBeNull();
});
