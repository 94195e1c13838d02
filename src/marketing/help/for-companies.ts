import { productName } from "@contracts/operator";
import type { Topic } from "@/marketing/help/topic";

export const forCompanies: readonly Topic[] = [
  {
    slug: "register-a-company",
    audience: "companies",
    title: "Register your company",
    description: "From the account to the first public job: registration, approval and plan.",
    lead: "Before a company's first job is public, a person has looked at its papers.",
    sections: [
      {
        id: "register",
        title: "Register",
        blocks: [
          {
            steps: [
              { words: "[Sign up as a company](/signup?role=company) and confirm your email address." },
              {
                words:
                  "Fill in the registration: names, contacts, addresses, tax id and the documents that prove it. You can stop and come back; what you typed stays in this tab.",
              },
              { words: "Submit it. Your dashboard says Pending until somebody has decided." },
            ],
          },
        ],
      },
      {
        id: "decided",
        title: "When it is decided",
        blocks: [
          {
            list: [
              "**Approved**: with an active plan you can post jobs. To get a plan, [write to us](/contact).",
              "**Rejected**: the reason stands on your dashboard. Correct it there and submit again.",
              "**Later changes** of names, tax id, addresses or documents wait for a new look. Until then the approved values show. Everything else changes at once.",
            ],
          },
        ],
      },
      {
        id: "profile",
        title: "What candidates read of you",
        blocks: [
          "Logo, industry, size, place, website, description and up to eight ways of working. Under [Preview](/company/preview) you read your page as a candidate does.",
        ],
      },
    ],
  },
  {
    slug: "write-a-job",
    audience: "companies",
    title: "Write a job",
    description: "What makes a job match well: skills, questions, a reply-by date, and when it is public.",
    lead: "What you ask is what candidates are compared with. Ask for what the work needs.",
    sections: [
      {
        id: "write",
        title: "Write it",
        blocks: [
          {
            steps: [
              { words: "Open [Jobs](/company/jobs) and press “Post a New Job”.", picture: "job-form" },
              {
                words:
                  "Put into Required skills only what somebody cannot do without; the rest belongs into Preferred skills. The form tells how many candidates have what you ask, from ten on.",
              },
              {
                words:
                  "Add locations, job type, workplace, level and pay, by the year or the hour. A job that names its pay is found by those who filter by it.",
              },
              { words: "Under Questions ask what you need to know first: text, choices, a file or a rating." },
              {
                words:
                  "Set a reply-by date within 7, 14, 21 or 30 days if you can keep it, or set one for all jobs, with your hiring steps, in your company profile. We count and show how often you reply on time.",
              },
              { words: "The preview beside the form is what candidates read. Publish, or keep it as a draft." },
            ],
          },
        ],
      },
      {
        id: "public",
        title: "When it is public",
        blocks: [
          "While it is open and not past its last day, and your company is approved with an active plan. The last day includes the whole day, wherever candidates are. A job with applications that you delete leaves the list, and applicants keep their record.",
        ],
      },
    ],
  },
  {
    slug: "read-applications",
    audience: "companies",
    title: "Read and move applications",
    description: "Board and list, the match beside each person, moving, undoing, and saying no.",
    lead: "Everybody who applied is in the list. It is in the order of the match, and those whose answer is overdue come first.",
    sections: [
      {
        id: "look",
        title: "Look through them",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Applications](/company/applications), or the people of one job. Board, table and cards show the same people.",
                picture: "board",
              },
              {
                words: "Open one: the match, the answers and the resume stand in one panel. J and K go on to the next.",
                picture: "record",
              },
              { words: "Notes and tags are for your team alone. Type @ to mention a colleague." },
            ],
          },
        ],
      },
      {
        id: "move",
        title: "Move somebody on",
        blocks: [
          {
            list: [
              "Drag the card, press the button with the next stage, or choose another stage in the menu. With several ticked, one sentence says who moves and who is told.",
              "For ten seconds Undo takes it back, and nobody has heard of it. Then the candidate is told in the application and by mail.",
              "Not Selected asks for a reason, which your team alone sees, and offers a message to the candidate.",
            ],
          },
        ],
      },
      {
        id: "keys",
        title: "Keys",
        blocks: ["Single keys rest while you type. You can turn them off in the list of keys, which “?” opens."],
      },
    ],
  },
  {
    slug: "talk-with-applicants",
    audience: "companies",
    title: "Talk with applicants",
    description: "Messages, interview times, scorecards, offers, and templates for what you write again and again.",
    lead: "From the first question to the answer to an offer, everything stands in the application.",
    sections: [
      {
        id: "write",
        title: "Write",
        blocks: [
          {
            list: [
              "Open somebody under [Applications](/company/applications) and choose Conversation. Everybody who handles the application reads it; notes stay with your team.",
              "A message can be withdrawn for two minutes, while nobody has read it.",
              "You can report a message of the applicant, and whoever may move the application can block the conversation. Administrators read only what was reported.",
              "Thirty days after the application is closed nobody writes any more.",
            ],
          },
        ],
      },
      {
        id: "interview",
        title: "Find a time and note what you found",
        blocks: [
          {
            steps: [
              {
                words:
                  "Press “Propose times” and choose up to five in the week, or press “Suggest 3”. You see when colleagues have interviews here.",
              },
              { words: "Once one is picked, all interviewers get an email with a calendar entry." },
              {
                words:
                  "After the interview, each interviewer fills in a scorecard. You'll see the others after you submit yours.",
              },
            ],
          },
          "[Interviews](/company/interviews) lists yours, and makes an address with which your own calendar keeps up by itself.",
          "Moving and cancelling ask for a reason, which the candidate reads. What ends an application, a withdrawal say, ends its open times, interviews to come and offer, with a word to both sides.",
        ],
      },
      {
        id: "offer",
        title: "Make an offer",
        blocks: [
          "Name salary, start and the day until which it stands, and add the document. You can withdraw it with a word until it is answered. When it is accepted, the application is Hired, and you are asked what becomes of the job and of the other applicants.",
        ],
      },
      {
        id: "templates",
        title: "Use your own words",
        blocks: [
          `On [Templates](/company/mail-templates) administrators and managers write what your team sends when you decline somebody, propose times or make an offer. ${productName}'s text is used until you write your own. Under Your team's, recruiters also keep messages of their own: type / in a conversation to use one, or choose it when you email several people. First name, job title, company, reply-by date and your name are filled in for each person, and a preview shows how they would read it.`,
          "Nothing goes out by itself: a template is where a message begins.",
        ],
      },
    ],
  },
  {
    slug: "work-as-a-team",
    audience: "companies",
    title: "Work as a team",
    description: "Invite colleagues, who may do what, and how work is assigned.",
    lead: "Each colleague has a role that says what they may do.",
    sections: [
      {
        id: "roles",
        title: "Who may do what",
        blocks: [
          {
            facts: [
              ["Administrators", "All of it: registration, plan, team, jobs, applications."],
              [
                "Managers",
                "The public profile, inviting and removing colleagues, assigning, and all that recruiters do.",
              ],
              ["Recruiters", "Post jobs, review applications, manage candidates."],
              [
                "Partner recruiters",
                "As external recruiters they see the jobs and candidates assigned to them, and of the company what the public sees.",
              ],
            ],
          },
        ],
      },
      {
        id: "invite",
        title: "Invite somebody",
        blocks: [
          {
            steps: [
              { words: "Open [Team](/company/team) and press “Invite”.", picture: "team" },
              {
                words:
                  "Enter the address and choose the role. The mail holds a link for seven days; you can send it again or revoke it.",
              },
              { words: "If the mail cannot be delivered, the link is shown once, for you to pass on." },
            ],
          },
        ],
      },
      {
        id: "leave",
        title: "When somebody leaves",
        blocks: [
          "Remove them under Team and choose who takes over their work. Their access ends at once, and invitations they sent are revoked.",
        ],
      },
    ],
  },
  {
    slug: "manage-candidates",
    audience: "companies",
    title: "Manage candidates and put them forward",
    description: "For staffing companies: invite candidates, import a list, put somebody forward.",
    lead: "You propose, the candidate decides: nothing is sent in their name before they agree.",
    sections: [
      {
        id: "add",
        title: "Add candidates",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Candidates](/company/candidates) and press “Add Candidate”. Write the terms they are to accept.",
                picture: "candidates",
              },
              { words: "For many at once, import a list. You read each line's fate before anything is sent." },
              { words: "Who accepts is in your list. Who ends it later leaves it, with their open proposals." },
            ],
          },
        ],
      },
      {
        id: "forward",
        title: "Put somebody forward",
        blocks: [
          "Open a candidate, choose a job of yours or of a partner and press “Put forward”. They are asked, answer the job's questions themselves, and send the application or decline.",
        ],
      },
      {
        id: "partners",
        title: "Partners",
        blocks: [
          "Administrators of this installation arrange partnerships. Two switches say what is shared: jobs, and candidates who have agreed to be shown.",
        ],
      },
    ],
  },
];
