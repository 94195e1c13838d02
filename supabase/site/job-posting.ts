import { isHttpUrl } from "../functions/_shared/contracts/addresses.ts";
import type { JobDetails } from "../functions/_shared/contracts/candidates/candidate.ts";
import { endOfDay } from "../functions/_shared/contracts/day.ts";
import type { JobType } from "../functions/_shared/contracts/enums.ts";
import { type PostingParts, partsOf } from "../functions/_shared/contracts/jobs/job-fields.ts";
import { operator } from "../functions/_shared/contracts/operator.ts";
import { addresses, logoUrl } from "./addresses.ts";
import { escapeHtml } from "./escape.ts";
import { markdownToHtml } from "./markdown.ts";
import { postalAddress } from "./places.ts";
import { isRemote, placesOf } from "./words.ts";

/** Search engines' names for our types; a job only described as remote can be any of them. */
const employmentTypes: Record<JobType, string | undefined> = {
  FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  CONTRACT: "CONTRACTOR",
  INTERNSHIP: "INTERN",
  REMOTE: undefined,
};

/** Education levels known to search engines, by common words; the highest first. */
const credentials: [RegExp, string][] = [
  [/\b(?:ph\.?d|doctora|master|m\.?sc|mba|postgraduate)/i, "postgraduate degree"],
  [/\b(?:bachelor|b\.?sc|b\.?a\.?\b|undergraduate|college degree)/i, "bachelor degree"],
  [/\bassociate/i, "associate degree"],
  [/\b(?:certifica|licen[cs]e)/i, "professional certificate"],
  [/\b(?:high school|ged)\b/i, "high school"],
];

/** A posting's full text as HTML; its locations are separate data. */
export const descriptionHtml = (job: Pick<JobDetails, "description"> & Partial<PostingParts>): string =>
  [
    markdownToHtml(job.description),
    ...partsOf({ ...job, locations: [] }).map(
      ({ title, lines }) => `<p>${title}</p><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>`,
    ),
  ].join("");

function experience(text: string | null) {
  if (!text) return undefined;
  // Single spaces only: a long gap would match in exponentially many ways.
  const years = /(\d{1,2}) ?\+? ?(?:-|–|to)? ?(?:\d{1,2} ?)?\+? ?(?:years?|yrs?)/i.exec(text.replace(/\s+/g, " "))?.[1];
  return years
    ? { "@type": "OccupationalExperienceRequirements", monthsOfExperience: Number(years) * 12, description: text }
    : text;
}

function salary({ salary_min, salary_max, pay_period }: Pick<JobDetails, "salary_min" | "salary_max" | "pay_period">) {
  if (salary_min === null && salary_max === null) return undefined;
  const range =
    salary_min === salary_max
      ? { value: salary_min }
      : { minValue: salary_min ?? undefined, maxValue: salary_max ?? undefined };
  return {
    "@type": "MonetaryAmount",
    currency: operator.country.currency,
    value: { "@type": "QuantitativeValue", ...range, unitText: pay_period === "hour" ? "HOUR" : "YEAR" },
  };
}

/** The job's location. Search engines require a country: by default the company's, or the product's. */
function whereabouts(job: JobDetails) {
  const country = postalAddress(job.company.location).addressCountry ?? operator.country.code;
  const places = placesOf(job)
    .map((place) => place.replace(/\b(?:or\s+)?remote\b|[()]/gi, "").replace(/^[\s,/–-]+|[\s,/–-]+$/g, ""))
    .filter(Boolean)
    .map((place) => ({ addressCountry: country, ...postalAddress(place) }));
  const isAnywhere = isRemote(job);
  const countries = new Set(places.length > 0 ? places.map(({ addressCountry }) => addressCountry) : [country]);
  return {
    jobLocation:
      places.length > 0 && !isAnywhere ? places.map((address) => ({ "@type": "Place", address })) : undefined,
    jobLocationType: isAnywhere ? "TELECOMMUTE" : undefined,
    applicantLocationRequirements: isAnywhere
      ? [...countries].map((name) => ({ "@type": "Country", name }))
      : undefined,
  };
}

/** An open job as schema.org's JobPosting, with what Google requires and recommends. JSON drops undefined values. */
export function jobPosting(job: JobDetails, at: { siteUrl: string; apiUrl: string }) {
  const { company } = job;
  const education = credentials.find(([words]) => words.test(job.education_required ?? ""))?.[1];
  return {
    "@context": "https://schema.org/",
    "@type": "JobPosting",
    title: job.title,
    description: descriptionHtml(job),
    url: at.siteUrl + addresses.job(job),
    identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
    datePosted: job.posted_at,
    validThrough: job.expires_at ? endOfDay(job.expires_at).toISOString() : undefined,
    employmentType: employmentTypes[job.job_type],
    hiringOrganization: {
      "@type": "Organization",
      name: company.name,
      sameAs: company.website && isHttpUrl(company.website) ? company.website : undefined,
      logo: logoUrl(at.apiUrl, company.logo_url),
      url: at.siteUrl + addresses.company(company),
    },
    ...whereabouts(job),
    baseSalary: salary(job),
    directApply: true,
    industry: company.industry,
    skills: [...job.skills_required, ...job.preferred_skills].join(", ") || undefined,
    qualifications: job.requirements.join("\n") || undefined,
    experienceRequirements: experience(job.experience_required),
    educationRequirements: education
      ? { "@type": "EducationalOccupationalCredential", credentialCategory: education }
      : undefined,
  };
}
