import { wordsOf } from "@/marketing/article";
import faq from "@/marketing/faq/faq.md";
import { plainWords } from "@/marketing/words";

/** The page's questions and answers in plain text, for machines. */
export const askedAndAnswered = (): { question: string; answer: string }[] =>
  faq.sections
    .flatMap(({ parts = [] }) => parts)
    .map(({ title, blocks }) => ({ question: title, answer: blocks.flatMap(wordsOf).map(plainWords).join(" ") }));
