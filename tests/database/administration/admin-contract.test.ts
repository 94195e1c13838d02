import { describe, expect, test } from "vitest";
import { subscriptionUpdateSchema } from "../../../supabase/functions/_shared/contracts/plans/subscription-input.ts";
import { makeAdmin } from "../../support/accounts.ts";
import { fieldErrors } from "../../support/cast.ts";
import { makeCompany } from "../../support/companies.ts";
import { contractErrors } from "../../support/contracts.ts";

const [admin, company] = await Promise.all([makeAdmin(), makeCompany({ approved: false })]);

const setSubscription = (p_tier: unknown, p_expires_at: unknown = null) =>
  admin.client.rpc("set_company_subscription", { p_company_id: company.id, p_tier, p_expires_at });

describe("SQL and the contract agree about", () => {
  // SQL takes a timestamp, the contract its notation: every value valid in the contract must be a timestamp to SQL.
  test.each(["2999-12-31", "2000-02-29", "2999-12-31T23:59:59Z", "2999-12-31T23:59:59.999+02:00", "0001-01-01"])(
    "the end of a subscription, %s",
    async (expiresAt) => {
      expect(contractErrors(subscriptionUpdateSchema, { tier: "pro", expiresAt })).toEqual({});
      expect((await setSubscription("pro", new Date(expiresAt).toISOString())).error).toBeNull();
    },
  );

  test.each(["infinity", "-infinity"])("the end of a subscription, %s", async (expiresAt) => {
    const refused = contractErrors(subscriptionUpdateSchema, { tier: "pro", expiresAt });
    expect(refused).toEqual({ expiresAt: "Choose a date" });
    expect(fieldErrors((await setSubscription("pro", expiresAt)).error)).toEqual(refused);
  });
});
