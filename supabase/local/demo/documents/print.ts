// `npm run demo:documents` prints the demo data's documents and logos. They are checked in, so starting needs neither a browser
// nor fonts for every script: Chromium with Liberation Sans, DejaVu Sans and Droid Sans Fallback.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import postgres from "postgres";
import { projectPaths } from "../../project-paths.ts";
import { careers } from "./careers.ts";
import { logos } from "./logos.ts";
import {
  certificatePage,
  letterPage,
  logoPage,
  type Profile,
  paperPage,
  type Registration,
  registrationPage,
  resumePage,
} from "./pages.ts";

/** Companies whose registration has documents. */
const registered = {
  quillmark: "company",
  korvane: "korvane",
  halewick: "halewick",
  saltmere: "saltmere",
  orrinsby: "pending",
  "quillmark-llc": "lookalike",
};

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: 256, height: 256 } });
const sql = postgres(String(process.env.TEST_DATABASE_URL));

async function keep(file: string, html: string): Promise<void> {
  const path = join(projectPaths.seedFiles, file);
  mkdirSync(dirname(path), { recursive: true });
  await page.setContent(html);
  writeFileSync(path, file.endsWith(".png") ? await page.screenshot() : await page.pdf({ preferCSSPageSize: true }));
}

const address = (person: string) => `${person}@fairmatch.example`;
rmSync(projectPaths.seedFiles, { recursive: true, force: true });

for (const [person, career] of Object.entries(careers)) {
  const [stored] = await sql<Profile[]>`select * from public.candidates where email = ${address(person)}`;
  if (!stored) throw new Error(`There is a career but no profile for ${person}.`);
  const profile = { ...stored, bio: stored.bio.split("\n").slice(1).join("\n") };
  await keep(`candidate_resumes/${person}/resume.pdf`, resumePage(profile, career));
  if (career.letter)
    await keep(`candidate_cover_letters/${person}/cover-letter.pdf`, letterPage(profile, career.letter));
  for (const [index, certificate] of (career.certificates ?? []).entries()) {
    const name = index === 0 ? "certificate" : `certificate-${index + 1}`;
    await keep(`candidate_certificates/${person}/${name}.pdf`, certificatePage(profile, certificate));
  }
  if (career.paper) {
    const [name, title, texts] = career.paper;
    await keep(`application_files/${person}/${name}.pdf`, paperPage(profile, title, texts));
  }
}
for (const [company, owner] of Object.entries(registered)) {
  const [stored] = await sql<Registration[]>`
    select c.* from public.companies c join public.profiles p on p.id = c.user_id where p.email = ${address(owner)}`;
  if (!stored) throw new Error(`There is no company of ${owner}.`);
  const kinds = [
    [
      "ein-letter",
      "Employer Identification Number",
      "Keep this notice with your permanent records and use the number on all returns.",
    ],
    ["tax-certificate", "Certificate of Tax Clearance", "No taxes are outstanding on the day of issue."],
  ] as const;
  for (const [name, title, sentence] of kinds) {
    await keep(`company-documents/${company}/${name}.pdf`, registrationPage(stored, title, sentence));
  }
}
for (const [company, logo] of Object.entries(logos)) await keep(`company-logos/${company}/logo.png`, logoPage(logo));

await sql.end();
await browser.close();
