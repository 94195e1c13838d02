import type { ApplicationAnswer } from "@contracts/applications/application";

/** How an answer is shown: text as written, chosen options as a list, a file to open, a rating out of 5. */
type AnswerView =
  | { kind: "none" }
  | { kind: "text"; text: string }
  | { kind: "list"; options: string[] }
  | { kind: "file"; path: string }
  | { kind: "rating"; rating: string };

export function answerView({ question_type: type, answer }: ApplicationAnswer): AnswerView {
  const text = answer.trim();
  if (text === "") return { kind: "none" };
  if (type === "FILE") return { kind: "file", path: text };
  if (type === "RATING") return { kind: "rating", rating: text };
  if (type === "CHECKBOX") return { kind: "list", options: text.split("\n").filter(Boolean) };
  return { kind: "text", text };
}
