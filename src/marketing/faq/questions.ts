import { productName } from "@contracts/operator";
import type { Block } from "@/marketing/article";

export interface Question {
  /** Its address: "/faq#cost". */
  id: string;
  question: string;
  answer: readonly Block[];
}

export interface QuestionGroup {
  id: string;
  title: string;
  questions: readonly Question[];
}

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: "match",
    title: "The match",
    questions: [
      {
        id: "percentage",
        question: "Why is there no percentage?",
        answer: [
          "Because nobody can check one. 5 of 7 required skills can be checked: the seven stand beside it, and so do the two that are missing.",
        ],
      },
      {
        id: "order",
        question: "In which order do lists stand?",
        answer: [
          "By required skills first, then preferred skills, then level, then place, then ways of working, and the newest first where all of that is equal. [How the order comes about](/blog/how-the-order-comes-about) goes through it with numbers.",
        ],
      },
      {
        id: "rejected-by-match",
        question: "Can I be rejected because of the match?",
        answer: [
          `Not by ${productName}. The match only puts a list in order, and everybody who applied is in it. Whether you hear yes or no is decided by people of the company.`,
        ],
      },
      {
        id: "skill-names",
        question: "My skill is called something else in the job. Does it count?",
        answer: [
          "Mostly yes. ReactJS and React, or forklift driver and forklift operator, are one skill to us: a vocabulary of skills and their spellings sees to it. A word it does not know stands as you wrote it and matches itself. [How skills are recognised](/blog/one-skill-many-spellings).",
        ],
      },
      {
        id: "same-match",
        question: "Does the company really see the same as I do?",
        answer: [
          "Yes. Both sides get the match from one function, and the one beside your application is counted from what you sent, so it stays the same when you change your profile later.",
        ],
      },
    ],
  },
  {
    id: "candidates",
    title: "Looking for work",
    questions: [
      {
        id: "cost",
        question: "What does it cost?",
        answer: [
          "Nothing for candidates. Companies need a plan, which they agree with whoever runs this installation.",
        ],
      },
      {
        id: "without-account",
        question: "What can I do without an account?",
        answer: [
          "Read every open job, search, and tick what you can do to see how you match. What you tick stays in your browser. Applying needs an account.",
        ],
      },
      {
        id: "complete",
        question: "Why must my profile be complete to apply?",
        answer: [
          "At 80 % there is enough in it for a company to answer you: a name, a way to reach you, skills and a resume. The page names each thing that is empty and leads to it. [Fill in your profile](/help/fill-in-your-profile).",
        ],
      },
      {
        id: "promised-day",
        question: "What is a reply-by date?",
        answer: [
          "A company can say that it replies within 7, 14, 21 or 30 days. Your application then shows the date, and we remind the company before it. Once ten reply-by dates have passed, the company's page says how many it kept.",
        ],
      },
      {
        id: "withdraw",
        question: "Can I withdraw an application?",
        answer: [
          "Yes, until you are hired or not selected. The company sees that you withdrew. [How to withdraw](/help/follow-your-application#withdraw).",
        ],
      },
      {
        id: "managed",
        question: "What does it mean that a company manages me?",
        answer: [
          "A staffing company can invite you, with terms that you read first. If you accept, it sees your profile and documents and may propose you for jobs. It sends nothing before you agree to that very job, and you can end it at any time. [Invitations](/help/accept-an-invitation).",
        ],
      },
    ],
  },
  {
    id: "companies",
    title: "Hiring",
    questions: [
      {
        id: "approval",
        question: "Why is my company not approved yet?",
        answer: [
          "A person looks at each registration. If something was missing, the reason stands on your dashboard, and you can correct it and submit again. [Register your company](/help/register-a-company).",
        ],
      },
      {
        id: "offline",
        question: "Why can nobody see my job?",
        answer: [
          "A job is public while it is open and not past its last day, and while your company is approved and has an active plan. The job's page says which of these is missing.",
        ],
      },
      {
        id: "colleagues",
        question: "Can my colleagues see everything?",
        answer: [
          "No. Administrators of a company see all of it, managers and recruiters what they need to hire, and external recruiters only what is assigned to them. [Who may do what](/help/work-as-a-team).",
        ],
      },
      {
        id: "undo",
        question: "I pressed the wrong button. Was the candidate told?",
        answer: [
          "Not for ten seconds. Until then Undo takes the move back, and nobody hears of it. After that you can move somebody back, and both moves are told.",
        ],
      },
    ],
  },
  {
    id: "data",
    title: "Data and mail",
    questions: [
      {
        id: "who-reads",
        question: "Who reads my profile?",
        answer: [
          "Companies you applied to read a copy as you sent it. A company that manages you reads it as it is, and its partners read seven facts of it while you have switched that on. Nobody else, apart from the administrators of this installation. [Privacy](/privacy#profile) lists it line by line.",
        ],
      },
      {
        id: "no-mail",
        question: "I get no mail. What can I do?",
        answer: [
          "Look into the spam folder. Then [sign in](/signin): the page offers to send the confirmation again. News also stands under the bell. If a mail server is down, mail is tried again for three days.",
        ],
      },
      {
        id: "fewer-mails",
        question: "How do I get fewer mails?",
        answer: [
          "Mails that can be turned off have a link at their end that does so without signing in. Candidates choose each kind under [Emails](/settings/emails); staff choose for each kind under [User Profile](/company/user-profile): at once, once a day, or not.",
        ],
      },
      {
        id: "delete",
        question: "How do I delete my account?",
        answer: [
          "Candidates under [Data](/settings/data), company staff under [User Profile](/company/user-profile), administrators under [Security](/admin/security). You type your email address and your password, and it is gone. [What goes and what stays](/privacy#deletion).",
        ],
      },
    ],
  },
];
