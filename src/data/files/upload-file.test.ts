// @vitest-environment node
import { beforeEach, expect, it, vi } from "vitest";
import { uploadFile } from "@/data/files/upload-file";

vi.mock("@/config/env", () => ({ getEnv: () => ({ VITE_SUPABASE_URL: "", VITE_SUPABASE_PUBLISHABLE_KEY: "" }) }));
vi.mock("@/lib/supabase", () => ({
  getSupabase: async () => ({ auth: { getSession: async () => ({ data: { session: { access_token: "" } } }) } }),
}));

const answer = { status: 0, responseText: "" };
class Request {
  status = answer.status;
  responseText = answer.responseText;
  upload = {};
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  send() {
    if (this.status === 0) this.onerror();
    else this.onload();
  }
}
beforeEach(() => {
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

it.each([
  ["is full", 507, "{}", /^We cannot store files at the moment. .* try again in a few minutes/],
  ["fails behind a status of its own", 400, '{"statusCode":"500"}', /^We cannot store files at the moment/],
  ["is not reached", 0, "", /^The file could not be sent. Check your connection/],
])("says what to do when storage %s", async (_, status, responseText, message) => {
  Object.assign(answer, { status, responseText });
  const file = new File(["%PDF-1.7"], "plan.pdf");
  await expect(uploadFile({ bucket: "message_files", folder: "application", file })).rejects.toThrow(message);
});
