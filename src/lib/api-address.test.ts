import { expect, it, vi } from "vitest";
import { apiAddress } from "@/lib/api-address";

const env = { VITE_SUPABASE_URL: "https://api.example.com", VITE_API_THROUGH_SITE: "" };
vi.mock("@/config/env", () => ({ getEnv: () => env }));

const path =
  "/storage/v1/object/message_files/0b7f3c1e-2a4d-4c6b-9e8f-1a2b3c4d5e6f/9d8c7b6a-5f4e-4d3c-8b2a-1f0e9d8c7b6a.pdf";

it.each(["/rest/v1/rpc/get_frame", "/rest/v1/notifications", "/functions/v1/open-file", path])(
  "uses the site's own address for %s if that is enabled, else the API",
  (path) => {
    env.VITE_API_THROUGH_SITE = "";
    expect(apiAddress(path)).toBe(`https://api.example.com${path}`);
    env.VITE_API_THROUGH_SITE = "on";
    expect(apiAddress(path)).toBe(path);
  },
);

it.each(["/rest/v1/rpc/note_job_view", "/rest/v1/rpc/send_contact_message", "/auth/v1/token"])(
  "always uses the API for %s",
  (path) => {
    env.VITE_API_THROUGH_SITE = "on";
    expect(apiAddress(path)).toBe(`https://api.example.com${path}`);
  },
);
