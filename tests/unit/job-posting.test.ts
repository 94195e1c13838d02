import type { JobDetails } from "@contracts/candidates/candidate";
import { expect, test } from "vitest";
import { descriptionHtml, jobPosting } from "../../supabase/site/job-posting.ts";
import { postalAddress } from "../../supabase/site/places.ts";
import { cpuTime } from "../support/cpu-time.ts";

const at = { siteUrl: "https://jobs.example.com", apiUrl: "https://api.example.com" };
const id = "6f9619ff-8b86-4011-b42d-00c04fc964ff";
const whole: JobDetails = {
  id,
  title: "Dispatcher",
  description: "Plan the **routes**.\n\n- by night\n- by day",
  location: "Denver, CO",
  locations: ["Boulder, Colorado"],
  job_type: "CONTRACT",
  workplace: null,
  experience_level: "mid_level",
  experience_required: "3+ years of dispatching",
  education_required: "Bachelor's degree or equal",
  salary_min: 60000,
  salary_max: 72000,
  pay_period: "year",
  skills_required: ["Routing"],
  requirements: ["A licence"],
  preferred_skills: ["Excel"],
  posted_at: "2026-11-20T10:00:00+00:00",
  expires_at: "2026-12-31",
  answer_days: null,
  company: {
    id: "11111111-8b86-4011-b42d-00c04fc964ff",
    name: "Quillmark Freight",
    logo_url: "some id/logo 1.png",
    industry: "Logistics",
    company_size: "51-200",
    location: "Denver, CO",
    website: "https://quillmark.example.com",
    description: null,
    linkedin_url: null,
    twitter_url: null,
    facebook_url: null,
    instagram_url: null,
    open_jobs: 1,
    promises: null,
    hiring: { hours: null, steps: [] },
    benefits: [],
    pictures: [],
    culture_values: [],
  },
  match: null,
  asked: null,
  application_id: null,
  withdrawn: null,
  saved: false,
  question_count: 0,
};
const posting = (changes: Partial<JobDetails> = {}) =>
  JSON.parse(JSON.stringify(jobPosting({ ...whole, ...changes }, at)));

test("contains the fields search engines require and recommend", () => {
  expect(posting()).toEqual({
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: "Dispatcher",
    description: descriptionHtml(whole),
    url: `https://jobs.example.com/jobs/dispatcher-quillmark-freight-${id}`,
    identifier: { "@type": "PropertyValue", name: "Quillmark Freight", value: id },
    datePosted: "2026-11-20T10:00:00+00:00",
    validThrough: "2027-01-01T12:00:00.000Z",
    employmentType: "CONTRACTOR",
    hiringOrganization: {
      "@type": "Organization",
      name: "Quillmark Freight",
      sameAs: "https://quillmark.example.com",
      logo: "https://api.example.com/storage/v1/object/public/company-logos/some%20id/logo%201.png",
      url: "https://jobs.example.com/companies/quillmark-freight-11111111-8b86-4011-b42d-00c04fc964ff",
    },
    jobLocation: [
      {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Denver", addressRegion: "CO", addressCountry: "US" },
      },
      {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Boulder", addressRegion: "CO", addressCountry: "US" },
      },
    ],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: { "@type": "QuantitativeValue", minValue: 60000, maxValue: 72000, unitText: "YEAR" },
    },
    directApply: true,
    industry: "Logistics",
    skills: "Routing, Excel",
    qualifications: "A licence",
    experienceRequirements: {
      "@type": "OccupationalExperienceRequirements",
      monthsOfExperience: 36,
      description: "3+ years of dispatching",
    },
    educationRequirements: { "@type": "EducationalOccupationalCredential", credentialCategory: "bachelor degree" },
  });
});

test("omits missing fields", () => {
  const names = Object.keys(
    posting({
      expires_at: null,
      salary_min: null,
      salary_max: null,
      skills_required: [],
      preferred_skills: [],
      requirements: [],
      experience_required: null,
      education_required: null,
      company: { ...whole.company, website: null, logo_url: null },
    }),
  );
  for (const name of ["validThrough", "baseSalary", "skills", "qualifications", "experienceRequirements"])
    expect(names).not.toContain(name);
});

