import { productName } from "@contracts/operator";
import type { Article } from "@/marketing/article";
import { ReadingPage } from "@/marketing/reading-page";
import { SignUpButton } from "@/marketing/sign-up-button";

export const about: Article = {
  title: `About ${productName}`,
  lead: "Hiring goes wrong where one side knows what the other is not told. Here both read the same page.",
  sections: [
    {
      id: "match",
      title: "One match, two readers",
      blocks: [
        `A job says what it asks: required skills, preferred skills, level, place and how the company works. A profile says what somebody has. ${productName} lays one beside the other and counts.`,
        "The result is a sentence you can check: 5 of 7 required skills; missing: Go, Kafka. The candidate reads it before applying, the company reads the same words beside the application. There is no percentage, no star and no hidden verdict.",
        "[How the order of a list comes about](/blog/how-the-order-comes-about) is written down as well, so that anybody can follow it with a finger.",
      ],
    },
    {
      id: "people",
      title: "People decide",
      blocks: [
        "The match puts a list in order. It rejects nobody and hides nobody: whoever applied is in the list, and a person says yes or no.",
        "A rejection reads Not Selected. It comes from somebody, often with a message, and never from a rule.",
      ],
    },
    {
      id: "told",
      title: "You are told",
      blocks: [
        "Each application has a course that both sides see: new, under review, interview, offered, hired, or not selected. When it moves, you read it in the application and by mail, about ten seconds later, so that a wrong press can be taken back before it reaches you.",
        "A company can set a reply-by date. You see it on the job and on your application, and the company is reminded of it. [We count and show](/blog/a-date-for-every-answer) how often it replies on time.",
      ],
    },
    {
      id: "companies",
      title: "Who may post",
      blocks: [
        "A company registers with its tax id and documents. An administrator looks at them before anything it writes is public, and looks again when its name, address or papers change. A job that seems wrong can be reported by anybody who is signed in.",
      ],
    },
    {
      id: "data",
      title: "What is yours stays yours",
      blocks: [
        "Your profile is read by companies you apply to, and by one that manages you if you agreed to that. What you send stays as you sent it. Each time somebody opens one of your documents, it is written down.",
        "The [privacy page](/privacy) lists all of it: what is kept, what for, how long, and who reads it. It is compared with the database each time the product is tested.",
      ],
    },
    {
      id: "operator",
      title: "Who runs it",
      blocks: [
        `${productName} is a product that an operator runs on servers of their choice. Who that is here stands in the [terms](/terms#operator). To reach a person, [write to us](/contact).`,
      ],
    },
  ],
};

/** /about, where "Learn More" leads. */
export const AboutPage = () => (
  <ReadingPage {...about}>
    <div className="mt-9 grid gap-3 sm:flex">
      <SignUpButton account="candidate" label="Get Started" variant="primary" />
      <SignUpButton account="company" label="Register Company" />
    </div>
  </ReadingPage>
);
