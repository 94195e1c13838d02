import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { expectGoodLooks } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

// Only a development server shows the catalog; the build doesn't have it.
test("every component looks right in all states, light and dark", async ({ page }, info) => {
  Object.assign(process.env, {
    VITE_SUPABASE_URL: "http://127.0.0.1:9",
    VITE_SUPABASE_PUBLISHABLE_KEY: "none",
    VITE_SUPPORT_EMAIL: "support@example.com",
  });
  const server = await createServer({
    root: fileURLToPath(new URL("../..", import.meta.url)),
    cacheDir: info.outputPath("vite"),
    server: { host: "127.0.0.1", port: 0, hmr: false },
    logLevel: "error",
  });
  try {
    await server.listen();
    const address = `${server.resolvedUrls?.local[0]}dev/components`;
    const open = async (query = "") => {
      await page.goto(address + query);
      // Its modules load one by one.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 120_000 });
    };
    await open();
    const openers = await page.getByRole("button", { name: /^Open .*dialog$/ }).allTextContents();
    await expectGoodLooks(page);
    for (const opener of openers) {
      await open(`?only=${opener.replace("Open ", "")}`);
      await page.getByRole("button", { name: opener }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectGoodLooks(page);
    }
  } finally {
    await server.close();
  }
});
