import type { CompanyJob } from "@contracts/jobs/job";
import type { HiringTeam } from "@contracts/jobs/team";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toast, toastStore } from "@/components/feedback/toast";
import { Toaster } from "@/components/feedback/toaster";
import { HiringTeamCard } from "@/jobs/company/hiring-team-card";
import { renderWith } from "../../../tests/support/render-with";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../tests/support/answered-by.ts")).answeredBy(rpc));

const person = (first_name: string, role: "manager" | "recruiter" | "partner_recruiter") => ({
  user_id: first_name,
  first_name,
  last_name: "Moss",
  role,
});
const team: HiringTeam = {
  owner: person("Priya", "manager"),
  members: [person("Marta", "recruiter"), person("Sunita", "partner_recruiter")],
  colleagues: [person("Ann", "recruiter"), person("Zoé", "manager")],
  can: { change: true, assign: true },
};
let shown = team;
const calls = (name: string) => rpc.mock.calls.filter(([called]) => called === name).map(([, args]) => args);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  shown = team;
  rpc.mockReset().mockImplementation(async (name: string) => ({
    data: name === "get_hiring_team" ? shown : name === "remove_from_hiring_team" ? "change" : true,
    error: null,
  }));
});
afterEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

const job = { id: "job", title: "Dispatcher", company_id: "company" } as CompanyJob;
const show = () =>
  renderWith(
    <>
      <HiringTeamCard job={job} />
      <Toaster />
    </>,
  );
const rows = async () =>
  within(await screen.findByRole("list"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace(/^[A-Z]{2}/, ""));

it("lists the owner, then the members with their roles", async () => {
  show();
  expect(await rows()).toEqual([
    "Priya MossOwner, managerChange",
    "Marta MossRecruiter",
    "Sunita MossPartner recruiter",
  ]);
});

it("shows no buttons without the right to change the team", async () => {
  shown = { ...team, colleagues: [], can: { change: false, assign: false } };
  show();
  expect(await rows()).toHaveLength(3);
  expect(screen.queryAllByRole("button")).toEqual([]);
});

it("adds a colleague found by typing", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Add a colleague to the hiring team" }));
  await userEvent.type(await screen.findByRole("combobox", { name: "Find a colleague" }), "zoe");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["ZMZoé MossManager"]);
  await userEvent.keyboard("{Enter}");
  expect(calls("add_to_hiring_team")).toEqual([{ p_job_id: "job", p_user_id: "Zoé" }]);
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("removes a member, and can undo it", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Remove Marta Moss from the hiring team" }));
  expect(calls("remove_from_hiring_team")).toEqual([{ p_job_id: "job", p_user_id: "Marta" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(calls("undo_team_removal")).toEqual([{ p_change_id: "change" }]));
});