test.each([
  ["of a kind that says so", { job_type: "REMOTE", location: "Denver, CO", locations: [] }, ["US"], undefined],
  ["as stated", { workplace: "remote", location: "Denver, CO", locations: [] }, ["US"], "CONTRACTOR"],
  ["by its location", { location: "Toronto, Ontario, Canada or remote", locations: [] }, ["Canada"], "CONTRACTOR"],
  ["with no other information", { location: "Remote", locations: [] }, ["US"], "CONTRACTOR"],
] satisfies [string, Partial<JobDetails>, string[], string | undefined][])(
  "work from anywhere, %s, lists only countries as location",
  (_, changes, countries, employmentType) => {
    const found = posting(changes);
    expect(found.jobLocationType).toBe("TELECOMMUTE");
    expect(found.jobLocation).toBeUndefined();
    expect(found.employmentType).toBe(employmentType);
    expect(found.applicantLocationRequirements).toEqual(countries.map((name) => ({ "@type": "Country", name })));
  },
);

test.each([
  [{ salary_min: 50000, salary_max: null }, { minValue: 50000 }],
  [{ salary_min: null, salary_max: 50000 }, { maxValue: 50000 }],
  [{ salary_min: 50000, salary_max: 50000 }, { value: 50000 }],
])("publishes a salary of %j as it was entered", (changes, range) => {
  expect(posting(changes).baseSalary.value).toEqual({ "@type": "QuantitativeValue", unitText: "YEAR", ...range });
});

test.each([
  ["New York, NY", { addressLocality: "New York", addressRegion: "NY", addressCountry: "US" }],
  ["Springfield, Illinois, USA", { addressLocality: "Springfield", addressRegion: "IL", addressCountry: "US" }],
  ["Texas", { addressRegion: "TX", addressCountry: "US" }],
  ["United States", { addressCountry: "US" }],
  ["Berlin, Germany", { addressLocality: "Berlin", addressCountry: "Germany" }],
  ["Springfield", { addressLocality: "Springfield" }],
])("splits the location %s into its parts", (place, address) => {
  expect(postalAddress(place)).toEqual({ "@type": "PostalAddress", ...address });
});

test("a location without a country uses the company's country", () => {
  const [place] = posting({
    location: "Hamburg",
    locations: [],
    company: { ...whole.company, location: "Berlin, Germany" },
  }).jobLocation;
  expect(place.address).toEqual({ "@type": "PostalAddress", addressLocality: "Hamburg", addressCountry: "Germany" });
});

test.each([
  ["3+ years", 36],
  ["5  -  7 yrs of it", 60],
  ["2 to 4 years", 24],
  [`1${" ".repeat(498)}x`, undefined],
])("parses experience of %j quickly", (experience_required, months) => {
  const read = () => expect(posting({ experience_required }).experienceRequirements.monthsOfExperience).toBe(months);
  expect(cpuTime(read)).toBeLessThan(500);
});

test.each([
  ["quotes", ">".repeat(20000)],
  ["lists", "1. ".repeat(6000)],
  ["emphasis", "*a_".repeat(6000)],
])("keeps thousands of %s as they were written", (_, description) => {
  const written = `<p>${description.replaceAll(">", "&gt;")}</p>`;
  expect(cpuTime(() => expect(descriptionHtml({ ...whole, description })).toContain(written))).toBeLessThan(500);
});

test.each([
  ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
  ["[go](javascript:alert(1))", "<p>go</p>"],
  ["[go](https://example.com/?a=1&b=2)", '<a href="https://example.com/?a=1&amp;b=2"'],
  ['[go](https://example.com/"onclick=x)', "<p>go</p>"],
  ["![](https://example.com/x.png)", "<p></p>"],
  ["# A\n\n1. *b*\n2. c", "<h3>A</h3><ol><li><em>b</em></li><li>c</li></ol>"],
  ["a < b & `<b>`", "<p>a &lt; b &amp; &lt;b&gt;</p>"],
])("converts only safe Markdown of %j to HTML", (description, html) => {
  expect(descriptionHtml({ ...whole, description })).toContain(html);
});

test("hourly pay is published per hour", () => {
  const { currency, value } = posting({ salary_min: 24.5, salary_max: 29, pay_period: "hour" }).baseSalary;
  expect(currency).toBe("USD");
  expect(value).toEqual({ "@type": "QuantitativeValue", unitText: "HOUR", minValue: 24.5, maxValue: 29 });
});

test.each(["hybrid", "on_site"] as const)("%s work keeps its locations", (workplace) => {
  const found = posting({ workplace });
  expect(found.jobLocationType).toBeUndefined();
  expect(found.jobLocation).toHaveLength(2);
});
