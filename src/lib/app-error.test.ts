import { productName } from "@contracts/operator";
import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { describe, expect, it } from "vitest";
import { AppError, offlineMessage, parseError, parseFunctionAnswer, sessionExpiredMessage } from "@/lib/app-error";

const database = (code: string, message: string, details: string | null = null, hint: string | null = null) => ({
  code,
  message,
  details,
  hint,
});

describe("parseError", () => {
  it("reads errors raised by private.fail", () => {
    const error = parseError(
      database(
        "PT422",
        "Profile incomplete",
        '{"missingFields":["Resume"],"fields":{"title":"Say more"}}',
        "profile_incomplete",
      ),
    );
    expect(error).toMatchObject({
      status: 422,
      code: "profile_incomplete",
      message: "Profile incomplete",
      fields: { title: "Say more" },
      details: { missingFields: ["Resume"] },
    });
  });

  it("accepts details that aren't JSON", () => {
    expect(parseError(database("PT404", "Job not found", "{oops", "job_not_found"))).toMatchObject({
      status: 404,
      message: "Job not found",
      fields: undefined,
      details: {},
    });
  });

  it("never shows the messages of Postgres", () => {
    const refused = parseError(
      database("42501", 'permission denied for table "invitations"', null, "GRANT SELECT ON …"),
    );
    expect(refused).toMatchObject({ status: 403, code: "forbidden" });
    expect(refused.message).not.toContain("invitations");
    const unknown = parseError(database("XX000", "cache lookup failed for relation 42"));
    expect(unknown).toMatchObject({ status: 500, message: "An unexpected error occurred. Please try again." });
  });

  it.each([
    database("PGRST303", "JWT expired"),
    database("PGRST301", "No suitable key or wrong key type"),
    new AuthSessionMissingError(),
    new AuthApiError("Invalid Refresh Token: Refresh Token Not Found", 400, "refresh_token_not_found"),
  ])("recognizes an ended session: %o", (error) => {
    expect(parseError(error)).toMatchObject({ status: 401, code: "session_expired", message: sessionExpiredMessage });
  });

  it.each([
    database("", "TypeError: Failed to fetch", "", ""),
    new TypeError("Failed to fetch"),
    new TypeError("Failed to fetch dynamically imported module: /assets/supabase.js"),
    new AuthRetryableFetchError("Failed to fetch", 0),
  ])("recognizes a missing network: %o", (error) => {
    expect(parseError(error)).toMatchObject({ status: 0, code: "offline", message: offlineMessage });
  });

  it("keeps the messages of the auth service", () => {
    expect(parseError(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"))).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
  });

  it("recognizes an outage of the auth service, and never shows a gateway page", () => {
    expect(parseError(new AuthRetryableFetchError("{}", 503))).toMatchObject({
      code: "http_503",
      message: `${productName} isn't available right now.`,
    });
    expect(parseError(new AuthApiError('{"error_code":"http_540"}', 540, "http_540"))).toMatchObject({
      code: "paused",
      message: `${productName} is paused right now.`,
    });
    expect(parseError(new AuthApiError('{"error_code":"http_403"}', 403, "http_403"))).toMatchObject({
      status: 403,
      message: "An unexpected error occurred. Please try again.",
    });
  });

  it("recognizes a call that took too long", () => {
    expect(parseError(database("", "AbortError: The operation was aborted."))).toMatchObject({ code: "timeout" });
    expect(parseError(new DOMException("signal timed out", "TimeoutError"))).toMatchObject({ code: "timeout" });
  });

  it("returns an AppError unchanged, and hides anything else behind a plain sentence", () => {
    const known = new AppError({ code: "conflict", message: "Taken", status: 409 });
    expect(parseError(known)).toBe(known);
    for (const strange of [null, undefined, 7, "boom", new Error("x is not a function")])
      expect(parseError(strange)).toMatchObject({
        code: "unexpected",
        message: "An unexpected error occurred. Please try again.",
      });
  });
});

describe("parseFunctionAnswer", () => {
  it("reads the error envelope", () => {
    const body = {
      error: { code: "invalid", message: "Check the form", fields: { title: "Too short" }, missingFields: ["x"] },
    };
    expect(parseFunctionAnswer(422, body, null)).toMatchObject({
      status: 422,
      code: "invalid",
      message: "Check the form",
      fields: { title: "Too short" },
      details: { missingFields: ["x"] },
    });
  });

  it("handles responses that aren't ours", () => {
    expect(parseFunctionAnswer(502, null, null)).toMatchObject({
      status: 502,
      message: `${productName} isn't available right now.`,
    });
    expect(parseFunctionAnswer(401, "nonsense", null)).toMatchObject({ code: "session_expired" });
  });
});
