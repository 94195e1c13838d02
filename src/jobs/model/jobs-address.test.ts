import type { JobFilter } from "@contracts/jobs/job-filter";
import { expect, test } from "vitest";
import { readFilter, withFilter } from "@/jobs/model/jobs-address";

const read = (address: string) => readFilter(new URLSearchParams(address));
const company = "0b8f8d0e-7f5a-4d2b-9a57-0f3c6f1f2a11";

const whole: JobFilter = {
  skills: ["C++", "Ärztin, Kinder"],
  place: "Denver, CO",
  places: ["Boise, ID"],
  wide: true,
  remote: true,
  types: ["FULL_TIME", "CONTRACT"],
  levels: ["senior_level", "lead"],
  salary: 90_000,
  posted: 7,
  industry: "healthcare",
  company,
};

test("a filter survives a round trip through a readable address", () => {
  const address = withFilter(new URLSearchParams("q=nurse&order=newest"), whole);
  expect(readFilter(address)).toEqual(whole);
  expect(address.toString()).toBe(
    `q=nurse&order=newest&skill=C%2B%2B&skill=%C3%84rztin%2C+Kinder&place=Denver%2C+CO&place=Boise%2C+ID&within=state&remote=yes&type=full-time&type=contract&level=senior-level&level=lead&salary=90000&posted=7&industry=healthcare&company=${company}`,
  );
});

test("the address includes a distance", () => {
  const near: JobFilter = { place: "Denver, CO", within: 25, remote: true };
  expect(withFilter(new URLSearchParams(), near).toString()).toBe("place=Denver%2C+CO&within=25&remote=yes");
  expect(readFilter(withFilter(new URLSearchParams(), near))).toEqual(near);
});

test("clearing the filter keeps other parameters", () => {
  expect(withFilter(withFilter(new URLSearchParams("q=nurse"), whole), {}).toString()).toBe("q=nurse");
});

test.each([
  ["", {}],
  ["industry=healthcare", { industry: "healthcare" }],
  [`company=${company}`, { company }],
  ["type=FULL_TIME&type=nothing&type=contract", { types: ["CONTRACT"] }],
  ["level=boss&level=", {}],
  ["salary=-1&posted=0", {}],
  ["salary=1e9&posted=7.5", {}],
  ["salary=999999999&posted=1000", {}],
  ["company=x%27--&industry=%20%20&place=%00", {}],
  ["within=state", {}],
  ["within=25", {}],
  ["place=Boise%2C+ID&within=25", { place: "Boise, ID", within: 25 }],
  ["place=Boise%2C+ID&within=7", { place: "Boise, ID" }],
  ["place=&place=Ohio&place=Ohio&place=%00", { place: "Ohio" }],
  ["remote=1", {}],
  ["skill=Go&skill=+Go+&skill=", { skills: ["Go"] }],
  [`place=${"x".repeat(400)}`, { place: "x".repeat(200) }],
  [
    Array.from({ length: 30 }, (_, index) => `skill=s${index}`).join("&"),
    { skills: Array.from({ length: 20 }, (_, index) => `s${index}`) },
  ],
])("invalid values in an address are ignored: %s", (address, filter) => {
  expect(read(address)).toEqual(filter);
});
