import { describe, expect, it } from "vitest";
import { mentionAt, mentionedIn, noteParts, suggestions } from "@/applications/model/mentions";

const marta = { user_id: "m", first_name: "Marta", last_name: "Lindqvist" };
const mart = { user_id: "t", first_name: "Mart", last_name: "" };
const owen = { user_id: "o", first_name: "Owen", last_name: "Castellane" };
const readers = [mart, marta, owen];

describe("mentions", () => {
  it("finds the name being typed after @", () => {
    expect(mentionAt("Ask @Mar", 8)).toEqual({ from: 4, typed: "Mar" });
    expect(mentionAt("@", 1)).toEqual({ from: 0, typed: "" });
    expect(mentionAt("Ask @Marta Lind", 15)).toEqual({ from: 4, typed: "Marta Lind" });
    expect(mentionAt("write to a@b.example", 20)).toBeNull();
    expect(mentionAt("@Marta Lindqvist how are", 24)).toBeNull();
  });

  it("suggests by first or last name, but not a name that is already complete", () => {
    expect(suggestions("mar", readers)).toEqual([mart, marta]);
    expect(suggestions("cast", readers)).toEqual([owen]);
    expect(suggestions("owen castellane", readers)).toEqual([]);
  });

  it("recognizes people by their full name", () => {
    expect(mentionedIn("Can @Owen Castellane and @Marta look?", readers)).toEqual([mart, owen]);
    expect(noteParts("Hi @Marta Lindqvist!", [mart, marta])).toEqual([
      { text: "Hi ", isMention: false, at: 0 },
      { text: "@Marta Lindqvist", isMention: true, at: 3 },
      { text: "!", isMention: false, at: 19 },
    ]);
    expect(noteParts("<b>", [])).toEqual([{ text: "<b>", isMention: false, at: 0 }]);
  });
});
