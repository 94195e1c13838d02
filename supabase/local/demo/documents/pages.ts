import { escapeHtml } from "../../../functions/_shared/email/escape-html.ts";
import type { Career } from "./career.ts";

/** A profile in the demo data. */
export interface Profile {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  title: string;
  bio: string;
  skills: string[];
  experience_years: number;
  city: string;
  state: string;
}

/** A registration in the demo data. */
export interface Registration {
  name: string;
  reg_street: string;
  reg_city: string;
  reg_state: string;
  reg_zip_code: string;
  tax_id: string;
}

// One weight: each additional one would be embedded into every file.
const style = `
  @page { size: Letter; margin: 20mm 22mm; }
  body { font: 10.5pt/1.5 "Liberation Sans", "DejaVu Sans", "Droid Sans Fallback", sans-serif; color: #1b2522; margin: 0; }
  h1, h2, h3 { font-weight: normal; }
  h1 { font-size: 22pt; line-height: 1.2; margin: 0; }
  h2 { font-size: 10pt; color: #0b5b45; margin: 18pt 0 4pt; border-bottom: 0.75pt solid #c9d6d0; }
  h3 { font-size: 11.5pt; margin: 8pt 0 0; }
  p { margin: 0 0 8pt; }
  .title { font-size: 12.5pt; color: #0b5b45; margin: 2pt 0 6pt; }
  .quiet { color: #55635e; margin: 0; }
`;

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`;
const paragraphs = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join("");

/** The full name for a resume; some people have only one part. */
export const fullName = ({ first_name, last_name }: Profile): string => `${first_name} ${last_name}`.trim();

const heading = (profile: Profile) => `
  <h1 dir="auto">${escapeHtml(fullName(profile))}</h1>
  <p class="title">${escapeHtml(profile.title)}</p>
  <p class="quiet">${[`${profile.city}, ${profile.state}`, profile.phone, profile.email].map(escapeHtml).join(" · ")}</p>`;

/** Each as a complete HTML page to print. */
export const resumePage = (profile: Profile, { work, education }: Career): string =>
  page(
    `${fullName(profile)}, resume`,
    `${heading(profile)}
    <h2>About me</h2>${paragraphs([profile.bio])}
    <h2>Experience: ${profile.experience_years} ${profile.experience_years === 1 ? "year" : "years"}</h2>
    ${work
      .map(
        ([position, employer, years, done]) =>
          `<h3>${escapeHtml(position)}</h3><p class="quiet">${escapeHtml(`${employer}, ${years}`)}</p>${paragraphs([done])}`,
      )
      .join("")}
    <h2>Skills</h2>${paragraphs([profile.skills.join(", ")])}
    <h2>Education</h2>${paragraphs(education.map((entry) => entry.join(", ")))}`,
  );

export const letterPage = (profile: Profile, letter: string[]): string =>
  page(
    `${fullName(profile)}, cover letter`,
    `${heading(profile)}<h2>Cover letter</h2>${paragraphs(["Dear colleagues,", ...letter, "With kind regards,"])}<p dir="auto">${escapeHtml(fullName(profile))}</p>`,
  );

export const certificatePage = (profile: Profile, [title, issuer, issued]: [string, string, string]): string =>
  page(
    title,
    `<p class="quiet">${escapeHtml(issuer)}</p><h1>${escapeHtml(title)}</h1><h2>This is to certify that</h2>
    <h1 dir="auto">${escapeHtml(fullName(profile))}</h1><p class="title">has met all requirements.</p><p class="quiet">${escapeHtml(issued)}</p>`,
  );

export const paperPage = (profile: Profile, title: string, texts: string[]): string =>
  page(title, `${heading(profile)}<h2>${escapeHtml(title)}</h2>${paragraphs(texts)}`);

export const registrationPage = (company: Registration, title: string, sentence: string): string =>
  page(
    `${company.name}, ${title}`,
    `<p class="quiet">Demonstration document</p><h1>${escapeHtml(title)}</h1>
    <h2>Issued to</h2>${paragraphs([company.name, company.reg_street, `${company.reg_city}, ${company.reg_state} ${company.reg_zip_code}`])}
    <h2>Number</h2><h1>${escapeHtml(company.tax_id)}</h1><p>${escapeHtml(sentence)}</p>`,
  );

/** A mark on a colored background: two shapes cut from a square, so that no two companies look alike. */
export const logoPage = ([ground, mark, shape]: [string, string, string]): string =>
  `<!doctype html><body style="margin:0;background:${ground}"><div style="position:absolute;inset:56px;background:${mark};clip-path:${shape}"></div></body>`;
