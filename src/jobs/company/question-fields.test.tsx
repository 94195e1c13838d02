import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { beforeEach, describe, expect, it } from "vitest";
import { Announcer } from "@/components/feedback/announcer";
import { emptyJob, type JobFormValues, newQuestion } from "@/jobs/company/job-form-values";
import { QuestionFields } from "@/jobs/company/question-fields";

let values: () => JobFormValues;

function Host({ questions }: { questions: JobFormValues["questions"] }) {
  const form = useForm<JobFormValues>({ defaultValues: { ...emptyJob, questions } });
  values = form.getValues;
  return (
    <FormProvider {...form}>
      <QuestionFields />
      <Announcer />
    </FormProvider>
  );
}

describe("QuestionFields", () => {
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  it("adds a question with trimmed text as a required short answer, and never an empty one", async () => {
    render(<Host questions={[]} />);
    const add = screen.getByRole("button", { name: "Add question" });
    await user.type(screen.getByLabelText("New question"), "   ");
    await user.click(add);
    expect(screen.getByText("Write the question")).toBeTruthy();
    expect(values().questions).toEqual([]);

    await user.type(screen.getByLabelText("New question"), "Why us? {Enter}");
    expect(values().questions).toEqual([newQuestion("Why us?")]);
    expect(screen.queryByText("Write the question")).toBeNull();
  });

  it("shows options only for types that have them", async () => {
    render(<Host questions={[newQuestion("Where?")]} />);
    expect(screen.queryByLabelText(/^Options/)).toBeNull();
    await user.selectOptions(screen.getByLabelText("Response type"), "MULTIPLE_CHOICE");
    await user.type(screen.getByLabelText(/^Options/), "Remote{Enter}");
    expect(values().questions[0]).toMatchObject({ questionType: "MULTIPLE_CHOICE", options: ["Remote"] });
    await user.selectOptions(screen.getByLabelText("Response type"), "RATING");
    expect(screen.queryByLabelText(/^Options/)).toBeNull();
  });

  it("moves and removes questions and keeps the ids of stored ones", async () => {
    const stored = { ...newQuestion("First"), id: "0b9f3a52-9a1e-4b8a-9b58-3f7d4c6a1e10" };
    render(<Host questions={[stored, newQuestion("Second")]} />);
    await user.click(screen.getByRole("button", { name: "Move question 2 up" }));
    expect(screen.getByRole("status").textContent).toBe("Question 1 of 2");
    // The same button, at the end: it kept the focus.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move question 1 up" }));
    await user.click(screen.getByRole("button", { name: "Move question 1 up" }));
    expect(values().questions.map((question) => [question.id, question.question])).toEqual([
      [undefined, "Second"],
      [stored.id, "First"],
    ]);
    const [first] = screen.getAllByRole("listitem");
    if (!first) throw new Error("There are two questions.");
    await user.click(within(first).getByRole("button", { name: "Remove question 1" }));
    expect(values().questions).toEqual([stored]);
  });
});
