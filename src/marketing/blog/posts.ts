import { productName } from "@contracts/operator";
import type { Article } from "@/marketing/article";

export interface Post extends Article {
  slug: string;
  /** The date, yyyy-mm-dd. */
  on: string;
  /** The summary in lists and for search engines. */
  description: string;
}

/** Newest first. */
export const posts: readonly Post[] = [
  {
    slug: "a-date-for-every-answer",
    on: "2026-11-24",
    title: "A date for every answer",
    description:
      "Why a job can have a reply-by date, who is reminded of it, and how we count the replies that are on time.",
    lead: "The worst part of an application is not the no. It is hearing nothing, and not knowing when to stop waiting.",
    sections: [
      {
        id: "promise",
        title: "A reply-by date starts as a number of days",
        blocks: [
          "A company that writes a job can say within how many days it replies: 7, 14, 21 or 30. It can also say nothing, which is honest too.",
          "From the moment you apply, the number becomes a reply-by date on your application: “You'll hear back by Dec 8”. The company's list shows the same date, with overdue replies first.",
        ],
      },
      {
        id: "answer",
        title: "What counts as an answer",
        blocks: [
          "An offer, a hire, or Not Selected. Being under review is no answer, and neither is an invitation to an interview: after both you still do not know. So the date stands until one of the three is there.",
          "If you withdraw by the day, the company owes you nothing, and the date counts neither as kept nor as missed. If you withdraw after it has passed without a reply, it counts as missed.",
        ],
      },
      {
        id: "reminded",
        title: "Who is reminded",
        blocks: [
          "Whoever works on the application hears of it the day before, on the day itself, and once when it has passed; so does whoever applied. What is late stays in front of the list and says by how many days. It is never painted red: a late answer is still better than none.",
        ],
      },
      {
        id: "counted",
        title: "Two numbers, no grade",
        blocks: [
          "Once ten of a company's reply-by dates have passed, its page says how many it kept: “Replied on time to 46 of 48 applications”. Below ten it says nothing, because one holiday would decide.",
          "We write two numbers instead of a rate. 46 of 48 and 10 of 10 are different things, and a percentage would hide which is which. The numbers are counted from what happened, by the database, and nobody can edit them.",
        ],
      },
    ],
  },
  {
    slug: "one-skill-many-spellings",
    on: "2026-11-24",
    title: "One skill, many spellings",
    description: `How ${productName} knows that ReactJS is React and that Java is not JavaScript.`,
    lead: "A match that counts skills is worth as much as its idea of when two words name one skill.",
    sections: [
      {
        id: "spelling",
        title: "First, the spelling",
        blocks: [
          "“Node JS”, “node.js” and “NodeJS” differ in what nobody hears. Case, accents, hyphens, dots, plurals and British spelling are looked past before anything else.",
          "But not so far that two skills become one. C, C++ and C# differ in a sign, and the sign stays. Java is not JavaScript, quality control is not quality assurance, and MIG welding is not TIG welding.",
        ],
      },
      {
        id: "vocabulary",
        title: "Then, the vocabulary",
        blocks: [
          "Some names have nothing in common but the thing. For them there is a vocabulary: skills from software to nursing, trades, logistics, law and kitchens, each with its other spellings. It is kept as plain lists that people have read line by line.",
          "While you type, the known name is offered beside what you wrote. You keep your own words on your profile; the match compares by the name behind them.",
        ],
      },
      {
        id: "unknown",
        title: "And what nobody knows",
        blocks: [
          "A word the vocabulary lacks stands as it is written, and matches the same word. Administrators see which unknown words are used most, and make each a spelling of a known skill, a new skill, or leave it.",
          "When they do, every profile, job and application follows in the same moment. There is no hour in which one page knows it and another does not.",
        ],
      },
      {
        id: "wrong",
        title: "If it is wrong",
        blocks: [
          "Two skills joined that should not be, or one kept apart: [tell us](/contact). It is one line in a list, and it helps everybody who writes that word after you.",
        ],
      },
    ],
  },
  {
    slug: "how-the-order-comes-about",
    on: "2026-11-23",
    title: "How the order comes about",
    description: "The order of jobs and of applicants, with the numbers to check it by hand.",
    lead: "“Best match” is an order, and an order is a claim. This is ours, so that you can check it.",
    sections: [
      {
        id: "required",
        title: "Required skills come first",
        blocks: [
          "Of the skills a job requires, those on the profile are counted. But 2 of 2 and 7 of 7 should not be the same, and 6 of 7 should stand above 4 of 5. So what is compared is (has + 1) / (asked + 2).",
          {
            facts: [
              ["6 of 7", "7 / 9, that is 0.78"],
              ["4 of 5", "5 / 7, that is 0.71"],
              ["2 of 2", "3 / 4, that is 0.75"],
              ["0 of 7", "1 / 9, that is 0.11"],
            ],
          },
          "The added one and two say how sure a small number is. One of one is a good sign, seven of seven a better one.",
        ],
      },
      {
        id: "then",
        title: "Then four more, each only where those before are equal",
        blocks: [
          {
            steps: [
              { words: "**Preferred skills**, counted the same way." },
              { words: "**Level**: the years a level begins with, or up to two fewer, or not." },
              {
                words:
                  "**Place**: the same city, or a job that can be done from anywhere; then the same state; then elsewhere.",
              },
              { words: "**Ways of working**: how many of the things you look for the company names." },
            ],
          },
          "What a job does not ask, or a profile does not say, counts as close: silence is held against nobody. Where all of that is equal, the newest stands first. A later one never outweighs an earlier one: no amount of preferred skills lifts a job above one with more of what is required.",
        ],
      },
      {
        id: "same",
        title: "The same for both sides",
        blocks: [
          "A candidate's list of jobs and a company's list of applicants are put in order by the same function. Same input, same order, today and tomorrow.",
          "Beside your application stands the match from the day you applied. If the job asks for something else later, it is counted again for everybody at once; if you change your profile, what you sent stays what you sent.",
        ],
      },
      {
        id: "visitors",
        title: "Without an account, too",
        blocks: [
          "Tick what you can do in the [list of jobs](/jobs), and your browser does the same counting. What you tick is not sent anywhere. We test that the browser and the database give the same order.",
        ],
      },
    ],
  },
];

export const findPost = (slug: string | undefined): Post | undefined => posts.find((post) => post.slug === slug);
