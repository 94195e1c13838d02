import { expect, it } from "vitest";
import { markAround, markWords } from "@/lib/marked-words";

const shown = (parts: ReturnType<typeof markWords>) =>
  parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join("");

it.each([
  ["Hana Sorrell", "ha", "[Ha]na Sorrell"],
  ["Leila Haddadi", "ha", "Leila [Ha]ddadi"],
  ["Nadia Shah", "ha", "Nadia S[ha]h"],
  ["Zoë Núñez", "nunez zoe", "[Zoë] [Núñez]"],
  ["Straße 5", "strasse", "[Straße] 5"],
  ["O’Brien-Núñez", "obrien", "[O’Brien]-Núñez"],
  ["<b>Go</b> & more", "go", "<b>[Go]</b> & more"],
  ["C++ (advanced)", "c++ (", "[C++] [(]advanced)"],
  ["Hana", "x", "Hana"],
  ["Hana", "", "Hana"],
  ["", "x", ""],
])("marks %j for %j", (text, query, expected) => {
  expect(shown(markWords(text, query))).toBe(expected);
});

it("shortens a long line to a few words before the match", () => {
  const line = "For six years at a large carrier in the Mountain West led the Kubernetes rollout";
  expect(shown(markAround(line, "kubernetes"))).toBe("…carrier in the Mountain West led the [Kubernetes] rollout");
  expect(shown(markAround("Led Kubernetes", "kubernetes"))).toBe("Led [Kubernetes]");
  expect(shown(markAround(line, "nowhere"))).toBe(line);
});
