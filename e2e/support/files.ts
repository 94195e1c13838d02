import type { Locator, Page } from "@playwright/test";
import { resumePdf } from "../../tests/support/resume-files.ts";

/** A file for setInputFiles. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const pdfText =
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n";

/** A small PDF; `bytes` sets its size. */
export const pdf = (name: string, bytes = pdfText.length): TestFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from(pdfText), Buffer.alloc(Math.max(0, bytes - pdfText.length), " ")]),
});

/** A minimal PDF. */
export const resume = (name: string): TestFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(resumePdf(["Written for a test, and says nothing of anybody."])),
});

/** One black pixel. */
export const png = (name: string): TestFile => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=",
    "base64",
  ),
});

/** A file with any content and name. */
export const file = (name: string, content: string, mimeType = "application/pdf"): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** The file field with this label. */
export const fileField = (root: Page | Locator, label: string): Locator =>
  root.getByRole("group", { name: label, exact: true });

/** Chooses a file for the field with this label, like the system's dialog. */
export async function chooseFile(root: Page | Locator, label: string, chosen: TestFile): Promise<void> {
  await fileField(root, label).locator("input[type=file]").setInputFiles(chosen);
}

/** Opens a stored file and returns the response status of its signed address. */
export async function openStoredFile(page: Page, button: Locator): Promise<number> {
  const answered = page
    .context()
    .waitForEvent(
      "response",
      (response) => response.url().includes("/storage/v1/object/sign/") && response.request().method() === "GET",
    )
    .catch(() => {
      throw new Error(`No stored file came after a press on ${button}.`);
    });
  await button.click();
  const status = (await answered).status();
  // Behind the file's tab, a page renders only once a second.
  await page.bringToFront();
  return status;
}
