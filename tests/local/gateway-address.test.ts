import { expect, it } from "vitest";
import { normaliseTarget } from "../../supabase/local/gateway/normalise.ts";
import { findEndpoint } from "../../supabase/local/gateway/open-endpoints.ts";

it("the gateway checks and forwards an address in the same normalized spelling", () => {
  expect(normaliseTarget("/rest/v1/../../auth/v1/%74oken?grant_type=password")).toEqual({
    path: "/auth/v1/token",
    search: "?grant_type=password",
  });
  expect(normaliseTarget("/storage/v1/object/papers/a b/%C3%BC.pdf")?.path).toBe(
    "/storage/v1/object/papers/a%20b/%C3%BC.pdf",
  );
});

it("the gateway recognizes an open endpoint in every spelling", () => {
  for (const target of ["/auth/v1/signup", "/auth/v1/%73ignup", "/rest/v1/../../auth/v1/./signup"]) {
    const address = normaliseTarget(target);
    expect(address && findEndpoint("POST", address)?.endpoint.limit, target).toBe("signIn");
  }
});
