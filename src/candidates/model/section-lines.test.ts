import type { Position, School } from "@contracts/candidates/history";
import { expect, it } from "vitest";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";
import { aboutLine, contactLine, educationLine, workLine } from "@/candidates/model/section-lines";

const job = (start_year: number, end_year: number | null) => ({ start_year, start_month: null, end_year }) as Position;
const values = (more: object) =>
  ({
    firstName: "Nadia",
    lastName: "Ferreira",
    title: "",
    bio: "",
    experienceYears: "",
    positions: [],
    ...more,
  }) as unknown as ProfileFormValues;

it("introduces the person once there is more than a name", () => {
  expect(aboutLine(values({}))).toBe("");
  expect(aboutLine(values({ title: "Engineer" }))).toBe("Nadia Ferreira, Engineer");
  expect(aboutLine(values({ title: "Engineer", experienceYears: "1" }))).toBe("Nadia Ferreira, Engineer, 1 year");
  expect(aboutLine(values({ bio: "I build.", positions: [job(2010, 2015)] }))).toBe("Nadia Ferreira, 5 years");
});

it("counts jobs, with their years", () => {
  expect(workLine([])).toBe("");
  expect(workLine([job(2019, null), job(2017, 2019)])).toBe("2 jobs, 2017–present");
  expect(workLine([job(2018, 2020), job(2016, 2018)])).toBe("2 jobs, 2016–2020");
  expect(workLine([job(2018, 2018)])).toBe("1 job, 2018");
});

it("lists degrees and schools", () => {
  const schools = [{ school: "Colorado State University", degree: "B.S.", field: "Physics" }, { school: "Coursera" }];
  expect(educationLine([])).toBe("");
  expect(educationLine(schools as School[])).toBe("B.S. Physics, Colorado State University; Coursera");
});

it("shows the location and phone number", () => {
  const address = { city: "Boulder", state: "CO" };
  expect(contactLine(values({ address: {}, email: "a@b.example" }))).toBe("");
  expect(contactLine(values({ address, phoneNumber: "(303) 555-0142" }))).toBe("Boulder, CO · (303) 555-0142");
});
