import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormProvider, useForm } from "react-hook-form";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Form } from "@/components/form/form";
import { SkillsField } from "@/components/form/list-fields";
import { JobFormActions } from "@/jobs/company/job-form-actions";
import { emptyJob, type JobFormValues } from "@/jobs/company/job-form-values";
import { noVocabulary } from "../../../tests/support/no-vocabulary.ts";

const sent = vi.fn();
const cancelled = vi.fn();

function show(options: Partial<Parameters<typeof JobFormActions>[0]> = {}, status: JobFormValues["status"] = "draft") {
  function Host() {
    const form = useForm<JobFormValues>({ defaultValues: { ...emptyJob, status } });
    return (
      <FormProvider {...form}>
        <form onSubmit={form.handleSubmit((job) => sent(job.status))}>
          <input aria-label="Title" {...form.register("title")} />
          <JobFormActions stored={null} hurdle={null} onCancel={cancelled} {...options} />
        </form>
      </FormProvider>
    );
  }
  sent.mockClear();
  cancelled.mockClear();
  render(<Host />);
}

/** The first of that name: the action bar duplicates it, with only one visible. */
const press = async (name: string) =>
  userEvent.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);

it.each([
  ["Publish job", "published"],
  ["Save draft", "draft"],
])("%s saves a new job as %s, whatever the status field says", async (name, status) => {
  show({}, name === "Save draft" ? "published" : "draft");
  await press(name);
  await waitFor(() => expect(sent.mock.calls).toEqual([[status]]));
});

it("Enter in a field saves a draft and never publishes", async () => {
  show({}, "published");
  await userEvent.type(screen.getByLabelText("Title"), "Dispatcher{Enter}");
  expect(sent.mock.calls).toEqual([["draft"]]);
});

it("an existing job has one save button, and keeps its status", async () => {
  show({ stored: "published" }, "published");
  expect(screen.queryByRole("button", { name: /draft|Publish/ })).toBeNull();
  await press("Save job");
  expect(sent.mock.calls).toEqual([["published"]]);
});

it("a draft that can't be published shows why, and can still be saved", async () => {
  show({ stored: "draft", hurdle: "Your company can publish jobs once it is approved." });
  const [publish] = screen.getAllByRole("button", { name: "Publish job" });
  expect(publish).toHaveProperty("disabled", true);
  expect(publish?.getAttribute("aria-describedby")).toBe(screen.getByText(/once it is approved/).id);
  await press("Save draft");
  expect(sent.mock.calls).toEqual([["draft"]]);
});

it("Cancel asks only after something was typed, and focuses the button to keep editing", async () => {
  show();
  await press("Cancel");
  expect(cancelled).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText("Title"), "Dispatcher");
  await press("Cancel");
  expect(await screen.findByRole("dialog", { name: "Discard this job?" })).toBeDefined();
  expect(document.activeElement?.textContent).toBe("Keep editing");
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(cancelled).toHaveBeenCalledTimes(1);
  await press("Cancel");
  await press("Discard");
  expect(cancelled).toHaveBeenCalledTimes(2);
});

it("unfinished list text is added, whichever button is clicked next", async () => {
  function Host() {
    const form = useForm<JobFormValues>({ defaultValues: emptyJob });
    return (
      <Form form={form} onSubmit={(job) => sent(job.status, job.skills_required)}>
        <SkillsField vocabulary={noVocabulary} name="skills_required" label="Required skills" />
        <JobFormActions stored={null} hurdle={null} onCancel={cancelled} />
      </Form>
    );
  }
  sent.mockClear();
  cancelled.mockClear();
  render(<Host />, { wrapper: MemoryRouter });
  const type = (text: string) => userEvent.type(screen.getByLabelText("Required skills"), text);
  await type("Rust");
  await press("Cancel");
  await press("Keep editing");
  expect(cancelled).not.toHaveBeenCalled();
  await type("Go");
  await press("Publish job");
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith("published", ["Rust", "Go"]));
  await type("SQL");
  await press("Save draft");
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith("draft", ["Rust", "Go", "SQL"]));
});
