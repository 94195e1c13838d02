import { expect, it } from "vitest";
import { keepChosenResume, takeChosenResume } from "@/candidates/model/chosen-resume";

it("returns a kept resume once, and only to the person who chose it", () => {
  const file = new File(["text"], "resume.pdf");
  keepChosenResume("one", file);
  expect([takeChosenResume("one"), takeChosenResume("one")]).toEqual([file, null]);
  keepChosenResume("one", file);
  expect([takeChosenResume("another"), takeChosenResume("one")]).toEqual([null, null]);
});
