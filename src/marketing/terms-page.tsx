import { productName } from "@contracts/operator";
import { type Article, operatorParts } from "@/marketing/article";
import { useOperatorInWords } from "@/marketing/operator";
import { ReadingPage } from "@/marketing/reading-page";

/** Terms for everyone who uses the product, as it works; the operator adds what local law requires. */
export const terms = (operator: string): Article => ({
  title: "Terms",
  lead: `What you can expect of ${productName}, and what it expects of you, in plain words.`,
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
            "An account is either a candidate's, company staff's or an administrator's. It changes only when you accept an invitation.",
            "Keep your password to yourself. We will never ask for it.",
            "You can delete your account at any time. What is deleted and what stays is on the [privacy page](/privacy#deletion).",
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
            "What you say about yourself is true. The match is only as good as your profile.",
            "What you send with an application stays with the company as you sent it. You can withdraw until you are hired or not selected.",
            "A company represents you only if you accept, on terms you read first. You can end that at any time.",
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
            "You register with true information, and you are allowed to act for the company. Jobs are public only while it is approved and has an active plan.",
            "Jobs are real, open and lawful. They don't exclude people for who they are, and they don't ask for money.",
            "You use applications to fill the job they were sent for, and don't pass them on.",
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
            "Writing in another person's name, or inviting people you have no connection with.",
            "Collecting people's data with a program, or trying to see what you aren't allowed to see.",
            "Sending more than a person would. There are limits: 30 applications a day, 50 jobs a day, 20 invitations a minute.",
          ],
        },
      ],
    },
    {
      id: "decide",
      title: "What we decide",
      blocks: [
        "Administrators approve companies, withdraw an approval, suspend companies and accounts, and take jobs that break these terms offline. We give the reason each time, and you can fix what was wrong. We never say who reported a job.",
      ],
    },
    {
      id: "promise",
      title: "What we do not promise",
      blocks: [
        `The match compares what both sides wrote. It doesn't know whether that is true, and it isn't advice on whom to hire or where to work. ${productName} is not an employer or an agency, and not a party to what you agree with each other. It may be down for maintenance.`,
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
