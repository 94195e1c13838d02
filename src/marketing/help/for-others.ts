import type { Topic } from "@/marketing/help/topic";

export const forEverybody: readonly Topic[] = [
  {
    slug: "get-into-your-account",
    audience: "everybody",
    title: "Get into your account",
    description: "Sign up, confirm the address, change password or address, and what to do when no mail comes.",
    lead: "An account is an email address that is yours and a password that only you know.",
    sections: [
      {
        id: "sign-up",
        title: "Sign up",
        blocks: [
          {
            steps: [
              { words: "[Sign up](/signup), as a candidate or as a company.", picture: "sign-up" },
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
          "Press [Forgot password](/forgot-password) and enter your address. Whether an account exists for it we tell nobody; the mail comes if there is one. A new password ends all other sessions.",
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
        title: "No mail came",
        blocks: [
          {
            list: [
              "Look into the spam folder.",
              "Wait a minute, then [sign in](/signin): the page offers to send the confirmation again.",
              "If it still does not come, [write to us](/contact) from that address.",
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
    description: "Invitations to be managed, to join a team, to register a company or to administer.",
    lead: "An invitation is for one address and is accepted by a press of yours. Nothing happens by itself.",
    sections: [
      {
        id: "open",
        title: "Open it",
        blocks: [
          {
            steps: [
              { words: "Open the link in the mail. The page says who invites you, to what, and on which terms." },
              {
                words:
                  "Without an account, make one with that same address. Its confirmation shows the invitation again, and you accept it there or leave it.",
              },
              { words: "With an account, sign in with that address. Open invitations also wait on your dashboard." },
            ],
          },
          "A link works for seven days. If it has ended, ask whoever sent it for a new one: only they can send it.",
        ],
      },
      {
        id: "managed",
        title: "What being managed means",
        blocks: [
          {
            list: [
              "The company can see your profile and documents.",
              "It can put you forward for jobs; nothing is sent before you agree to that job.",
              "You can end it at any time, and apply yourself as before.",
            ],
          },
        ],
      },
      {
        id: "team",
        title: "What joining a team means",
        blocks: [
          "Your account becomes one of that company's staff, with the role named in the invitation. An account with applications of its own cannot become staff: use another address. [Who may do what](/help/work-as-a-team#roles).",
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
    description: "The queues of registrations, what an approval covers, plans and partnerships.",
    lead: "Nothing a company writes is public before one of you has looked at it.",
    sections: [
      {
        id: "queue",
        title: "Work through the queue",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Approvals](/admin/company-approvals). Waiting holds what was submitted, the longest wait first.",
                picture: "approvals",
              },
              {
                words:
                  "Read the record; documents open in place. Names that are like another company's are pointed out.",
              },
              {
                words:
                  "Approve, or reject with a reason that the company reads. For ten seconds you can take it back, and nobody has been told.",
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
        title: "Plans and partners",
        blocks: [
          "Under [Companies](/admin/companies) you set each company's plan and its last day. It hears 14 days and one day before the end. [Partnerships](/admin/company-partnerships) say which two companies share jobs or candidates.",
        ],
      },
    ],
  },
  {
    slug: "keep-it-running",
    audience: "administrators",
    title: "Keep it running",
    description: "Reported jobs, messages, undelivered mail, unknown skills and the audit log.",
    lead: "Today lists everything that waits for you, oldest first.",
    sections: [
      {
        id: "queues",
        title: "What waits",
        blocks: [
          {
            facts: [
              [
                "Reported jobs",
                "[Read what was reported](/admin/reports) and take the job offline with a reason, or dismiss it.",
              ],
              [
                "Reported messages",
                "[Read the message that was reported](/admin/reported-messages), and nothing else of its conversation. Remove it or keep it.",
              ],
              [
                "Messages",
                "[What people wrote](/admin/messages) on the contact page. Answer by mail, then mark it as answered.",
              ],
              [
                "Undelivered mail",
                "[Mail that was given up](/admin/undelivered-mail), and why. Retry once the mail server is mended.",
              ],
              [
                "Skills",
                "[Words that name no known skill](/admin/skills). Make each a spelling of a skill or a new skill, or keep it as written.",
              ],
            ],
          },
        ],
      },
      {
        id: "log",
        title: "Who did what",
        blocks: [
          "The [audit log](/admin/audit-log) names every act of administrators, every invitation, and who opened whose documents. It can be filtered and exported, and nobody can edit it.",
        ],
      },
      {
        id: "people",
        title: "Further administrators",
        blocks: [
          "[Invite them](/admin/send-admin-invitation) by mail. [Administrators](/admin/administrators) shows who they are; there the right can be taken back.",
        ],
      },
    ],
  },
];
