import { expect, it } from "vitest";
import { shortened } from "@/conversations/shared/attachments";

it("a name that is too long keeps its ending, and whole letters", () => {
  const name = shortened(`${"a".repeat(189)}${"😀".repeat(30)}.docx`);
  expect(name).toBe(`${"a".repeat(189)}😀…😀😀😀😀.docx`);
  expect([...name]).toHaveLength(200);
});
