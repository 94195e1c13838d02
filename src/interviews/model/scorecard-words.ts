import {
  type CountedMarks,
  type InterviewScorecards,
  scorecardMarkLabels,
  scorecardMarks,
} from "@contracts/interviews/scorecard";

const many = new Intl.ListFormat("en-US", { type: "conjunction" });

/** "Yes 3, partly 1, not seen 1": what was counted, and nothing that was not. */
export function countedWords(counted: CountedMarks): string {
  const words = scorecardMarks.flatMap((mark) =>
    counted[mark] > 0 ? [`${scorecardMarkLabels[mark]} ${counted[mark]}`] : [],
  );
  return words.map((word, place) => (place === 0 ? word : word.toLowerCase())).join(", ");
}

/** Who has sent theirs, or who has not: "You, Ada, and Ben"; "" for nobody. */
export function peopleWords(people: InterviewScorecards["people"], hasSent: boolean): string {
  const named = people.filter((person) => person.has_sent === hasSent);
  return many.format(
    named
      .toSorted((one, other) => Number(other.is_me) - Number(one.is_me))
      .map(({ name, is_me }) => (is_me ? "You" : name)),
  );
}
