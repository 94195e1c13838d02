import { wordsOf } from "@/marketing/article";
import { questionGroups } from "@/marketing/faq/questions";
import { plainWords } from "@/marketing/words";

/** The page's questions and answers in plain text, for machines. */
export const askedAndAnswered = (): { question: string; answer: string }[] =>
  questionGroups
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({ question, answer: answer.flatMap(wordsOf).map(plainWords).join(" ") }));
