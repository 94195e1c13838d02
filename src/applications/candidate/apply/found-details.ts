import { limits } from "@contracts/limits";
import * as z from "zod/mini";
import { type DetailItem, type DetailValues, givenSchema, isGiven } from "@/applications/model/given-details";
import { countryOfState } from "@/candidates/model/resume/find-place";
import type { ResumeFacts } from "@/candidates/model/resume/found";

/** A resume's values for empty details. */
export function foundDetails(facts: ResumeFacts, details: DetailValues): Partial<DetailValues> {
  const { name, phone, title, place, skills } = facts;
  const found: Partial<DetailValues> = {
    firstName: name?.value.first,
    lastName: name?.value.last,
    phoneNumber: phone?.value,
    title: title?.value,
    city: place?.value.city,
    state: place?.value.state,
    country: place?.value.country || countryOfState(place?.value.state ?? ""),
    skills: [...new Set(skills.filter(({ listed }) => listed).map(({ name }) => name))].slice(0, limits.skills),
  };
  const isUsable = ([item, value]: [string, string | string[] | undefined]) =>
    value !== undefined &&
    isGiven(value) &&
    !isGiven(details[item as DetailItem]) &&
    z.safeParse(givenSchema(item as DetailItem), value).success;
  return Object.fromEntries(Object.entries(found).filter(isUsable));
}
