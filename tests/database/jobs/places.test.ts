// Locations: found by typing, and their distance to jobs.
import { describe, expect, test } from "vitest";
import type { ListedJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { type JobFilter, withinMiles } from "../../../supabase/functions/_shared/contracts/jobs/job-filter.ts";
import { anonymous, sql, unique } from "../../support/accounts.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";

const word = unique("near").replaceAll("-", "");
const locations = {
  denver: "Denver, CO",
  aurora: "Aurora, Colorado",
  boulder: "Boulder, CO 80302",
  springs: "Colorado Springs, CO",
  nowhere: "Nosuchplace, CO",
  remote: "Remote",
  louis: "St Louis, MO",
} as const;
type Name = keyof typeof locations;

const company = await makeCompany();
for (const name of Object.keys(locations) as Name[])
  await makeJob(company, { title: `${word} ${name}`, location: locations[name] });

/** A filter's results, nearest first, then by name, each with its distance. */
async function find(filter: JobFilter, client = anonymous()): Promise<Record<string, number | null>> {
  const { data, error } = await client.rpc("search_jobs", { p_query: word, p_filter: filter });
  expect(error).toBeNull();
  expect(data.total).toBe(data.jobs.length);
  return Object.fromEntries(
    data.jobs.map(({ title, distance }: ListedJob) => [title.slice(word.length + 1), distance]),
  );
}
const typed = async (text: string) => (await anonymous().rpc("search_places", { p_text: text })).data;

test("the list has US cities and towns of 1,000 people or more, under every spelling", async () => {
  const [counted] = await sql`
    select count(*)::integer as places, min(smallest) as smallest, bool_and(said.terms && known.terms) as found
    from (select name, min(population) as smallest, array_agg(term) as terms from private.places group by name) as known
    cross join lateral (select array(select term from private.place_terms(array[known.name]) as of (term)) as terms) as said`;
  expect(counted).toMatchObject({ smallest: 10, found: true });
  expect(counted?.places).toBeGreaterThan(15_000);
});

test.each([
  ["denver", ["Denver, CO"]],
  ["Denver, Co", ["Denver, CO"]],
  ["denver, colorado", ["Denver, CO"]],
  ["new york", ["New York, NY"]],
  ["New York City", ["New York, NY"]],
  ["canon city", ["Cañon City, CO"]],
])("typing %j suggests %j first", async (text, names) => {
  expect((await typed(text)).slice(0, 1)).toEqual(names);
});

test("text that is not a location suggests nothing", async () => {
  for (const text of ["", " ", ",", "%", "_", "zzzzqq", "\\", "x".repeat(5000)]) expect(await typed(text)).toEqual([]);
  expect((await typed("san")).length).toBe(8);
  expect(new Set(await typed("saint louis"))).toEqual(new Set(await typed("St. Louis")));
});

describe("jobs near a location", () => {
  test.each([
    [10, ["aurora", "denver"]],
    [25, ["aurora", "boulder", "denver"]],
    [50, ["aurora", "boulder", "denver"]],
  ] as const)("are found within %s miles of Denver", async (within, names) => {
    expect(Object.keys(await find({ place: "Denver, CO", within })).sort()).toEqual(names);
  });

  test("show the same distance that decides whether they match", async () => {
    const near = await find({ place: "Denver, CO", within: 25 });
    expect(near).toMatchObject({ denver: 0 });
    expect(near.aurora).toBeGreaterThan(4);
    expect(near.aurora).toBeLessThanOrEqual(10);
    expect(near.boulder).toBeGreaterThan(20);
    expect(near.boulder).toBeLessThanOrEqual(25);
  });

  test("include remote jobs on request, without a distance", async () => {
    expect(await find({ place: "Boulder, CO", within: 10, remote: true })).toEqual({ boulder: 0, remote: null });
  });

  test("match if any of their locations is near, and show the nearest distance", async () => {
    const both = await find({ place: "Boulder, CO", places: ["Saint Louis, MO"], within: 10 });
    expect(both).toEqual({ boulder: 0, louis: 0 });
    const further = await find({ place: "Saint Louis, MO", places: ["Denver, CO"], within: 10 });
    expect(further).toMatchObject({ denver: 0, louis: 0 });
    expect(Object.keys(further).sort()).toEqual(["aurora", "denver", "louis"]);
    expect(further.aurora).toBeGreaterThan(4);
  });

  test("match by name if the location is unknown", async () => {
    expect(await find({ place: "Nosuchplace, CO", within: 50 })).toEqual({ nowhere: null });
    expect(Object.keys(await find({ place: "Denver", within: 10 }))).toEqual(["denver"]);
  });

  test("are counted the same way", async () => {
    for (const within of withinMiles) {
      const filter = { place: "Denver, CO", within };
      const { data } = await anonymous().rpc("count_jobs_by", { p_by: ["types"], p_query: word, p_filter: filter });
      expect(data.types.FULL_TIME).toBe(Object.keys(await find(filter)).length);
    }
  });
});

test("candidates see the distance from home or their search location, and no one else sees it", async () => {
  const { client, id } = await makeCandidate();
  await sql`update public.candidates set city = 'Boulder', state = 'Colorado' where user_id = ${id}`;
  const home = await find({}, client);
  expect(home).toMatchObject({ boulder: 0, nowhere: null, remote: null });
  expect(home.denver).toBeGreaterThan(20);
  expect((await find({ place: "Denver, CO" }, client)).denver).toBe(0);
  expect((await find({ place: "Colorado" }, client)).boulder).toBe(0);
  expect(Object.values(await find({})).every((distance) => distance === null)).toBe(true);
});
