import { describe, test } from "vitest";
import * as z from "zod/mini";
import { candidateProfileSchema } from "../../supabase/functions/_shared/contracts/candidate.ts";
import { sql } from "../support/actors.ts";
import { expectSameErrors } from "../support/contracts.ts";
import { addressSamples, profileSamples } from "../support/profile-samples.ts";

const { address, ...ownFields } = candidateProfileSchema.shape;
/** Fields of the profile that a company does not fill in for a candidate. */
const notInvited = ["email", "experienceYears", "portfolioUrl", "githubUrl", "linkedinUrl"];

describe("SQL and the contract say the same about what an invitation fills in:", () => {
  test.each(Object.keys(ownFields).filter((field) => !notInvited.includes(field)))("%s", async (field) => {
    const inputs = profileSamples[field as keyof typeof profileSamples].map((value) => ({ [field]: value }));
    await expectSameErrors(z.object(ownFields), sql`private.field_errors(given, private.candidate_rules())`, inputs);
  });

  test.each(Object.keys(address.shape))("address, %s", async (field) => {
    const inputs = addressSamples[field as keyof typeof addressSamples].map((value) => ({ [field]: value }));
    await expectSameErrors(address, sql`private.field_errors(given, private.address_rules())`, inputs);
  });
});
