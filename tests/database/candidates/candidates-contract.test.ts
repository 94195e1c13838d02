import { describe, expect, test } from "vitest";
import { joinBio } from "../../../supabase/functions/_shared/contracts/candidate.ts";
import {
  type CandidateProfileInput,
  candidateProfileSchema,
} from "../../../supabase/functions/_shared/contracts/candidate-input.ts";
import { makeCandidate, sql } from "../../support/actors.ts";
import { expectSameErrors, fittingInput, sqlErrors } from "../../support/contracts.ts";
import { addressSamples, profileSamples } from "../../support/profile-samples.ts";
import { nothing, times } from "../../support/samples.ts";

const check = sql`private.profile_errors(given - 'address' || (given -> 'address'))`;
const expectSame = (inputs: object[]) => expectSameErrors(candidateProfileSchema, check, inputs);

describe("SQL and the contract say the same about a profile's", () => {
  test.each(Object.entries(profileSamples))("%s", async (field, values) => {
    await expectSame([{ address: {} }, ...values.map((value) => ({ address: {}, [field]: value }))]);
  });

  test.each(Object.entries(addressSamples))("address, %s", async (field, values) => {
    await expectSame(values.map((value) => ({ address: { [field]: value } })));
  });
});

test("a profile that fits is stored, whatever it holds", async () => {
  const { shape } = candidateProfileSchema;
  const candidate = await makeCandidate();
  for (const profile of times(
    20,
    () => fittingInput(shape, profileSamples) as Omit<CandidateProfileInput, "address">,
  )) {
    const address = fittingInput(shape.address.shape, addressSamples);
    const { error } = await candidate.client.rpc("update_candidate_profile", {
      p_user_id: candidate.id,
      p_first_name: profile.firstName,
      p_last_name: profile.lastName,
      p_bio: joinBio(profile.title, profile.bio),
      p_skills: profile.skills,
      p_phone: profile.phoneNumber,
      p_email: profile.email,
      p_alternate_phone: profile.alternatePhoneNumber,
      p_gender: profile.gender,
      p_work_authorization: profile.workAuthorization,
      p_unit: profile.unit,
      p_street: address.street,
      p_city: address.city,
      p_state: address.state,
      p_zip_code: address.zipCode,
      p_country: address.country,
      p_experience_years: profile.experienceYears,
      p_portfolio_url: profile.portfolioUrl,
      p_github_url: profile.githubUrl,
      p_linkedin_url: profile.linkedinUrl,
      p_culture_values: profile.cultureValues,
    });
    expect(error, JSON.stringify({ ...profile, address })).toBeNull();
  }
});

describe("SQL differs:", () => {
  test("nothing in place of the skills is read as no skills", async () => {
    const inputs = nothing.map((skills) => ({ address: {}, skills }));
    expect(inputs.filter((input) => candidateProfileSchema.safeParse(input).success)).toEqual([]);
    expect(await sqlErrors(check, inputs)).toEqual(inputs.map(() => ({})));
  });
});
