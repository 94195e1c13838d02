import { isOffered } from "@/config/left-out";
import type { Topic } from "@/marketing/help/topic";

export const forEverybody: readonly Topic[] = [
  {
    slug: "get-into-your-account",
    audience: "everybody",
    title: "Get into your account",
    description: "Sign up, confirm the address, change password or address, and what to do when no email arrives.",
    lead: "Your account is your email address and a password that only you know.",
    sections: [
      {
        id: "sign-up",
        title: "Sign up",
        blocks: [
          {
            steps: [
              {
                words: isOffered("companySignUp")
                  ? "[Sign up](/signup), as a candidate or as a company."
                  : "[Sign up](/signup). Companies join by invitation.",
                picture: "sign-up",
              },
              {
                words:
                  "Open the link in the email we send and confirm. In another browser, you choose your password there. The link works once, for an hour.",
              },
            ],
          },
        ],
      },
      {
        id: "password",
        title: "Choose a new password",
        blocks: [
          "Press [Forgot password](/forgot-password) and enter your address. If there is an account for it, you get an email. A new password ends all other sessions.",
        ],
      },
      {
        id: "security",
        title: "Change password or address",
        blocks: [
          "Account in your settings (for company staff: Security), in the menu under your name, changes both. A new password asks for the current one. A new address works once you have opened the links in both mailboxes, the old one and the new one. The same page lists where you are signed in, and signs you out there.",
        ],
      },
      {
        id: "no-mail",
        title: "No email arrived",
        blocks: [
          {
            list: [
              "Check your spam folder.",
              "Wait a minute, then [sign in](/signin): the page offers to send the confirmation again.",
              "If it still doesn't arrive, [write to us](/contact) from that address.",
            ],
          },
        ],
      },
    ],
  },
];

export const forInvitees: readonly Topic[] = [
  {
    slug: "accept-an-invitation",
    audience: "invitees",
    title: "Accept an invitation",
    description: "Invitations to be represented, to join a team, to register a company or to administer.",
    lead: "An invitation is for one address. Nothing happens until you accept it.",
    sections: [
      {
        id: "open",
        title: "Open it",
        blocks: [
          {
            steps: [
              { words: "Open the link in the email. The page says who invites you, to what, and on which terms." },
              {
                words:
                  "Without an account, create one with that same address. The invitation is shown again once you confirm it.",
              },
              { words: "With an account, sign in with that address. Open invitations are also on your dashboard." },
            ],
          },
          "A link works for seven days. If it has expired, ask the sender for a new one.",
        ],
      },
      {
        id: "managed",
        title: "What being represented means",
        blocks: [
          {
            list: [
              "The company can see your profile and documents.",
              "It can submit you to jobs. Nothing is sent until you agree to that job.",
              "You can end it at any time, and still apply yourself.",
            ],
          },
        ],
      },
      {
        id: "team",
        title: "What joining a team means",
        blocks: [
          "Your account joins that company's staff, with the role named in the invitation. An account that has applications can't join: use another address. [Who may do what](/help/work-as-a-team#roles).",
        ],
      },
    ],
  },
];

export const forAdministrators: readonly Topic[] = [
  {
    slug: "approve-companies",
    audience: "administrators",
    title: "Approve companies",
    description: "The queues of registrations, what an approval covers, and plans.",
    lead: "An administrator reviews each company before anything it writes is public.",
    sections: [
      {
        id: "queue",
        title: "Work through the queue",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Approvals](/admin/company-approvals). Waiting lists what was submitted, the longest wait first.",
                picture: "approvals",
              },
              {
                words:
                  "Read the record. Documents open in place. If the company looks like another one, compare them first.",
              },
              {
                words:
                  "Approve, or reject with a reason that the company sees. You can undo for ten seconds before anyone is notified.",
              },
            ],
          },
        ],
      },
      {
        id: "changes",
        title: "Changes of approved companies",
        blocks: [
          "Names, tax id, addresses and documents change only with another approval. The old values show until you decide.",
        ],
      },
      {
        id: "plans",
        title: isOffered("partners") ? "Plans and partners" : "Plans",
        blocks: [
          "Under [Companies](/admin/companies) you set each company's plan and its last day. It is notified 14 days and one day before the end. [Partnerships](/admin/company-partnerships) say which two companies share jobs or candidates.",
        ],
      },
    ],
  },
  {
    slug: "keep-it-running",
    audience: "administrators",
    title: "Keep it running",
    description: "Reported jobs, messages, undelivered email, unknown skills and the audit log.",
    lead: "Today lists everything that needs you, oldest first.",
    sections: [
      {
        id: "queues",
        title: "What needs you",
        blocks: [
          {
            facts: [
              [
                "Reported jobs",
                "[Read what was reported](/admin/reports) and take the job offline with a reason, or dismiss it.",
              ],
              [
                "Reported messages",
                "[Read the message that was reported](/admin/reported-messages), and nothing else from its conversation. Remove it or keep it.",
              ],
              [
                "Messages",
                "[What people wrote](/admin/messages) on the contact page. Reply by email, then mark it as answered.",
              ],
              [
                "Undelivered email",
                "[Email we gave up on](/admin/undelivered-mail), and why. Retry once the mail server works again.",
              ],
              [
                "Skills",
                "[Unknown skills](/admin/skills). Make each a spelling of a skill or a new skill, or keep it as written.",
              ],
            ],
          },
        ],
      },
      {
        id: "log",
        title: "Who did what",
        blocks: [
          "The [audit log](/admin/audit-log) lists everything administrators do, every invitation, and who opened whose documents. You can filter and export it, and no one can edit it.",
        ],
      },
      {
        id: "people",
        title: "Other administrators",
        blocks: [
          "[Invite them](/admin/send-admin-invitation) by email. [Administrators](/admin/administrators) lists them, and you can revoke their access there.",
        ],
      },
    ],
  },
];
