import { expect, it } from "vitest";
import { shortened } from "@/conversations/shared/attachments";

it("a shortened file name keeps its ending and whole characters", () => {
  const name = shortened(`${"a".repeat(189)}${"😀".repeat(30)}.docx`);
  expect(name).toBe(`${"a".repeat(189)}😀…😀😀😀😀.docx`);
  expect([...name]).toHaveLength(200);
});
