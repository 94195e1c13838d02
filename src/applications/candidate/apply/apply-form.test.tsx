import type { Candidate } from "@contracts/candidates/candidate";
import type { MyDocuments } from "@contracts/candidates/documents";
import type { JobQuestion } from "@contracts/jobs/job";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApplyForm } from "@/applications/candidate/apply/apply-form";
import { pressAgain } from "../../../../tests/support/press-again.ts";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));

const uploadFile = vi.hoisted(() => vi.fn());
vi.mock("@/files/data/upload-file", () => ({ uploadFile }));
vi.mock("@/files/data/file-limits", () => ({
  fileLimits: () => ({ accept: ".pdf", words: "PDF", problem: async () => null }),
}));

const questions: JobQuestion[] = [
  { id: "q1", question: "Why here?", question_type: "TEXTAREA", is_required: true, options: [] },
  { id: "q2", question: "Which shifts?", question_type: "CHECKBOX", is_required: false, options: ["Days", "Nights"] },
];

const complete = {
  user_id: "user",
  first_name: "Noor",
  last_name: "Fahmi",
  email: "noor@example.com",
  phone: "(303) 555-0142",
  title: "Welder",
  bio: "Welder\nTwelve years of pipelines.",
  skills: ["MIG welding"],
  gender: "prefer-not-to-say",
  work_authorization: "us_citizen",
  street: "1 Main Street",
  city: "Denver",
  state: "CO",
  zip_code: "80302",
  country: "United States",
  resume_url: "user/1.pdf",
} as Candidate;
const stored = (path: string, name: string | null) => ({ path, name, size: 2048, added_at: "2026-11-01T00:00:00Z" });
const documents: MyDocuments = {
  resumes: [
    { ...stored("user/1.pdf", "noor-platform.pdf"), is_default: true },
    { ...stored("user/2.pdf", "noor-data.pdf"), is_default: false },
  ],
  cover_letter: stored("user/3.docx", null),
  certificates: [stored("user/4.png", "welding.png")],
};
const job = { id: "job", company: { name: "Acme" }, answer_days: null } as never;

interface Shown {
  asked?: JobQuestion[] | null;
  candidate?: Candidate;
  known?: MyDocuments;
}

function show({ asked = questions, candidate = complete, known = documents }: Shown = {}) {
  return renderWith(
    <Routes>
      <Route
        path="/candidate/apply/:jobId"
        element={<ApplyForm job={job} questions={asked} candidate={candidate} documents={known} />}
      />
      <Route path="/candidate/applications/:id/sent" element="What was sent" />
    </Routes>,
    { at: "/candidate/apply/job" },
  );
}

const submit = () => screen.getByRole("button", { name: "Submit Application" });
const why = () => screen.getByRole("textbox", { name: /Why here/ });
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const sent = () => rpc.mock.calls.find(([name]) => name === "submit_application")?.[1];
const refuse = (hint: string, fields: object, message = "Please check the highlighted fields") =>
  rpc.mockResolvedValueOnce({ data: null, error: { code: "PT422", message, hint, details: JSON.stringify(fields) } });

beforeEach(() => {
  rpc.mockReset();
  uploadFile.mockReset();
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("lists every file with a checkbox, and sends only the default resume and checked files", async () => {
  rpc.mockResolvedValue({ data: "application", error: null });
  show();
  const rows = within(screen.getByRole("list", { name: "What you send" })).getAllByRole<HTMLInputElement>("checkbox");
  expect(rows.map(({ checked }) => checked)).toEqual([true, false, false, false]);
  expect(screen.getByText("cover-letter")).toBeTruthy();
  await userEvent.click(tick(/welding/));
  await userEvent.type(why(), "The trains.");
  await userEvent.click(submit());
  expect(await screen.findByText("What was sent")).toBeTruthy();
  const p_documents = { resume: "user/1.pdf", coverLetter: null, certificates: ["user/4.png"], letter: null };
  expect(sent()).toMatchObject({ p_documents });
  expect(sent()).not.toHaveProperty("p_details");
});

it("sends another resume from the profile, and a typed letter", async () => {
  rpc.mockResolvedValue({ data: "application", error: null });
  show({ asked: [] });
  await userEvent.click(screen.getByRole("button", { name: "Use another resume" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: /noor-data/ }));
  await userEvent.click(tick(/Cover letter for Acme/));
  await userEvent.type(screen.getByRole("textbox", { name: "Your letter" }), "Hello Acme");
  await userEvent.click(submit());
  expect(await screen.findByText("What was sent")).toBeTruthy();
  expect(sent()).toMatchObject({ p_documents: { resume: "user/2.pdf", letter: { text: "Hello Acme" } } });
});

it("requires a checked letter to be written or unchecked", async () => {
  show({ asked: [] });
  await userEvent.click(tick(/Cover letter for Acme/));
  await userEvent.click(submit());
  expect((await screen.findAllByText("Write your letter, or uncheck it")).length).toBeGreaterThan(0);
  expect(rpc).not.toHaveBeenCalled();
});

it("asks for the fewest missing details, suggests a gender answer, and sends them along", async () => {
  rpc.mockResolvedValue({ data: "application", error: null });
  const candidate = { ...complete, gender: null, street: null, zip_code: null, skills: [], bio: "Welder" };
  show({ asked: [], candidate });
  // Five are missing, of which three are optional.
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /Gender/ }).value).toBe("prefer-not-to-say");
  expect(screen.queryByRole("textbox", { name: /Street/ })).toBeNull();
  await userEvent.click(submit());
  expect((await screen.findAllByText("Enter your ZIP code")).length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole("textbox", { name: /ZIP code/ }), "80302");
  await pressAgain(submit);
  expect(await screen.findByText("What was sent")).toBeTruthy();
  expect(sent()).toMatchObject({ p_details: { gender: "prefer-not-to-say", address: { zipCode: "80302" } } });
});

