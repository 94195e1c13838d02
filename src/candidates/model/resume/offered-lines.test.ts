import { expect, it } from "vitest";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import type { ResumeFacts } from "@/candidates/model/resume/found";
import { offeredLines, pagesText } from "@/candidates/model/resume/offered-lines";

const form = {
  firstName: "Nadia",
  lastName: "Ferreira",
  title: "Backend Engineer",
  email: "Nadia@Example.com",
  phoneNumber: "+1 (303) 555-0142",
  experienceYears: "8",
  linkedinUrl: "linkedin.com/in/nadia/",
  address: { city: "Boulder", state: "Colorado", country: "USA" },
} as ProfileFormValues;
const said = <Value>(value: Value) => ({ value, pages: [1] });
const offer = (facts: Partial<ResumeFacts>) => offeredLines({ skills: [], positions: [], schools: [], ...facts }, form);
const isSame = (facts: Partial<ResumeFacts>) => offer(facts).map((line) => line.isSame(form));

it("recognizes values that the profile already has, however they are written", () => {
  expect(isSame({ name: said({ first: "NADIA", last: "Ferreira" }) })).toEqual([true]);
  expect(isSame({ title: said("Senior Engineer") })).toEqual([false]);
  expect(isSame({ email: said("nadia@example.com") })).toEqual([true]);
  expect(isSame({ phone: said("303-555-0142") })).toEqual([true]);
  expect(isSame({ phone: said("303-555-0143") })).toEqual([false]);
  expect(isSame({ linkedin: said("https://www.linkedin.com/in/nadia") })).toEqual([true]);
  expect(isSame({ place: said({ city: "boulder", state: "CO", country: "" }) })).toEqual([true]);
  expect(isSame({ place: said({ city: "Denver", state: "CO", country: "" }) })).toEqual([false]);
  expect(isSame({ years: said({ years: 8, from: null, to: null }) })).toEqual([true]);
});

it("lists new values first, and suggests nothing that the form would refuse", () => {
  const lines = offer({ name: said({ first: "Nadia", last: "Ferreira" }), title: said("Senior Engineer") });
  expect(lines.map(({ id }) => id)).toEqual(["title", "name"]);
  expect(offer({ email: said("nadia@@example"), phone: said("1".repeat(60)) })).toEqual([]);
});

it("explains how years were counted, and leaves out an unknown country", () => {
  const [years, place] = offer({
    years: said({ years: 9, from: "2017-04", to: null }),
    place: said({ city: "Berlin", state: "", country: "" }),
  });
  expect(years).toMatchObject({ says: "9 years of experience", detail: "Apr 2017 to today, each month counted once." });
  expect(place?.writes).toEqual({ "address.city": "Berlin", "address.state": "" });
});

it("lists page numbers of files with pages", () => {
  expect(pagesText([2, 1, 2], true)).toBe("Pages 1 and 2.");
  expect(pagesText([1], true)).toBe("Page 1.");
  expect(pagesText([1], false)).toBe("");
});

it("bases years on the work history if both give the same number", () => {
  const years = said({ years: 3, from: "2015-01", to: null });
  const job = { title: "Cook", company: "Acme", location: "", text: "", pages: [1], isGuess: false };
  const positions = [{ ...job, start: { year: 2015, month: null }, end: { year: 2018, month: null } }];
  expect(offer({ years, positions })).toMatchObject([
    { detail: "Based on your work history.", writes: { experienceYears: "" } },
  ]);
  const unstated = { ...form, experienceYears: "" };
  expect(offeredLines({ skills: [], schools: [], years, positions }, unstated)).toEqual([]);
});
