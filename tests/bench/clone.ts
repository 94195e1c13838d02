import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { findTestPorts, makeDataDir } from "../support/stack.ts";
import type { Figure } from "./figure.ts";

/** Seconds from running npm in a fresh clone to the first line that matches `ready`, or to its exit without one. */
async function timeInClone(args: string[], ready?: RegExp): Promise<number> {
  const folder = makeDataDir();
  const ports = Object.entries(await findTestPorts()).map(([part, port]) => [
    `FAIRMATCH_${part.toUpperCase()}_PORT`,
    String(port),
  ]);
  try {
    execFileSync("git", ["clone", "--quiet", projectPaths.root, folder]);
    const began = performance.now();
    const child = spawn("npm", args, {
      cwd: folder,
      env: { ...process.env, ...Object.fromEntries(ports) },
      stdio: ["ignore", "pipe", "inherit"],
      // Its own process group, so that all of it can be ended.
      detached: true,
    });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    let seconds = 0;
    for await (const line of createInterface(child.stdout)) {
      if (seconds > 0 || !ready?.test(line)) continue;
      seconds = (performance.now() - began) / 1000;
      process.kill(-Number(child.pid), "SIGINT");
    }
    await ended;
    if (ready && seconds === 0) throw new Error(`npm ${args.join(" ")} never said ${ready}.`);
    return seconds || (performance.now() - began) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How long a newcomer's two commands take in a fresh clone, compared with only installing packages. */
export async function measureClone(): Promise<Figure[]> {
  const floor = await timeInClone(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  const note = "the floor is npm ci alone";
  const figures: [string, string[], RegExp, number][] = [
    ["fresh clone, npm start: until its address is printed", ["start"], /^ {2}Website /, 3],
    ["fresh clone, npm test: until its first line", ["test"], /^ok /, 2],
  ];
  const found: Figure[] = [];
  for (const [what, args, ready, goal] of figures) {
    found.push({ what, value: await timeInClone(args, ready), floor, unit: "s", goal, note });
  }
  return found;
}
