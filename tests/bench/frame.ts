// Sequential API calls of a cold start with a session, with 150 ms injected into each; and the cost of the frame.
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { type Actor, makeAdmin } from "../support/accounts.ts";
import { makeCandidate, makeCompany } from "../support/companies.ts";
import type { BenchContext } from "./context.ts";
import type { Figure } from "./figure.ts";

/** Added to every API call, including preflights, in ms. */
const delay = 150;

interface Call {
  method: string;
  path: string;
  began: number;
  ended: number;
}

/** A proxy that delays the API's responses and records when each call started and ended. */
async function openProxy() {
  const calls: Call[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(String(incoming.url));
    const isApi = /^\/(rest|auth|functions|storage)\/v1\//.test(url.pathname);
    const began = performance.now();
    const { method = "", headers } = incoming;
    const pass = request(url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      if (isApi) answer.on("end", () => calls.push({ method, path: url.pathname, began, ended: performance.now() }));
    });
    pass.on("error", () => outgoing.destroy());
    setTimeout(() => incoming.pipe(pass), isApi ? delay : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { calls, server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** The longest chain of calls that each started after the previous one ended. */
function levelsOf(calls: readonly Call[]): number {
  const levels = new Map<Call, number>();
  for (const call of calls.toSorted((a, b) => a.began - b.began)) {
    const before = [...levels].filter(([{ ended }]) => ended <= call.began).map(([, level]) => level);
    levels.set(call, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...levels.values());
}

const screens = [
  { who: "candidate", make: makeCandidate, path: "/candidate/dashboard" },
  { who: "candidate", make: makeCandidate, path: "/jobs" },
  { who: "company", make: async () => (await makeCompany()).owner, path: "/company/dashboard" },
  { who: "company", make: async () => (await makeCompany()).owner, path: "/company/applications" },
  { who: "admin", make: makeAdmin, path: "/admin/dashboard" },
  { who: "admin", make: makeAdmin, path: "/admin/company-approvals" },
] as const satisfies { who: string; make: () => Promise<Actor>; path: string }[];

/** Dependent API levels of a cold start, per role: a fresh browser that knows the session and the last role, and nothing else. */
async function measureLevels(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { who, make, path } of screens) {
    const actor = await make();
    const { data } = await actor.client.auth.getSession();
    const proxy = await openProxy();
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
      proxy: { server: proxy.server },
    });
    const page = await browser.newPage({ baseURL: String(process.env.TEST_WEB_URL) });
    await page.addInitScript(
      ([session, role]) => {
        localStorage.setItem("sb-fairmatch-auth-token", String(session));
        localStorage.setItem("fairmatch.role", String(role));
      },
      [JSON.stringify(data.session), JSON.stringify({ userId: actor.id, role: who })],
    );
    await page.goto(path, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Account:/ }).waitFor();
    await page.waitForLoadState("networkidle");
    await browser.close();
    proxy.close();
    const asked = proxy.calls.filter(({ method }) => method !== "OPTIONS");
    const what = `dependent API levels, cold start of ${path}`;
    const note = `${asked.length} calls, ${proxy.calls.length - asked.length} preflights`;
    figures.push({ what, value: levelsOf(asked), floor: null, unit: "levels", goal: 1, note });
    figures.push({
      what: `${what}, with preflights`,
      value: levelsOf(proxy.calls),
      floor: null,
      unit: "levels",
      goal: 2,
      note,
    });
  }
  return figures;
}

/** Cold start levels on the running stack (TEST_WEB_URL), and the frame of the largest tenant against the median one. */
export async function measureFrame({ city }: BenchContext): Promise<Figure[]> {
  const frameOf = ({ userId }: { userId: string }) => city.cpuOf({ as: { userId }, text: "select public.get_frame()" });
  return [
    ...(await measureLevels()),
    {
      what: "the frame, largest tenant against median",
      value: await frameOf(city.who.largest.owner),
      floor: await frameOf(city.who.median.owner),
      unit: "ms",
      goal: 1.3,
    },
  ];
}
