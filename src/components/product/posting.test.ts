import { expect, it } from "vitest";
import { paragraphs } from "@/components/product/posting";

it("parts a description at blank lines and keeps single line breaks", () => {
  expect(paragraphs("One\ntwo\n\n \nThree\n")).toEqual(["One\ntwo", "Three"]);
});
