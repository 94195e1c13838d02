import type { Candidate } from "@contracts/candidates/candidate";
import { expect, it } from "vitest";
import { foundDetails } from "@/applications/candidate/apply/found-details";
import { detailsSchema, emptyDetails, neededDetails, toGivenDetails } from "@/applications/model/given-details";

const newcomer = { email: "nia@example.com", skills: [], certificates: [] } as unknown as Candidate;
const found = (value: string) => ({ value, pages: [1] });
const skill = (name: string, listed: boolean) => ({ name, written: name, listed, page: 1 });
const facts = {
  name: { value: { first: "Nia", last: "Newcomer" }, pages: [1] },
  phone: found("(775) 555-0142"),
  place: { value: { city: "Reno", state: "NV", country: "" }, pages: [1] },
  skills: [skill("TypeScript", true), skill("Kafka", false)],
  positions: [],
  schools: [],
};

it("asks only for the quickest details, and for fewer with a resume", () => {
  const without = neededDetails(newcomer, emptyDetails, false);
  expect(without).toHaveLength(11);
  expect(without).not.toContain("bio");
  const withResume = neededDetails(newcomer, emptyDetails, true);
  expect(withResume).toHaveLength(10);
  expect(withResume).toContain("gender");
});

it("asks first for details found in the resume, so that people type less", () => {
  const news = foundDetails(facts, emptyDetails);
  expect(news).toEqual({
    firstName: "Nia",
    lastName: "Newcomer",
    phoneNumber: "(775) 555-0142",
    city: "Reno",
    state: "NV",
    country: "United States",
    skills: ["TypeScript"],
  });
  const needed = neededDetails(newcomer, { ...emptyDetails, ...news }, true);
  expect(needed).toEqual(expect.arrayContaining(Object.keys(news)));
  expect(needed).toHaveLength(10);
});

it("adds the country of a US state or Canadian province, and of no other", () => {
  const countryIn = (state: string) =>
    foundDetails({ ...facts, place: { value: { city: "Kent", state, country: "" }, pages: [1] } }, emptyDetails)
      .country;
  expect(["WA", "Washington", "ON", "Ontario", "Bavaria", ""].map(countryIn)).toEqual([
    "United States",
    "United States",
    "Canada",
    "Canada",
    undefined,
    undefined,
  ]);
});

it("keeps asking for details that were typed, whatever the resume says", () => {
  const typed = { ...emptyDetails, zipCode: "89501", bio: "Twelve years of pipelines." };
  const news = { ...foundDetails(facts, typed), title: "Welder", country: "US", workAuthorization: "us_citizen" };
  const items = Object.keys(news) as (keyof typeof emptyDetails)[];
  const needed = neededDetails(newcomer, { ...typed, ...news }, true, items);
  expect(needed).toEqual(expect.arrayContaining(["zipCode", "bio"]));
  expect(needed).toHaveLength(10);
});

it("keeps typed details, and suggests nothing that the profile would refuse", () => {
  const typed = { ...emptyDetails, firstName: "Nina" };
  expect(foundDetails({ ...facts, phone: found("5".repeat(41)) }, typed)).not.toHaveProperty("firstName");
  expect(foundDetails({ ...facts, phone: found("5".repeat(41)) }, typed)).not.toHaveProperty("phoneNumber");
});

it("shows missing details at their fields, and sends address parts together", () => {
  const problems = detailsSchema(["city", "workAuthorization"]).safeParse(emptyDetails).error?.issues;
  expect(problems?.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["city", "Enter your city"],
    ["workAuthorization", "Choose your work authorization"],
  ]);
  expect(toGivenDetails(["gender", "city"], { ...emptyDetails, city: "Reno" })).toEqual({
    gender: "prefer-not-to-say",
    address: { city: "Reno" },
  });
  expect(toGivenDetails([], emptyDetails)).toBeUndefined();
});
