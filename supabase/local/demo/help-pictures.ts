// `npm run help:pictures` takes the help's screenshots from the demo, light and dark, wide and on a phone, or with names
// (`npm run help:pictures -- board team`) only those. They are checked in, so that a build needs no browser. After changing a
// screen in the help: run it, check the pictures, commit them.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import postgres from "postgres";
import { projectPaths } from "../project-paths.ts";

const folder = join(projectPaths.root, "src/marketing/help/pictures");
const sizes = { wide: { width: 1120, height: 700 }, phone: { width: 390, height: 760 } };
/** Phone pictures have two dots per pixel, so that they can be opened large. */
const dots = { wide: 1, phone: 2 };
/** WebP quality at which text stays sharp. */
const quality = 0.72;

interface Shot {
  /** The demo account to sign in with; null for a visitor. */
  as: string | null;
  at: string;
  /** Steps before the screenshot. */
  ready?: (page: Page) => Promise<unknown>;
}

const sql = postgres(String(process.env.TEST_DATABASE_URL));
const idOf = async (rows: PromiseLike<readonly { id?: string }[]>): Promise<string> => String((await rows)[0]?.id);

/** A job with questions that matches the demo's candidate, who hasn't applied. */
const jobToApplyFor = await idOf(sql`
  select j.id from public.published_jobs p
  join public.jobs j on j.id = p.job_id
  join public.candidates c on c.email = 'candidate@fairmatch.example'
  where exists (select from public.job_questions q where q.job_id = j.id and q.removed_at is null)
    and private.is_visible_job(j.id)
    and not exists (select from public.applications a where a.job_id = j.id and a.candidate_id = c.id)
  order by (select count(*) from unnest(p.required_skill_keys) as asked where asked = any (c.skill_keys)) desc, j.title limit 1`);
const application = await idOf(sql`
  select a.id from public.applications a join public.candidates c on c.id = a.candidate_id
  where c.email = 'candidate@fairmatch.example' and a.status in ('interview', 'reviewing')
  order by a.status desc, a.applied_at desc limit 1`);
const busiestJob = await idOf(sql`
  select j.id from public.jobs j join public.company_users u on u.company_id = j.company_id
  join public.applications a on a.job_id = j.id
  where u.email = 'company@fairmatch.example' and j.status = 'published'
  group by j.id order by count(*) desc, j.id limit 1`);
await sql.end();

/** Waits for the response of what it adds. */
async function addSkills(page: Page): Promise<void> {
  const field = page.getByRole("combobox", { name: "What can you do?" });
  for (const skill of ["TypeScript", "PostgreSQL", "Docker", "React"]) {
    await field.fill(skill);
    await field.press("Enter");
    await page.getByRole("button", { name: new RegExp(`Remove ${skill}`) }).waitFor();
  }
}
const shots: Record<string, Shot> = {
  jobs: { as: null, at: "/jobs" },
  ticks: {
    as: null,
    at: "/jobs",
    ready: addSkills,
  },
  profile: { as: "candidate", at: "/candidate/profile" },
  apply: { as: "candidate", at: `/candidate/apply/${jobToApplyFor}` },
  application: { as: "candidate", at: `/candidate/applications/${application}` },
  "job-form": { as: "company", at: `/company/jobs/${busiestJob}/edit` },
  board: { as: "company", at: `/company/jobs/${busiestJob}/manage` },
  record: {
    as: "company",
    at: `/company/jobs/${busiestJob}/manage`,
    ready: async (page) => {
      await page.locator("[data-person-link]").first().click();
      await page
        .getByRole("button", { name: /^Move to/ })
        .first()
        .waitFor();
    },
  },
  team: { as: "company", at: "/company/team" },
  candidates: { as: "company", at: "/company/candidates" },
  approvals: { as: "admin", at: "/admin/company-approvals" },
  "sign-up": { as: null, at: "/signup" },
};
const named = process.argv.slice(2);
const wanted = Object.entries(shots).filter(([name]) => named.length === 0 || named.includes(name));

async function signIn(context: BrowserContext, account: string): Promise<void> {
  const page = await context.newPage();
  await page.goto("/signin");
  await page.getByRole("textbox", { name: "Email" }).fill(`${account}@fairmatch.example`);
  await page.locator("input[type=password]").fill("Fairmatch1");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/dashboard/);
  await page.close();
}

/** Once nothing is a placeholder anymore; on a slow machine the network is idle before that. */
const loaded = async (page: Page, account: string | null) => {
  await page.waitForLoadState("networkidle");
  await page.locator("main h1").first().waitFor();
  if (account)
    await page
      .getByRole("button", { name: /^Notifications/ })
      .first()
      .waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('main .skel, main [role="status"][aria-label^="Loading"]') &&
      document.fonts.status === "loaded",
  );
};

/** Converts the picture to WebP in the browser. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ([data, quality]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [png.toString("base64"), quality] as const,
  );
  return Buffer.from(text, "base64");
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
// Outside of the site's security policy, which blocks such fetches.
const studio = await browser.newPage();
mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) {
  const name = file.replace(/(-phone)?-(light|dark)\.webp$/, "");
  if (name !== file && !(name in shots)) rmSync(join(folder, file));
}
const views = (["light", "dark"] as const).flatMap((colorScheme) =>
  (["wide", "phone"] as const).map((device) => ({ colorScheme, device })),
);
for (const { colorScheme, device } of views) {
  for (const account of new Set(wanted.map(([, { as }]) => as))) {
    const context = await browser.newContext({
      baseURL: String(process.env.TEST_WEB_URL),
      viewport: sizes[device],
      deviceScaleFactor: dots[device],
      colorScheme,
      locale: "en-US",
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(120_000);
    if (account) await signIn(context, account);
    for (const [name, { at, ready }] of wanted.filter(([, { as }]) => as === account)) {
      const page = await context.newPage();
      await page.goto(at);
      await loaded(page, account);
      await ready?.(page);
      await loaded(page, account);
      // Removes the focus ring from the picture.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.mouse.move(0, 0);
      const file = `${name}${device === "phone" ? "-phone" : ""}-${colorScheme}.webp`;
      writeFileSync(join(folder, file), await toWebp(studio, await page.screenshot()));
      await page.close();
    }
    await context.close();
  }
}
writeFileSync(
  join(folder, "sizes.json"),
  `${JSON.stringify(Object.fromEntries(Object.keys(shots).map((name) => [name, sizes.wide])), null, 2)}\n`,
);
await browser.close();
