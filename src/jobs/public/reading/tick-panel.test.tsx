import type { Employer } from "@contracts/companies/company";
import type { MatchAsked } from "@contracts/matching/match";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { TickPanel } from "@/jobs/public/reading/tick-panel";
import { clearTicks, readTicks } from "@/lib/ticks";

const { auth } = vi.hoisted(() => ({ auth: { status: "signed-out" } }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => auth }));

const asked: MatchAsked = {
  required: [
    ["TypeScript", "typescript"],
    ["ReactJS", "react"],
  ],
  preferred: [["Go", "go"]],
  level: "senior_level",
  location: "Denver, CO",
  places: ["city denver co", "city denver", "state co"],
  culture: [],
};
const show = (changes: Partial<MatchAsked> = {}) =>
  render(
    <TickPanel
      job={{ id: "j1", title: "Engineer", company: { name: "Quillmark" } as Employer }}
      asked={{ ...asked, ...changes }}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
/** Expands it. */
const open = () => userEvent.click(screen.getByRole("heading", { level: 2 }));
const tick = (name: string) => screen.getByRole("button", { name });
const isPressed = (name: string) => tick(name).getAttribute("aria-pressed") === "true";

afterEach(() => {
  clearTicks();
  auth.status = "signed-out";
});

test("the panel counts checked skills in bars and text, and lets people uncheck them", async () => {
  show();
  expect(screen.getByRole("heading", { name: "Check your match (2 skills)" })).toBeTruthy();
  expect(screen.getByText("Select what you have. Nothing is sent.")).toBeTruthy();
  expect(screen.queryByRole("img", { name: /required/ })).toBeNull();
  await open();
  await userEvent.click(tick("ReactJS"));
  await userEvent.click(tick("Go"));
  expect(screen.getByRole("img", { name: "1 of 2 required skills, 1 of 1 preferred skills" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "1 of 2 required skills" })).toBeTruthy();
  expect(screen.getByText("Quillmark would see the same match.")).toBeTruthy();
  expect(within(screen.getByRole("group", { name: "Required skills 1 of 2" })).getAllByRole("button")).toHaveLength(2);
  expect(readTicks().skills).toEqual([
    { key: "react", name: "ReactJS" },
    { key: "go", name: "Go" },
  ]);
  await userEvent.click(tick("ReactJS"));
  expect(isPressed("ReactJS")).toBe(false);
});

test("level and location are remembered for every job", async () => {
  show();
  await userEvent.click(tick("5 years or more"));
  await userEvent.click(tick("Denver, CO"));
  expect(readTicks()).toMatchObject({ years: 5, place: { name: "Denver, CO", terms: asked.places } });
  document.body.replaceChildren();
  show({ level: "mid_level", location: "Denver", places: ["city denver"] });
  expect([isPressed("2 years or more"), isPressed("Denver")]).toEqual([true, true]);
  await userEvent.click(tick("2 years or more"));
  expect(readTicks().years).toBeNull();
});

test("the panel asks nothing that the job doesn't require, and no location for remote jobs", () => {
  show({ required: [], preferred: [], level: null, places: null, location: "Denver, CO or remote" });
  expect(screen.queryByText(/Ways of working/)).toBeNull();
  expect(screen.queryAllByRole("button")).toEqual([]);
  expect(screen.getByText("Denver, CO or remote")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Check your match" })).toBeTruthy();
});

test("ways of working come last, and are remembered for every company", async () => {
  show({ culture: ["written_first", "few_meetings"] });
  expect([...document.querySelectorAll("[role=group]")].at(-1)).toBe(
    screen.getByRole("group", { name: "Ways of working 0 of 2" }),
  );
  await userEvent.click(tick("Few meetings"));
  expect(screen.getByRole("group", { name: "Ways of working 1 of 2" })).toBeTruthy();
  expect(readTicks().culture).toEqual(["few_meetings"]);
  document.body.replaceChildren();
  show({ culture: ["few_meetings", "mentoring"] });
  expect([isPressed("Few meetings"), isPressed("Mentoring")]).toEqual([true, false]);
  await userEvent.click(tick("Few meetings"));
  expect(readTicks().culture).toEqual([]);
});

test("only visitors see the offer to create an account", () => {
  const { unmount } = show();
  expect(screen.getByRole("link", { name: "Create an account" }).getAttribute("href")).toBe(
    "/signup?role=candidate&keep=ticks&redirect=%2Fjobs%2Fengineer-quillmark-j1",
  );
  unmount();
  auth.status = "signed-in";
  show();
  expect(screen.queryByRole("link")).toBeNull();
});
