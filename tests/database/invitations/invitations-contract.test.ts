import { describe, test } from "vitest";
import * as z from "zod/mini";
import { candidateProfileSchema } from "../../../supabase/functions/_shared/contracts/candidate-input.ts";
import { invitedCandidateSchema } from "../../../supabase/functions/_shared/contracts/invitation-input.ts";
import { sql } from "../../support/actors.ts";
import { expectSameErrors } from "../../support/contracts.ts";
import { addressSamples, profileSamples } from "../../support/profile-samples.ts";

const { address: _optional, ...ownFields } = invitedCandidateSchema.shape;
const { address } = candidateProfileSchema.shape;
const named = { firstName: "Kim", lastName: "Invited" };

describe("SQL and the contract say the same about what an invitation fills in:", () => {
  const check = sql`private.field_errors(given, private.invited_candidate_rules())`;
  test.each(Object.keys(ownFields))("%s", async (field) => {
    const inputs = profileSamples[field as keyof typeof profileSamples].map((value) => ({ ...named, [field]: value }));
    await expectSameErrors(z.object(ownFields), check, inputs);
  });

  test("a name that is missing", async () => {
    await expectSameErrors(z.object(ownFields), check, [{}, { firstName: "Kim" }, { lastName: "Invited" }]);
  });

  test.each(Object.keys(address.shape))("address, %s", async (field) => {
    const inputs = addressSamples[field as keyof typeof addressSamples].map((value) => ({ [field]: value }));
    await expectSameErrors(address, sql`private.field_errors(given, private.address_rules())`, inputs);
  });
});
