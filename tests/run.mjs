// `npm test`: runs every check but `browsers`, with one line for each that passes and the full output of failures. `npm test --
// unit e2e` runs only these steps.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { installPackages } from "../supabase/local/install-packages.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
installPackages();
const bin = (name) => `node_modules/.bin/${name}`;

const find = (...names) => names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

/** Prepares installing on Debian, if the run is allowed to. Returns how to install a package; undefined if it can't. */
function startInstalling(what, limits = {}) {
  if (process.getuid?.() !== 0 || !find("apt-get")) return undefined;
  console.log(`  Installing ${what}…`);
  const { status } = spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore", ...limits });
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return {
    isCurrent: status === 0,
    install: (name) => spawnSync("apt-get", ["install", "-y", "-qq", name], { stdio: "ignore", env }),
  };
}

/**
 * Finds Chromium, preferably the headless build, which takes a third less CPU. On Debian it is installed if the run is allowed
 * to. Returns its path.
 */
function findBrowser() {
  const withoutWindows = "chromium-headless-shell";
  const findAny = () => find(withoutWindows, "chromium", "chromium-browser", "google-chrome");
  if (!process.env.CHROMIUM_PATH && !find(withoutWindows)) {
    // With one already installed, a bad connection delays no one.
    const debian = startInstalling("Chromium for the end-to-end tests", findAny() ? { timeout: 60_000 } : {});
    for (const name of debian && (debian.isCurrent || !findAny()) ? [withoutWindows, "chromium"] : []) {
      if (!find(name)) debian.install(name);
      if (find(name)) break;
    }
  }
  const browser = process.env.CHROMIUM_PATH || findAny();
  if (!browser) throw new Error("No Chromium was found: install it, or name its path in CHROMIUM_PATH.");
  return browser;
}

/** Installs Firefox and WebKit, if the run is allowed to, with what drives them. */
function findOtherBrowsers() {
  const programs = { "firefox-esr": "firefox-esr", WebKitWebDriver: "webkit2gtk-driver", Xvfb: "xvfb" };
  const missing = () => Object.keys(programs).filter((name) => !find(name));
  if (missing().length > 0) {
    const debian = startInstalling("Firefox and WebKit");
    for (const name of debian ? missing() : []) debian.install(programs[name]);
  }
  if (missing().length === 0) return;
  const packages = missing().map((name) => programs[name]);
  throw new Error(`These tests run on Debian, with its packages ${packages.join(", ")}: install them.`);
}

const functionEntries = () =>
  readdirSync("supabase/functions")
    .map((name) => `supabase/functions/${name}/index.ts`)
    .filter((entry) => existsSync(entry));

const withStack = (...command) => [bin("tsx"), "tests/support/with-stack.ts", ...command];
const steps = {
  format: { about: "format and lint", command: [bin("biome"), "check", "--error-on-warnings", "."] },
  types: { about: "types of the app and the tests", command: [bin("tsc"), "-p", "tsconfig.json"] },
  "function-types": {
    about: "types of the functions",
    // Their deno.json files are equal (a test proves it), so one of them resolves for all.
    command: [
      bin("deno"),
      ...["check", "--quiet", "--config", "supabase/functions/deliver-email/deno.json"],
      ...functionEntries(),
    ],
  },
  unit: {
    about: "unit and architecture",
    command: [bin("vitest"), "run", ...["unit", "apart", "components"].flatMap((name) => ["--project", name])],
  },
  local: { about: "the embedded backend", command: [bin("vitest"), "run", "--project", "local"] },
  backend: {
    about: "database and functions",
    command: withStack("--", bin("vitest"), "run", "--project", "backend"),
  },
  debian: {
    about: "Debian's newest Postgres 17",
    command: [bin("tsx"), "tests/support/with-debian.ts", "--", bin("vitest"), "run", "--project", "debian"],
  },
  e2e: {
    about: "end to end in Chromium",
    command: withStack("--web", "--", bin("playwright"), "test", "--config", "e2e"),
  },
  browsers: {
    about: "Firefox and WebKit",
    command: withStack("--web", "--", bin("vitest"), "run", "--project", "browsers"),
  },
};

/** Runs a step. Returns its exit code, its output without colors and its duration in seconds. */
function run(command, env) {
  const began = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(command[0], command.slice(1), { env, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
      });
    child.once("error", (error) => resolve({ code: 127, output: error.message, seconds: 0 }));
    child.once("exit", (code) =>
      resolve({
        code: code ?? 1,
        output: stripVTControlCharacters(output),
        seconds: (performance.now() - began) / 1000,
      }),
    );
  });
}

/** Adds up "Tests  12 passed" (vitest) or "12 passed" (Playwright); a step without such a line counts as one. */
function countTests(output, passed) {
  const line =
    output.match(/^\s*Tests\s+.*$/m)?.[0] ??
    // Playwright lists the failures between its two totals.
    output.match(/^\s*\d+ (passed|failed)\b[\s\S]*/m)?.[0];
  const number = (word) => Number(line?.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0);
  if (!line) return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { passed: number("passed"), failed: Math.max(number("failed"), passed ? 0 : 1) };
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in steps));
if (unknown) {
  console.error(`There is no step '${unknown}'. The steps: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}
const env = { ...process.env, FORCE_COLOR: "0" };
const totals = { passed: 0, failed: 0 };

/** The exit code of a step this machine can't run. */
const leftOut = 77;

/** Runs a step if selected, and prints the result. */
async function runStep(name) {
  if (chosen.length > 0 && !chosen.includes(name)) return;
  const { about, command } = steps[name];
  const { code, output, seconds } = await run(command, env);
  if (code === leftOut) {
    console.log(`--   ${about} (left out: ${output.trim().split("\n").at(-1)})`);
    return;
  }
  const counts = countTests(output, code === 0);
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${about} (${counts.passed} passed, ${seconds.toFixed(1)} s)`);
  for (const seed of new Set(output.match(/TEST_SEED=\S+/g)?.slice(0, 1))) console.log(`     ${seed}`);
  if (code === 0) return;
  // Failures first: they are deep in an output that is often truncated when stored.
  for (const line of new Set(output.match(/^ *FAIL .*\n.*|^ *\d+\) .* › .*/gm))) console.log(line);
  console.log(output.replace(/^.*Node\.js 20 and below are deprecated.*\n/gm, ""));
}

/** Runs steps in sequence. */
async function runInTurn(...names) {
  for (const name of names) await runStep(name);
}

// Before everything else, whose output would wait for the installation.
if (chosen.length === 0 || chosen.includes("e2e")) env.CHROMIUM_PATH = findBrowser();
// Only by name.
const further = chosen.includes("browsers") ? ["browsers"] : [];
if (further.length > 0) findOtherBrowsers();
// Neither uses a second CPU, except for the browser tests, which start after the short steps.
await Promise.all([
  runInTurn("format", "types", "function-types", "unit", "local", "e2e", ...further),
  runInTurn("backend", "debian"),
]);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
