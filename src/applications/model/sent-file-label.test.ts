import type { Bucket } from "@contracts/files/files";
import { expect, test } from "vitest";
import { sentFileLabel } from "@/applications/model/sent-file-label";

const file = (bucket: Bucket, is_letter = false) => ({ bucket, is_letter });
const sent = [
  file("candidate_resumes"),
  file("candidate_cover_letters"),
  file("candidate_cover_letters", true),
  file("candidate_certificates"),
  file("candidate_certificates"),
];

test("a sent file is named by its kind, with a number if there are several, or by a letter's company", () => {
  expect(sent.map((each) => sentFileLabel(each, sent, "Quillmark Freight"))).toEqual([
    ...["Resume", "Cover letter", "Cover letter for Quillmark Freight", "Certificate 1", "Certificate 2"],
  ]);
  expect(sent.map((each) => sentFileLabel(each, sent))).toEqual([
    ...["Resume", "Cover letter 1", "Cover letter 2", "Certificate 1", "Certificate 2"],
  ]);
});
