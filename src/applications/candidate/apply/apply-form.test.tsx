import type { Candidate } from "@contracts/candidates/candidate";
import type { JobQuestion } from "@contracts/jobs/job";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApplyForm } from "@/applications/candidate/apply/apply-form";
import { pressAnew } from "../../../../tests/support/press-anew.ts";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const rpc = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", async () => (await import("../../../../tests/support/answered-by.ts")).answeredBy(rpc));

const questions: JobQuestion[] = [
  { id: "q1", question: "Why here?", question_type: "TEXTAREA", is_required: true, options: [] },
  { id: "q2", question: "Which shifts?", question_type: "CHECKBOX", is_required: false, options: ["Days", "Nights"] },
];

function show(asked: JobQuestion[] | null = questions, candidate?: Candidate) {
  return renderWith(
    <Routes>
      <Route
        path="/candidate/apply/:jobId"
        element={<ApplyForm jobId="job" questions={asked} candidate={candidate} userId="user" />}
      />
      <Route path="/candidate/profile" element="The profile" />
      <Route path="/candidate/dashboard" element="The dashboard" />
    </Routes>,
    { at: "/candidate/apply/job" },
  );
}

// One for the page, one for the bar of phones; style sheets show one of them.
const submit = () => {
  const [button] = screen.getAllByRole("button", { name: "Submit Application" });
  if (!button) throw new Error("There is no button to submit with.");
  return button;
};

beforeEach(() => rpc.mockReset());
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it("names every file that goes, before anything is sent", () => {
  const files = { resume_url: "u/1.pdf", cover_letter_url: "u/2.docx", certificates: ["u/3.png", "u/4.pdf"] };
  show(questions, files as Candidate);
  const rows = within(screen.getByRole("list", { name: "Goes with your application" })).getAllByRole("listitem");
  const names = ["resume.pdf", "cover-letter.docx", "certificate-1.png", "certificate-2.pdf"];
  expect(rows).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(rows[index]?.textContent).toContain(name);
});

it("asks for missing answers and sends nothing", async () => {
  show();
  await userEvent.click(submit());
  expect(await screen.findByText("Please answer all required questions")).toBeTruthy();
  expect(screen.getByRole("textbox", { name: /Why here/ }).getAttribute("aria-invalid")).toBe("true");
  expect(rpc).not.toHaveBeenCalled();
});

it("sends once, however often it is pressed, and leaves for the dashboard", async () => {
  let answer = (_answer: { data: string; error: null }) => {};
  rpc.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  show();
  await userEvent.type(screen.getByRole("textbox", { name: /Why here/ }), " The trains. ");
  await userEvent.click(screen.getByRole("checkbox", { name: "Nights" }));
  await userEvent.dblClick(submit());
  await userEvent.keyboard("{Enter}");
  answer({ data: "application", error: null });
  expect(await screen.findByText("The dashboard")).toBeTruthy();
  expect(rpc.mock.calls).toEqual([
    [
      "submit_application",
      {
        p_id: expect.any(String),
        p_job_id: "job",
        p_answers: [
          { question_id: "q1", answer: "The trains." },
          { question_id: "q2", answer: "Nights" },
        ],
      },
    ],
  ]);
  expect(sessionStorage.length).toBe(0);
});

it("leads to an incomplete profile and has the answers again afterwards", async () => {
  rpc.mockResolvedValue({
    data: null,
    error: {
      code: "PT422",
      message: "Profile incomplete",
      hint: "profile_incomplete",
      details: JSON.stringify({ missingFields: ["resume"] }),
    },
  });
  const { unmount } = show();
  await userEvent.type(screen.getByRole("textbox", { name: /Why here/ }), "The trains.");
  await userEvent.click(submit());
  expect(await screen.findByText("The profile")).toBeTruthy();
  unmount();
  show();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /Why here/ }).value).toBe("The trains.");
});

it("shows at its question what the server refuses", async () => {
  rpc.mockResolvedValue({
    data: null,
    error: {
      code: "PT422",
      message: "Please check the highlighted fields",
      hint: "invalid_input",
      details: JSON.stringify({ fields: { q2: "Choose among the options" } }),
    },
  });
  show();
  await userEvent.type(screen.getByRole("textbox", { name: /Why here/ }), "The trains.");
  await userEvent.click(submit());
  const group = await screen.findByRole("group", { name: /Which shifts/, description: "Choose among the options" });
  expect(group.getAttribute("aria-invalid")).toBe("true");
});

it("applies without questions that could not be loaded, and lists what the server wants answered all the same", async () => {
  rpc.mockResolvedValueOnce({
    data: null,
    error: {
      code: "PT422",
      message: "Please answer all required questions",
      hint: "answers_required",
      details: JSON.stringify({ fields: { q1: "Please answer this question" } }),
    },
  });
  // jsdom has none.
  vi.stubGlobal("CSS", { escape: (name: string) => name });
  show(null);
  expect(screen.queryByText("No additional questions for this position.")).toBeNull();
  await userEvent.click(submit());
  expect(await screen.findByText("Please answer this question")).toBeTruthy();
  rpc.mockResolvedValueOnce({ data: "application", error: null });
  await pressAnew(submit);
  expect(await screen.findByText("The dashboard")).toBeTruthy();
});
