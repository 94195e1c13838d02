import { afterEach, expect, it, vi } from "vitest";
import { describeError, readDatabaseError } from "../../supabase/functions/_shared/http/errors.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

it("returns a SQL function's message for people, with its extra fields", () => {
  const error = {
    code: "PT422",
    message: "Profile incomplete",
    hint: "profile_incomplete",
    details: '{"missingFields": ["resume"]}',
  };
  expect(describeError(readDatabaseError(error))).toEqual({
    status: 422,
    body: { error: { code: "profile_incomplete", message: "Profile incomplete", missingFields: ["resume"] } },
  });
});

it.each([null, "", "no JSON", "[1]", '"text"'])("omits extra fields when there are none: %j", (details) => {
  const error = { code: "PT404", message: "Job not found", hint: null, details };
  expect(describeError(readDatabaseError(error))).toEqual({
    status: 404,
    body: { error: { code: "refused", message: "Job not found" } },
  });
});

it("ignores extra fields that would replace code or message", () => {
  const error = { code: "PT403", message: "No", hint: "not_allowed", details: '{"code": "x", "message": "<script>"}' };
  expect(describeError(readDatabaseError(error)).body).toEqual({ error: { code: "not_allowed", message: "No" } });
});

it.each([
  { code: "42501", message: 'permission denied for table "companies"' },
  { code: "PT500", message: "select secret from vault" },
  { code: "XX000", message: "could not open file /var/lib/postgresql" },
  { code: "PGRST202", message: "Could not find the function public.get_company" },
])("hides every other error and writes it to the log: %j", (error) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { status, body } = describeError(readDatabaseError({ ...error, details: "internal", hint: "internal" }));
  expect(status).toBe(500);
  expect(body).toEqual({
    error: { code: "internal_error", message: "Something went wrong on our side. Please try again." },
  });
  expect(String(log.mock.calls[0]?.[0])).toContain(error.message);
});
