import type { FoundThings } from "@contracts/companies/search";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { SearchPalette } from "@/app/search/search-palette";
import { AppError } from "@/lib/app-error";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
const auth = vi.hoisted(() => ({ user: { id: "me" }, role: "company" }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => auth }));
const can = vi.hoisted(() => ({ post_jobs: true, handle_candidates: false, manage_staff: false }));
vi.mock("@/auth/use-frame", () => ({ useFrame: () => ({ data: { company_id: "us", can } }) }));

const person = (id: string, name: string, resume_line: string | null = null): FoundThings["people"][number] => ({
  application_id: id,
  candidate_id: `of ${id}`,
  name,
  title: "Engineer",
  added_by: null,
  job_title: "Driver",
  status: "interview",
  resume_line,
});
const found: FoundThings = {
  people: [person("1", "Hana Sorrell"), person("2", "Leila Haddadi", "Led <b>Handling</b>")],
  jobs: [{ id: "3", title: "Mechanic", status: "draft", is_expired: false }],
  colleagues: [{ user_id: "4", name: "Sam Haas", email: "sam@example.com", role: "recruiter" }],
};

const onClose = vi.fn();
const Place = () => <output>{useLocation().pathname}</output>;
const open = (label = "Search people and jobs") => {
  renderWith(
    <>
      <SearchPalette label={label} onClose={onClose} />
      <Place />
    </>,
    { client: new QueryClient({ defaultOptions: { queries: { retry: false } } }) },
  );
  return screen.getByRole("combobox", { name: label });
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const names = () => screen.getAllByRole("option").map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  auth.role = "company";
  call.mockReset().mockResolvedValue(found);
  onClose.mockReset();
  Element.prototype.scrollIntoView = vi.fn();
});

it("starts with the actions and pages available to the person, without a request", () => {
  open();
  expect(screen.getByRole("option", { name: "Post a job" })).toBeTruthy();
  expect(screen.queryByRole("option", { name: "Invite a candidate" })).toBeNull();
  expect(screen.queryByRole("option", { name: "Team" })).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

it("shows who added a person by hand instead of their title", async () => {
  call.mockResolvedValue({ ...found, people: [{ ...person("1", "Hana Sorrell"), added_by: "Priya" }] });
  type(open(), "ha");
  expect(await screen.findByText("Added by Priya, for Driver")).toBeTruthy();
});

it("searches once typing pauses, groups the results, marks the matches, and escapes HTML", async () => {
  const field = open();
  type(field, "h");
  type(field, "ha");
  expect(await screen.findByRole("group", { name: "People" })).toBeTruthy();
  expect(call.mock.calls.map(([name, args]) => [name, args])).toEqual([["search_everything", { p_query: "ha" }]]);
  expect(screen.getAllByRole("group").map((group) => group.getAttribute("aria-label"))).toEqual([
    "People",
    "Jobs",
    "Colleagues",
  ]);
  expect(screen.getByText("Leila", { exact: false })).toBeTruthy();
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual([
    "Ha",
    "Ha",
    "Ha",
    "ha",
    "Ha",
  ]);
  expect(names()[1]).toContain("Resume: Led <b>Handling</b>");
});

it("moves with the arrow keys, opens with Enter, and lists the opened result as recent", async () => {
  const field = open();
  type(field, "ha");
  await screen.findByRole("group", { name: "People" });
  fireEvent.keyDown(field, { key: "ArrowDown" });
  const second = screen.getAllByRole("option")[1];
  expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
  expect(second?.getAttribute("aria-selected")).toBe("true");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.querySelector("output")?.textContent).toBe("/company/applications/2");
  cleanup();
  open();
  expect(within(screen.getByRole("group", { name: "Recent" })).getByRole("option").textContent).toContain(
    "Leila Haddadi",
  );
});

it("opens a new tab with ⌘ or Ctrl and Enter, and stays open", async () => {
  const tab = vi.spyOn(window, "open").mockReturnValue(null);
  const field = open();
  type(field, "ha");
  await screen.findByRole("group", { name: "People" });
  fireEvent.keyDown(field, { key: "Enter", metaKey: true });
  expect(tab).toHaveBeenCalledWith("/company/applications/1", "_blank", "noopener");
  expect(onClose).not.toHaveBeenCalled();
});

it("says that nothing was found, and Enter opens nothing", async () => {
  call.mockResolvedValue({ people: [], jobs: [], colleagues: [] });
  const field = open();
  type(field, "xyz");
  expect(await screen.findByText("No people or jobs match 'xyz'.")).toBeTruthy();
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).not.toHaveBeenCalled();
});

it("says that the search failed, and can retry", async () => {
  call.mockRejectedValueOnce(new AppError({ code: "offline", message: "Check your connection.", status: 0 }));
  const field = open();
  type(field, "ha");
  expect((await screen.findByRole("alert")).textContent).toContain("We couldn't search");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("group", { name: "People" })).toBeTruthy();
});

it("opens a page even if the search failed or hasn't finished", async () => {
  call.mockRejectedValueOnce(new AppError({ code: "offline", message: "Check your connection.", status: 0 }));
  let field = open();
  type(field, "post a job");
  await screen.findByRole("alert");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  field = open();
  type(field, "post a job");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("opens the first result if Enter was pressed early, unless more is typed", async () => {
  const field = open();
  type(field, "ha");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("/company/applications/1"));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  const again = open();
  type(again, "h");
  fireEvent.keyDown(again, { key: "Enter" });
  type(again, "ha");
  await screen.findByRole("group", { name: "People" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("doesn't open a result of an earlier query", async () => {
  const field = open();
  type(field, "ha");
  await screen.findByRole("group", { name: "People" });
  call.mockReturnValue(new Promise(() => {}));
  type(field, "hannibal");
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  fireEvent.keyDown(field, { key: "Enter" });
  expect(onClose).not.toHaveBeenCalled();
});

it("finds people, companies and jobs for an administrator, and links to their pages", async () => {
  auth.role = "admin";
  const company = { id: "c", name: "Hale Freight", industry: "transportation", location: "Denver" };
  const answers: Record<string, object> = {
    list_people: {
      people: [{ id: "p", name: "Hana Hale", email: "hana@example.com", role: "candidate", company: null }],
    },
    search_companies: { companies: [company] },
    list_all_jobs: { jobs: [{ id: "j", title: "Hall Porter", company, state: "offline" }] },
  };
  call.mockImplementation(async (name: string) => answers[name]);
  const label = "Search people, companies and jobs";
  const field = open(label);
  expect(screen.getByRole("option", { name: "Approvals" })).toBeTruthy();
  type(field, "ha");
  expect(await screen.findByRole("option", { name: /Hall Porter/ })).toBeTruthy();
  expect(names()).toEqual([
    expect.stringContaining("Hana Hale"),
    expect.stringContaining("Hale Freight"),
    expect.stringContaining("Offline"),
  ]);
  fireEvent.click(screen.getByRole("option", { name: /^Hale Freight/ }));
  await waitFor(() => expect(document.querySelector("output")?.textContent).toBe("/admin/company/c"));
  cleanup();
  call.mockResolvedValue({ people: [], companies: [], jobs: [] });
  type(open(label), "xyz");
  expect(await screen.findByText("No people, companies or jobs match 'xyz'.")).toBeTruthy();
});
