import { defineConfig } from "@playwright/test";

/**
 * Runs against the stack that tests/support/with-stack.ts started: the built app, the real backend, the real inbox. Tracing every
 * test for the few that fail takes 10% longer: add `--trace retain-on-failure` to investigate one.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  // Only for hangs: on a loaded machine a walk takes minutes, and each step has its own limit.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["dot"]],
  use: {
    baseURL: process.env.TEST_WEB_URL ?? "",
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    locale: "en-US",
    timezoneId: "UTC",
    colorScheme: "light",
    // Colors and layers appear without transitions, so that checks see the final state.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
