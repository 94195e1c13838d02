import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LegalPage } from "@/marketing/legal/legal-page";
import { compile } from "../../../supabase/local/site/written-pages.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const settings = vi.hoisted(() => ({
  operatorName: "Rowanfield “Hiring”" as string | null,
  operatorAddress: "214 Larimer Street, Denver, CO 80202",
  supportEmail: "a@example.com",
  retention: { backup: 14 },
}));
vi.mock("@/lib/site-settings", () => ({ useSiteSettings: () => settings }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ role: null }) }));

const ours = `+++
title = "Terms"
description = "What to expect."
lead = "In plain words."

[[changes]]
on = 2026-11-03
what = "Plans end."

[[changes]]
on = 2026-10-01
what = "First version."
+++

## Who {#operator}

**{{operator}}** runs it. Copies are kept for {{days.backup}} days.

## Account {#account}

One each.

<!-- additions -->

## Changes {#change}

Here.
`;
const theirs = `+++
[[changes]]
on = 2026-11-20
what = "Added our register entry."
+++

## Register

See [our entry](https://example.com/42).
`;
const open = (added?: string) => renderWith(<LegalPage {...compile(ours, added)} />);
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("the text is filled in from settings", () => {
  open();
  expect(screen.getByRole("region", { name: "Who" }).textContent).toContain(
    "Rowanfield “Hiring” runs it. Copies are kept for 14 days.",
  );
  const card = screen.getByRole("region", { name: "Who runs this site" });
  expect(card.textContent).toContain("214 Larimer Street");
  expect(within(card).getByRole("link", { name: "a@example.com" }).getAttribute("href")).toBe("mailto:a@example.com");
});

test("the operator's additions are marked, placed in the text and listed in the contents", () => {
  open(theirs);
  expect(titles()).toEqual(["Who runs this site", "Who", "Account", "Register", "Changes", "What has changed"]);
  const added = screen.getByRole("region", { name: "Register" });
  expect(added.id).toBe("register");
  expect(added.textContent).toContain("Added by Rowanfield “Hiring”");
  expect(within(added).getByRole("link", { name: "our entry" }).getAttribute("href")).toBe("https://example.com/42");
  expect(screen.getByRole("region", { name: "Account" }).textContent).not.toContain("Added by");
  const contents = screen.getByRole("navigation", { name: "On this page" });
  expect(within(contents).getByRole("link", { name: "Register" }).getAttribute("href")).toContain("#register");
});

test("the page shows its effective date, and all changes with the newest first", () => {
  open(theirs);
  expect(screen.getByText(/^In effect since Nov 20, 2026/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "What changed on Nov 20" }).getAttribute("href")).toContain("#changes");
  const changes = screen.getByRole("region", { name: "What has changed" });
  expect(
    within(changes)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(["Nov 20, 2026", "Nov 3, 2026", "Oct 1, 2026"]);
  expect(within(changes).getByText("Added our register entry.")).toBeTruthy();
});

test("a site without an operator uses general wording", () => {
  settings.operatorName = null;
  open(theirs);
  expect(screen.getByRole("region", { name: "Who" }).textContent).toContain("the operator of this site runs it");
  expect(screen.queryByText(/214 Larimer/)).toBeNull();
});
