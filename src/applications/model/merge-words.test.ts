import type { MergeSide } from "@contracts/applications/merge";
import { describe, expect, test } from "vitest";
import { keptParts, mergeSubject, sideParts, sideTitle } from "@/applications/model/merge-words";

const year = new Date().getFullYear();
const side = (given: Partial<MergeSide>): MergeSide => ({
  ...{
    id: "one",
    status: "reviewing",
    applied_at: `${year}-11-24T12:00:00Z`,
    answer_due: `${year}-12-08`,
    version: "1",
  },
  ...{ is_own: false, added_by: "Priya", name: "Tomas Reyhold", email: "tomas@mail.example", phone: "(303) 555-0184" },
  ...{
    skills: 9,
    resumes: ["c/a.pdf"],
    notes: 1,
    responses: 0,
    questions: 4,
    messages: 0,
    source: "referral",
    tags: [],
  },
  ...given,
});
const older = side({
  ...{
    id: "two",
    status: "applied",
    applied_at: `${year}-11-16T12:00:00Z`,
    answer_due: `${year}-11-30`,
    added_by: "Marta",
  },
  ...{ email: "t@oldmail.example", resumes: ["c/b.docx"], notes: 3, tags: ["Relocating", "Agency lead"], skills: 0 },
});
const kept = (stays: MergeSide, ends: MergeSide) =>
  Object.fromEntries(keptParts(stays, ends).map(({ part, what, from }) => [part, [what, from]]));

describe("two applications added by hand", () => {
  test("keep both files, all notes and tags, one stage and the earlier date", () => {
    expect(kept(side({}), older)).toEqual({
      Contact: ["tomas@mail.example, (303) 555-0184", "t@oldmail.example stays in History."],
      Resume: ["Resume (PDF) first, then Resume (DOCX)", undefined],
      Responses: ["None yet", "They answer the questions when they take over."],
      Notes: ["4 notes, by date", "1 from Priya's, 3 from Marta's"],
      Messages: ["None yet", undefined],
      "Stage, date": [
        "Under Review, added Nov 16, reply by Nov 30",
        "The remaining application's stage and the earlier date.",
      ],
      "Source, tags": ["Referral; Agency lead, Relocating", undefined],
    });
    expect(kept(older, side({})).Contact).toEqual([
      "t@oldmail.example, (303) 555-0184",
      "tomas@mail.example stays in History.",
    ]);
  });

  test("are titled by who added them and what they contain", () => {
    expect([sideTitle(older), sideParts(older)]).toEqual(["Added by Marta on Nov 16", "1 resume, 3 notes, 2 tags"]);
    expect(mergeSubject({ job_title: "Backend Engineer", sides: [side({}), older] })).toBe(
      "Tomas Reyhold, Backend Engineer. Neither has been taken over.",
    );
  });
});

test("the candidate's own application keeps its date, and they see only their own resume", () => {
  const own = side({ is_own: true, added_by: null, responses: 4, messages: 2, source: null });
  expect(sideTitle(own)).toBe("Tomas's own application");
  expect(sideParts(own)).toBe("Applied Nov 24: 1 resume, 4 responses, 2 messages");
  const parts = kept(own, older);
  expect(parts.Contact).toEqual(["Name, email and phone from Tomas's account", "What Marta entered stays in History."]);
  expect(parts.Resume?.[1]).toBe("You can open both from the application. Tomas sees only their own.");
  expect(parts["Stage, date"]).toEqual(["Under Review, applied Nov 24, reply by Dec 8", undefined]);
  expect(parts["Source, tags"]?.[0]).toBe("Applied on Fairmatch; Agency lead, Relocating");
});
