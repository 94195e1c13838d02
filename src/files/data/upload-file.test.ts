// @vitest-environment node
import { beforeEach, expect, it, vi } from "vitest";
import { uploadFile } from "@/files/data/upload-file";

vi.mock("@/config/env", () => ({ getEnv: () => ({ VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" }) }));
vi.mock("@/lib/supabase", () => ({
  getSupabase: async () => ({ auth: { getSession: async () => ({ data: { session: { access_token: "" } } }) } }),
}));

const answer = { status: 0, responseText: "" };
let hangs = false;
let progress = () => {};
class Request {
  static aborted = 0;
  status = answer.status;
  responseText = answer.responseText;
  upload: { onprogress?: (event: object) => void } = {};
  onload = () => {};
  onloadend = () => {};
  onerror = () => {};
  abort() {
    Request.aborted += 1;
  }
  getResponseHeader() {
    return null;
  }
  open() {}
  setRequestHeader() {}
  send() {
    progress = () => this.upload.onprogress?.({ loaded: 1 });
    if (hangs) return;
    if (this.status === 0) this.onerror();
    else this.onload();
    this.onloadend();
  }
}
beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it.each([
  ["is full", 507, "{}", /^We can't store files right now\. Try again in a few minutes/],
  ["fails with its own status", 400, '{"statusCode":"500"}', /^We can't store files right now/],
  ["got too many requests", 429, "Too many", /^There were too many requests in a short time/],
  ["can't be reached", 0, "", /^The file couldn't be sent. Check your connection/],
])("says what to do when storage %s", async (_, status, responseText, message) => {
  Object.assign(answer, { status, responseText });
  const file = new File(["%PDF-1.7"], "plan.pdf");
  await expect(uploadFile({ bucket: "message_files", folder: "application", file })).rejects.toThrow(message);
});

it("gives up an upload after 30 seconds without progress, however long it has taken", async () => {
  vi.useFakeTimers();
  hangs = true;
  const file = new File(["%PDF-1.7"], "plan.pdf");
  const outcome = uploadFile({ bucket: "message_files", folder: "application", file }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 5; times += 1) {
    await vi.advanceTimersByTimeAsync(29_000);
    progress();
  }
  expect(Request.aborted).toBe(0);
  await vi.advanceTimersByTimeAsync(30_100);
  expect(await outcome).toMatchObject({
    code: "timeout",
    message: expect.stringMatching(/^The upload stopped\. Check/),
  });
  expect(Request.aborted).toBe(1);
  vi.useRealTimers();
});
