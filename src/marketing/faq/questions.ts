import { productName } from "@contracts/operator";
import type { Block } from "@/marketing/article";

export interface Question {
  /** Its anchor: "/faq#cost". */
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
          "Because no one can check one. You can check 5 of 7 required skills: all seven are listed, with the two that are missing.",
        ],
      },
      {
        id: "order",
        question: "How are lists sorted?",
        answer: [
          "By required skills, then preferred skills, level, location and ways of working. If all of these are equal, the newest comes first. [How the order comes about](/blog/how-the-order-comes-about) shows it with numbers.",
        ],
      },
      {
        id: "rejected-by-match",
        question: "Can I be rejected because of the match?",
        answer: [
          `Not by ${productName}. The match only sorts a list, and everyone who applied is in it. People at the company decide.`,
        ],
      },
      {
        id: "skill-names",
        question: "My skill is called something else in the job. Does it count?",
        answer: [
          "Mostly yes. ReactJS and React, or forklift driver and forklift operator, are one skill to us. A word we don't know stays as you wrote it and matches only itself. [How skills are recognized](/blog/one-skill-many-spellings).",
        ],
      },
      {
        id: "same-match",
        question: "Does the company really see the same as I do?",
        answer: [
          "Yes. Both sides see the same match. The one on your application comes from what you sent, so it stays the same when you change your profile later.",
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
        answer: ["Nothing for candidates. Companies need a plan: see [Pricing](/pricing)."],
      },
      {
        id: "without-account",
        question: "What can I do without an account?",
        answer: [
          "You can read every open job, search, tick your skills to see how you match, and get new jobs by email. What you tick stays in your browser. You need an account to apply.",
        ],
      },
      {
        id: "complete",
        question: "Why must my profile be complete to apply?",
        answer: [
          "At 80% a company has what it needs to reply: your name, a way to reach you, your skills and a resume. If something is missing, the application asks for it. [Fill in your profile](/help/fill-in-your-profile).",
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
        question: "What does it mean that a company represents me?",
        answer: [
          "A staffing company can invite you, on terms you read first. If you accept, it sees your profile and documents and can suggest you for jobs. Nothing is sent until you agree to that job, and you can end it at any time. [Invitations](/help/accept-an-invitation).",
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
          "A person reviews each registration. If something is missing, your dashboard says what. Fix it and resubmit. [Register your company](/help/register-a-company).",
        ],
      },
      {
        id: "offline",
        question: "Why isn't my job public?",
        answer: [
          "A job is public while it is open and not past its last day, and while your company is approved and its plan is active and has room for it. The job's page says what is missing.",
        ],
      },
      {
        id: "colleagues",
        question: "Can my colleagues see everything?",
        answer: [
          "No. Administrators of a company see everything, managers and recruiters see what they need to hire, and partner recruiters see only what is assigned to them. [Who may do what](/help/work-as-a-team).",
        ],
      },
      {
        id: "undo",
        question: "I pressed the wrong button. Was the candidate notified?",
        answer: [
          "Not for the first ten seconds: until then you can press Undo and no one is notified. After that you can still move a person back, and the candidate is notified of both moves.",
        ],
      },
    ],
  },
  {
    id: "data",
    title: "Data and email",
    questions: [
      {
        id: "who-reads",
        question: "Who reads my profile?",
        answer: [
          "Companies you applied to see a copy as you sent it. A company that represents you sees your current profile, and its partners see seven facts of it if you allow that. No one else sees it, except the administrators of this site. [Privacy](/privacy#profile) has the details.",
        ],
      },
      {
        id: "no-mail",
        question: "I'm not receiving email. What can I do?",
        answer: [
          "Check your spam folder. Then [sign in](/signin): the page offers to send the confirmation again. You can also read your notifications under the bell. If a mail server is down, we keep trying for three days.",
        ],
      },
      {
        id: "fewer-mails",
        question: "How do I get fewer emails?",
        answer: [
          "Emails you can turn off have a link at the end that does it without signing in. Candidates choose under [Emails](/settings/emails). Company staff choose under [User Profile](/company/user-profile): right away, once a day, or not at all.",
        ],
      },
      {
        id: "delete",
        question: "How do I delete my account?",
        answer: [
          "Candidates under [Data](/settings/data), company staff under [User Profile](/company/user-profile), administrators under [Security](/admin/security). Type your email address and your password, and it is deleted. [What goes and what stays](/privacy#deletion).",
        ],
      },
    ],
  },
];