/** Missing in jsdom. */
const findsByName = () => vi.stubGlobal("CSS", { escape: (name: string) => name });

it("waits for files that are still uploading, and says so at their row", async () => {
  const arrive = new Map<string, (path: string) => void>();
  uploadFile.mockImplementation(({ file }: { file: File }) => new Promise((resolve) => arrive.set(file.name, resolve)));
  rpc.mockResolvedValue({ data: "application", error: null });
  findsByName();
  const { container } = show({ asked: [] });
  const choose = (input: Element | null, name: string) =>
    userEvent.upload(input as HTMLInputElement, new File(["%PDF-1.4"], name, { type: "application/pdf" }));
  await userEvent.click(tick(/Cover letter for Acme/));
  await userEvent.click(screen.getByText("Attach a file"));
  await choose(container.querySelector("input[name='documents.letter.path']"), "letter.pdf");
  await choose(container.querySelector("input[aria-label='Attach another file']"), "safety.pdf");
  await waitFor(() => expect([...arrive.keys()]).toEqual(["letter.pdf", "safety.pdf"]));
  arrive.get("safety.pdf")?.("user/6.pdf");
  expect(await screen.findByText("For this application only")).toBeTruthy();
  await userEvent.click(submit());
  // In the list above the form, and at the letter.
  expect(await screen.findAllByText(/This file hasn't finished uploading/)).toHaveLength(2);
  expect(tick(/noor-platform/).getAttribute("aria-invalid")).toBeNull();
  arrive.get("letter.pdf")?.("user/5.pdf");
  await waitFor(() => expect(screen.queryByText(/This file hasn't finished uploading/)).toBeNull());
  await pressAgain(submit);
  expect(await screen.findByText("What was sent")).toBeTruthy();
  expect(sent()).toMatchObject({ p_documents: { certificates: ["user/6.pdf"], letter: { path: "user/5.pdf" } } });
});

it("moves focus to certificates that the server refused", async () => {
  refuse("invalid_input", { fields: { "documents.certificates": "Use at most 20 certificates" } });
  findsByName();
  show({ asked: [] });
  await userEvent.click(submit());
  expect(await screen.findAllByText("Use at most 20 certificates")).toHaveLength(2);
  await waitFor(() => expect((document.activeElement as HTMLElement).dataset.field).toBe("documents.certificates"));
});

it("requires answers to required questions, and sends nothing without them", async () => {
  show();
  await userEvent.click(submit());
  expect(await screen.findByText("Please answer all required questions")).toBeTruthy();
  expect(why().getAttribute("aria-invalid")).toBe("true");
  expect(rpc).not.toHaveBeenCalled();
});

it("sends once, however often it is clicked, and opens the page of what was sent", async () => {
  let answer = (_answer: { data: string; error: null }) => {};
  rpc.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  show();
  await userEvent.type(why(), " The trains. ");
  await userEvent.click(screen.getByRole("checkbox", { name: "Nights" }));
  await userEvent.dblClick(submit());
  await userEvent.keyboard("{Enter}");
  answer({ data: "application", error: null });
  expect(await screen.findByText("What was sent")).toBeTruthy();
  expect(rpc.mock.calls).toEqual([
    [
      "submit_application",
      {
        p_id: expect.any(String),
        p_job_id: "job",
        p_documents: { resume: "user/1.pdf", coverLetter: null, certificates: [], letter: null },
        p_answers: [
          { question_id: "q1", answer: "The trains." },
          { question_id: "q2", answer: "Nights" },
        ],
      },
    ],
  ]);
  expect(sessionStorage.length).toBe(0);
});

it("restores responses, checked files and the letter after the page was left", async () => {
  const { unmount } = show();
  await userEvent.type(why(), "The trains.");
  await userEvent.click(tick(/Cover letter for Acme/));
  await userEvent.type(screen.getByRole("textbox", { name: "Your letter" }), "Hello");
  await userEvent.click(tick(/welding/));
  unmount();
  show();
  expect((why() as HTMLTextAreaElement).value).toBe("The trains.");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your letter" }).value).toBe("Hello");
  expect(tick(/welding/).checked).toBe(true);
});

it("shows server errors at their question and file", async () => {
  const fields = { q2: "Choose among the options", "documents.resume": "This file isn't stored. Upload it again." };
  refuse("invalid_input", { fields });
  show();
  await userEvent.type(why(), "The trains.");
  await userEvent.click(submit());
  const group = await screen.findByRole("group", { name: /Which shifts/, description: "Choose among the options" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
  expect(tick(/noor-platform/).getAttribute("aria-invalid")).toBe("true");
});

it("submits if questions failed to load, and then shows the ones the server requires", async () => {
  refuse("answers_required", { fields: { q1: "Please answer this question" } }, "Please answer all required questions");
  findsByName();
  show({ asked: null });
  expect(screen.queryByText("No additional questions for this position.")).toBeNull();
  await userEvent.click(submit());
  expect(await screen.findByText("Please answer this question")).toBeTruthy();
  rpc.mockResolvedValueOnce({ data: "application", error: null });
  await pressAgain(submit);
  expect(await screen.findByText("What was sent")).toBeTruthy();
});
