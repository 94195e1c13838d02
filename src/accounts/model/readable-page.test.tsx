import type { MyData } from "@contracts/accounts/account-data";
import { expect, test } from "vitest";
import { readablePage } from "@/accounts/model/readable-page";

const file = { bucket: "candidate_resumes", path: "1/resume.pdf", size: 7, stored_at: "2026-11-24T12:00:00Z" } as const;
const lost = { ...file, path: "1/lost.pdf" };
const data = {
  account: { email: "ada@example.com", company_id: null },
  profile: { bio: `<script>alert("1")</script>\nsecond line`, skills: ["Go", "C & C++"] },
  applications: [{ job: "Engineer", answers: [{ question: "Why?", answer: "Because 7 < 8" }] }],
  saved_jobs: [],
  files: [file, lost],
} as unknown as MyData;

test("shows every value as text, and links the files included in the archive", () => {
  const page = readablePage(data, new Map([[file.path, "files/candidate-resumes/resume.pdf"]]));
  const shown = new DOMParser().parseFromString(page, "text/html");
  expect(shown.querySelectorAll("script")).toHaveLength(0);
  const text = shown.body.textContent;
  for (const value of ["ada@example.com", `<script>alert("1")</script>`, "second line", "Go, C & C++", "Engineer"]) {
    expect(text).toContain(value);
  }
  for (const value of ["Because 7 < 8", "1/lost.pdf: could not be read", "Saved jobs"]) expect(text).toContain(value);
  expect([...shown.links].map((link) => link.getAttribute("href"))).toEqual(["files/candidate-resumes/resume.pdf"]);
});

// Ordered as in the response: before the account.
const early = { log: [], mails: [{ kind: "promised", says: {}, sent_at: "2026-11-24T15:43:20.637276+00:00" }] };

test("starts with the person, lists empty sections last, and shows readable times", () => {
  const page = readablePage(Object.assign(early, data), new Map());
  const shown = new DOMParser().parseFromString(page, "text/html");
  expect([...shown.querySelectorAll("h2")].map((heading) => heading.textContent)).toEqual([
    "Files",
    "Account",
    "Profile",
    "Applications",
    "Emails to you",
    "Actions by you or on your account",
    "Saved jobs",
  ]);
  expect(shown.body.textContent).toContain("2026-11-24 15:43 UTC");
  expect(shown.body.textContent).not.toContain("Says");
});
