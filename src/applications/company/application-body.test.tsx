import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ApplicationBody, type TabId } from "@/applications/company/application-body";
import { renderWith } from "../../../tests/support/render-with.tsx";

vi.mock("@/lib/use-is-wide", () => ({ useIsWide: () => true }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/files/shared/document-viewer", () => ({
  ShownDocument: ({ label }: { label: string }) => <p>Paper of {label}</p>,
}));
vi.mock("@/applications/company/notes/team-notes", () => ({ TeamNotes: () => <p>Team notes</p> }));
vi.mock("@/applications/company/notes/note-box", () => ({ NoteBox: () => <p>Note field</p> }));
vi.mock("@/lib/call-procedure", async () =>
  (await import("../../../tests/support/answered-by.ts")).answeredBy(() => new Promise(() => {})),
);

const skill = (name: string, has: boolean) => ({ name, has });
const application = {
  id: "a",
  status: "reviewing",
  candidate: {
    first_name: "Noor",
    email: "noor@example.com",
    resume_url: "noor/1.pdf",
    cover_letter_url: "noor/2.docx",
    certificates: [],
    positions: [],
    schools: [],
    skills: [],
    experience_years: 5,
  },
  documents: [
    { bucket: "candidate_resumes", path: "firm/0.pdf", name: null },
    { bucket: "candidate_resumes", path: "noor/1.pdf", name: "noor-fahmi-resume.pdf" },
    { bucket: "candidate_cover_letters", path: "noor/2.docx", name: null },
  ],
  job: { id: "job", title: "Backend Engineer", can: { open: true }, job_type: "FULL_TIME", assignee: null },
  match: {
    required: [skill("Go", true), skill("Kafka", false)],
    preferred: [],
    level: null,
    location: null,
    culture: null,
    without_skills: false,
    summary: "1 of 2 required skills; missing: Kafka",
  },
  answers: [],
  events: [],
  unread: 2,
  note_count: 1,
  tags: [],
  can: { talk: true, note: true, assign: false, merge: false },
  merged: [],
} as unknown as CompanyApplicationDetail;

const onTab = vi.fn();
function show({
  isSplit = false,
  tab = null,
  ...rest
}: { isSplit?: boolean; tab?: TabId | null } & Record<string, unknown>) {
  cleanup();
  renderWith(
    <ApplicationBody
      application={{ ...application, ...rest } as CompanyApplicationDetail}
      tab={tab}
      onTab={onTab}
      isSplit={isSplit}
      conversation={() => <p>Messages here</p>}
    />,
  );
}
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const chosen = () => screen.getByRole("tab", { selected: true }).textContent;

it("shows the resume as the first of five tabs, and other files by name", async () => {
  show({});
  expect(tabs()).toEqual(["Resume", "Profile", "Messages2", "Notes1", "History"]);
  expect(chosen()).toBe("Resume");
  screen.getByText("Paper of noor-fahmi-resume.pdf");
  await userEvent.click(screen.getByRole("button", { name: "Cover letter (DOCX)" }));
  screen.getByText("Paper of Cover letter (DOCX)");
  await userEvent.click(screen.getByRole("button", { name: "Resume 2 (PDF)" }));
  screen.getByText("Paper of Resume 2 (PDF)");
  await userEvent.click(screen.getByRole("tab", { name: "Profile" }));
  expect(onTab).toHaveBeenLastCalledWith("profile");
});

it("shows the resume next to the rest on wide screens, with notes under the profile", () => {
  show({ isSplit: true });
  expect(tabs()).toEqual(["Profile", "Messages2", "History"]);
  screen.getByText("Paper of noor-fahmi-resume.pdf");
  screen.getByText("Team notes");
  screen.getByText("Note field");
  // An unavailable tab falls back to the first.
  show({ isSplit: true, tab: "notes" });
  expect(chosen()).toBe("Profile");
});

it("keeps the tab and unfinished text when the window gets narrower or wider", async () => {
  const body = (isSplit: boolean) => (
    <ApplicationBody
      application={application}
      tab={null}
      onTab={onTab}
      isSplit={isSplit}
      beside={() => <input aria-label="Being typed" />}
    />
  );
  cleanup();
  const { rerender } = renderWith(body(true));
  await userEvent.type(screen.getByLabelText("Being typed"), "half a");
  for (const isSplit of [false, true]) {
    rerender(body(isSplit));
    expect(chosen()).toBe("Profile");
    expect((screen.getByLabelText("Being typed") as HTMLInputElement).value).toBe("half a");
  }
});

it("shows the profile first if no resume was sent", () => {
  show({ documents: [] });
  expect(tabs()).toEqual(["Profile", "No resume sent", "Messages2", "Notes1", "History"]);
  expect(chosen()).toBe("Profile");
});

it("keeps the tab and the unfolded match for the next person", async () => {
  show({ tab: "history" });
  expect(chosen()).toBe("History");
  expect(screen.queryByText("Required skills")?.closest("details")?.open).toBe(false);
  await userEvent.click(screen.getByText("1 of 2 required skills"));
  show({ tab: "history", id: "b" });
  expect(screen.getByText("Required skills").closest("details")?.open).toBe(true);
});

it("hides messages and notes from people without access to them", () => {
  show({ can: { talk: false, note: false, assign: false, merge: false } });
  expect(tabs()).toEqual(["Resume", "Profile", "History"]);
});

it("shows the owner's name on the button that changes it", () => {
  show({
    tab: "profile",
    assignee: { user_id: "dana", first_name: "Dana", last_name: "Whitlock" },
    can: { talk: true, note: true, assign: true, merge: false },
  });
  expect(screen.getByRole("button", { name: "Owner: Dana Whitlock. Change" }).textContent).toContain("Dana Whitlock");
});

it("shows that the applicant deleted their account instead of resume and match", () => {
  show({ documents: [], candidate: { ...application.candidate, email: "" } });
  screen.getByText("The applicant deleted their account");
  expect(screen.queryByText("1 of 2 required skills")).toBeNull();
  expect(tabs()).not.toContain("No resume sent");
});
