// `npm run bench`: prints every figure with its goal and whether it is reached, and keeps them in results.json.
//   -- --tenth         a tenth of the city instead of the city: minutes instead of the better part of an hour the first time
//   -- --only match    of one piece (a file here), or several: --only match,clients
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { makeCity } from "./city/make-city.ts";
import { measureClients } from "./clients.ts";
import { type BenchContext, openPlace } from "./context.ts";
import { type Figure, isReached, measured } from "./figure.ts";

const here = import.meta.dirname;
/** All other files here are pieces: each exports one function measure<Piece>, which takes a BenchContext. */
const helpers = ["run", "figure", "context", "floor", "start-once", "clients"];

const { values: options } = parseArgs({ options: { tenth: { type: "boolean" }, only: { type: "string" } } });
const only = options.only?.split(",");
const isWanted = (piece: string) => !only || only.includes(piece);
const pieces = readdirSync(here)
  .filter((file) => file.endsWith(".ts"))
  .map((file) => basename(file, ".ts"))
  .filter((piece) => !helpers.includes(piece));
const unknown = only?.filter((piece) => ![...pieces, "clients"].includes(piece)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no piece ${unknown.join(", ")}; there are ${[...pieces, "clients"].join(", ")}.`);
  process.exit(2);
}

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

function describe(figure: Figure): string {
  const limit = `${figure.better === "more" ? "≥" : "≤"} ${figure.goal}`;
  const numbers =
    figure.floor === null
      ? `${round(figure.value)} ${figure.unit}, goal ${limit}`
      : `${measured(figure).toFixed(2)}×, goal ${limit}× (${round(figure.value)} of ${round(figure.floor)} ${figure.unit})`;
  return `  ${isReached(figure) ? "reached" : "MISSED "}  ${figure.what}: ${numbers}${figure.note ? ` – ${figure.note}` : ""}`;
}

/** Figures of each piece that completed. */
const found: Record<string, Figure[]> = {};

/** Why pieces failed before completing. */
const failures: string[] = [];
async function measurePiece(piece: string, measure: () => Promise<Figure[]>): Promise<void> {
  const began = performance.now();
  try {
    const figures = await measure();
    console.log(piece);
    for (const figure of figures) console.log(describe(figure));
    found[piece] = figures;
  } catch (error) {
    console.error(`${piece} failed: ${error instanceof Error ? error.stack : error}`);
    failures.push(piece);
  }
  console.log(`  (${Math.round((performance.now() - began) / 1000)} s)`);
}

const rounds = 5;

/** Each figure's median round: a machine's speed varies from one second to the next. */
async function middleOf(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const measuredInRounds: Figure[][] = [];
  for (let round = 0; round < rounds; round++) measuredInRounds.push(await measure());
  const [first = [], ...others] = measuredInRounds;
  return first.map((figure, at) => {
    const all = [figure, ...others.flatMap((round) => round[at] ?? [])];
    return all.sort((a, b) => measured(a) - measured(b))[Math.floor(rounds / 2)] ?? figure;
  });
}

const measures: [string, (context: BenchContext) => Promise<Figure[]>][] = [];
for (const piece of pieces.filter(isWanted)) {
  const module: Record<string, (context: BenchContext) => Promise<Figure[]>> = await import(`./${piece}.ts`);
  const measure = Object.entries(module).find(([name]) => name.startsWith("measure"))?.[1];
  if (!measure) throw new Error(`${piece}.ts measures nothing.`);
  measures.push([piece, measure]);
}
// Pieces without a context only use the stack. They run first, while no city takes up memory.
for (const [piece, measure] of measures.filter(([, { length }]) => length === 0)) {
  await measurePiece(piece, measure as () => Promise<Figure[]>);
}
const inCity = measures.filter(([, { length }]) => length > 0);
if (inCity.length > 0) {
  const places = [await openPlace(await makeCity(options.tenth ? "tenth" : "city"))];
  // One server per folder.
  if (!options.tenth) places.push(await openPlace(await makeCity("tenth")));
  const context = { city: places[0], tenth: places.at(-1) } as BenchContext;
  for (const [piece, measure] of inCity) await measurePiece(piece, () => middleOf(() => measure(context)));
  for (const place of places) await place.close();
}
// Needs the whole machine and the city's folder to itself.
if (isWanted("clients")) {
  await measurePiece("clients", async () => measureClients(await makeCity(options.tenth ? "tenth" : "city")));
}

const figures = Object.values(found).flat();
console.log(`${figures.filter(isReached).length} of ${figures.length} figures are at their goal.`);
if (failures.length > 0) console.error(`Not measured to the end: ${failures.join(", ")}.`);
if (!options.tenth) {
  const file = join(here, "results.json");
  const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  for (const [piece, its] of Object.entries(found)) {
    results[piece] = {
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim(),
      machine: `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
      figures: its.map((figure) => ({ ...figure, measured: measured(figure), reached: isReached(figure) })),
    };
  }
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
process.exit(failures.length > 0 ? 1 : 0);
