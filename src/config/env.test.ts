import { expect, it } from "vitest";
import { parseEnv } from "@/config/env";

const complete = {
  VITE_SUPABASE_URL: "http://127.0.0.1:54321",
  VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  VITE_SUPPORT_EMAIL: "support@example.com",
  VITE_MAIL_SENDER: "no-reply@example.com",
};

it("returns the settings", () => {
  expect(parseEnv({ ...complete, MODE: "test" })).toEqual({ env: complete, problem: null });
});

it("returns optional settings that are set", () => {
  const named = { ...complete, VITE_MAIL_SENDER: "no-reply@example.com" };
  expect(parseEnv({ ...named, VITE_REALTIME: " " })).toEqual({ env: named, problem: null });
});

it("names all missing or invalid settings in one sentence", () => {
  expect(parseEnv({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: "" }).problem).toContain(
    "VITE_SUPABASE_PUBLISHABLE_KEY is missing or not valid",
  );
  expect(parseEnv({ ...complete, VITE_SUPABASE_URL: "localhost", VITE_SUPPORT_EMAIL: "support" }).problem).toContain(
    "VITE_SUPABASE_URL and VITE_SUPPORT_EMAIL are missing or not valid",
  );
  expect(parseEnv({}).problem).toContain(
    "VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY, and VITE_SUPPORT_EMAIL are missing or not valid",
  );
});
