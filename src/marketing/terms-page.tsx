import { productName } from "@contracts/operator";
import { type Article, operatorParts } from "@/marketing/article";
import { useOperatorInWords } from "@/marketing/operator";
import { ReadingPage } from "@/marketing/reading-page";

/** What binds whoever uses the product, as it works; what the law of a place asks beside that is its operator's to add. */
export const terms = (operator: string): Article => ({
  title: "Terms",
  lead: `What you may expect of ${productName}, and what it expects of you. Plain words, and no more of them than it takes.`,
  sections: [
    {
      id: "operator",
      title: "Who you deal with",
      blocks: [operator],
    },
    {
      id: "account",
      title: "Your account",
      blocks: [
        {
          list: [
            "One account is for one person, with an email address that is theirs. You confirm it before you can sign in.",
            "An account is either a candidate's, company staff's or an administrator's. It changes only by accepting an invitation.",
            "Keep your password to yourself. Nobody of ours asks for it.",
            "You can delete your account at any time. What then goes and what stays is on the [privacy page](/privacy#deletion).",
          ],
        },
      ],
    },
    {
      id: "candidates",
      title: "If you look for work",
      blocks: [
        {
          list: [
            `Using ${productName} costs you nothing, and no company may ask you for money.`,
            "What you say of yourself is true. The match is only as good as your profile.",
            "What you send with an application stays with the company as you sent it. You can withdraw until you are hired or not selected.",
            "A company manages you only if you accept, on terms you read first. You can end that at any time.",
          ],
        },
      ],
    },
    {
      id: "companies",
      title: "If you hire",
      blocks: [
        {
          list: [
            "You register with true data and may speak for the company. Jobs are public only while it is approved and has an active plan.",
            "Jobs are real, open and lawful. They ask for nothing that leaves people out for who they are, and for no money.",
            "You read applications to fill the job they were sent for, and give them to nobody else.",
            "A reply-by date is a promise to the applicant. We show how often you kept it.",
            `What a plan costs and how it ends is agreed between you and the operator; ${productName} itself takes no payments.`,
          ],
        },
      ],
    },
    {
      id: "not",
      title: "What is not allowed",
      blocks: [
        {
          list: [
            "Writing in another's name, or inviting people who have nothing to do with you.",
            "Collecting people's data by program, or trying to see what you may not see.",
            "Sending more than a person would. There are limits: 30 applications a day, 50 jobs a day, 20 invitations a minute.",
          ],
        },
      ],
    },
    {
      id: "decide",
      title: "What we decide",
      blocks: [
        "Administrators approve companies, take back an approval, and take a job offline that was reported and is against these terms. The company reads the reason each time, and can correct what was wrong. Who reported a job is never told.",
      ],
    },
    {
      id: "promise",
      title: "What we do not promise",
      blocks: [
        `The match counts what both sides wrote; it does not know whether it is true, and it is no advice whom to hire or where to work. ${productName} is no employer, no agency and no party to what you agree with each other. It may stand still for repairs.`,
      ],
    },
    {
      id: "change",
      title: "When these terms change",
      blocks: ["We publish changes here and notify you before they affect your rights."],
    },
    ...operatorParts("terms"),
  ],
});

/** /terms */
export const TermsPage = () => <ReadingPage {...terms(useOperatorInWords())} />;
