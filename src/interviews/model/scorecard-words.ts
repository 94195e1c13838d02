import {
  type InterviewScorecards,
  type Recommendation,
  recommendations,
  type Scorecard,
  type ScorecardMark,
  scorecardMarks,
} from "@contracts/interviews/scorecard";
import { firstName, formatList } from "@/lib/format";

/** The scorecard's author in a word: "You", "Marcus". */
export const authorWord = ({ is_mine, author_name }: Pick<Scorecard, "is_mine" | "author_name">): string =>
  is_mine ? "You" : firstName(author_name);

/** An answer's authors, the reader first; their number is the count. Never an average. */
export interface Counted<Answer> {
  answer: Answer;
  cards: readonly Scorecard[];
}

const ownFirst = (cards: readonly Scorecard[]) =>
  cards.toSorted((one, other) => Number(other.is_mine) - Number(one.is_mine));

/** Each recommendation with its authors. */
export const countedRecommendations = (cards: readonly Scorecard[]): Counted<Recommendation>[] =>
  recommendations.map((answer) => ({
    answer,
    cards: ownFirst(cards.filter(({ recommendation }) => recommendation === answer)),
  }));

/** Each answer to a criterion with its authors. */
export const countedMarks = (cards: readonly Scorecard[], criterion: string): Counted<ScorecardMark>[] =>
  scorecardMarks.map((answer) => ({
    answer,
    cards: ownFirst(
      cards.filter(({ marks }) => marks.some((given) => given.criterion === criterion && given.mark === answer)),
    ),
  }));

/** Who has, or hasn't, submitted: "You, Ada, and Ben"; "" for no one. */
export function peopleWords(people: InterviewScorecards["people"], hasSent: boolean): string {
  const named = people.filter((person) => person.has_sent === hasSent);
  return formatList(
    named
      .toSorted((one, other) => Number(other.is_me) - Number(one.is_me))
      .map(({ name, is_me }) => (is_me ? "You" : name)),
  );
}

/** "Marcus’s and Priya’s": the others' scorecards; "" if there are none. */
export const othersWords = (people: InterviewScorecards["people"]): string =>
  formatList(people.filter(({ is_me }) => !is_me).map(({ name }) => `${firstName(name)}’s`));
