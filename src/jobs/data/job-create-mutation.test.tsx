import { renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useCreateJob } from "@/jobs/data/job-create-mutation";
import { AppError } from "@/lib/app-error";
import { around } from "../../../tests/support/render-with.tsx";

const invoke = vi.hoisted(() => vi.fn());
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: invoke }));

beforeEach(() => {
  invoke.mockReset();
  sessionStorage.clear();
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const stored = (created_at: string, updated_at = created_at) => ({ job: { id: "j", created_at, updated_at } });
const lost = () => new AppError({ code: "http_502", message: "Bad gateway", status: 502 });
const post = (title: string) =>
  renderHook(() => useCreateJob({ owner: "ada", name: "job:new" }), {
    wrapper: around(),
  }).result.current.mutateAsync({ companyId: "c", job: { title } as never });
const methods = () => invoke.mock.calls.map(([, { method }]) => method);

/** Posts X, whose responses get lost. */
async function postUnanswered() {
  invoke.mockRejectedValue(lost());
  await expect(post("X")).rejects.toMatchObject({ code: "unknown_outcome" });
  invoke.mockReset();
}

it("updates the job that an earlier attempt has just stored, with the version it read", async () => {
  await postUnanswered();
  const at = ago(20);
  invoke.mockResolvedValueOnce(stored(at)).mockResolvedValueOnce(stored(at, ago(0)));
  await post("Y");
  expect(invoke).toHaveBeenLastCalledWith(
    "manage-job-posting",
    expect.objectContaining({ method: "update", jobData: { title: "Y" }, updatedAt: at }),
  );
});

it.each([
  ["that was created earlier", stored(ago(600))],
  ["that has been changed since", stored(ago(20), ago(10))],
])("leaves a job %s unchanged, and says that it was saved earlier", async (_which, answer) => {
  await postUnanswered();
  invoke.mockResolvedValue(answer);
  await expect(post("Y")).rejects.toMatchObject({ code: "saved_earlier", status: 409 });
  expect(methods()).toEqual(["create"]);
});

it("recognizes its own update when only the response was lost", async () => {
  await postUnanswered();
  const at = ago(20);
  const revised = stored(at, ago(0));
  invoke.mockResolvedValueOnce(stored(at)).mockRejectedValueOnce(lost()).mockResolvedValueOnce(revised);
  await expect(post("Y")).resolves.toEqual(revised.job);
  expect(methods()).toEqual(["create", "update", "create"]);
});
