import { productName } from "@contracts/operator";
import type { Topic } from "@/marketing/help/topic";

export const forCompanies: readonly Topic[] = [
  {
    slug: "register-a-company",
    needs: "companySignUp",
    audience: "companies",
    title: "Register your company",
    description: "From the account to the first public job: registration, approval and plan.",
    lead: "A person reviews your documents before your first job is public.",
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
                  "Fill in the registration: names, contacts, addresses, tax id and the documents that prove it. You can stop and come back; what you type is kept in this tab.",
              },
              { words: "Submit it. Your dashboard says Pending until it is decided." },
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
              "**Approved**: with an active plan you can post jobs. Ask for a plan under [Plan](/company/plan).",
              "**Rejected**: your dashboard says why. Fix it there and resubmit.",
              "**Later changes** of names, tax id, addresses or documents are reviewed first. Until then the approved values show. Everything else changes right away.",
            ],
          },
        ],
      },
      {
        id: "profile",
        title: "What candidates see",
        blocks: [
          "Logo, industry, size, location, website, description and up to eight ways of working. Under [Preview](/company/preview) you see your page as a candidate does.",
        ],
      },
    ],
  },
  {
    slug: "write-a-job",
    audience: "companies",
    title: "Write a job",
    description: "What makes a job match well: skills, questions, a reply-by date, and when it is public.",
    lead: "Candidates are compared with what you ask for. Ask for what the work needs.",
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
                  "Put only must-haves in Required skills and the rest in Preferred skills. From ten candidates up, the form shows how many have what you ask for.",
              },
              {
                words:
                  "Add locations, job type, workplace, level and pay, by the year or the hour. Jobs that show their pay are found by people who filter by it.",
              },
              { words: "Under Questions ask what you need to know first: text, choices, a file or a rating." },
              {
                words:
                  "Set a reply-by date within 7, 14, 21 or 30 days if you can keep it, or set one for all jobs, with your hiring steps, in your company profile. We count and show how often you reply on time.",
              },
              { words: "The preview next to the form is what candidates see. Publish it, or keep it as a draft." },
            ],
          },
        ],
      },
      {
        id: "public",
        title: "When it is public",
        blocks: [
          "While it is open and not past its last day, and your company is approved with an active plan that has room for it. The last day includes the whole day, wherever candidates are. If you delete a job with applications, it leaves the list and applicants keep their record.",
        ],
      },
    ],
  },
  {
    slug: "read-applications",
    audience: "companies",
    title: "Read and move applications",
    description: "Board and list, the match of each person, moving, undoing, and saying no.",
    lead: "Everyone who applied is in the list, sorted by match. Overdue replies come first.",
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
                words: "Open one: the match, the answers and the resume are in one panel. J and K go on to the next.",
                picture: "record",
              },
              { words: "Notes and tags are for your team alone. Type @ to mention a colleague." },
            ],
          },
        ],
      },
      {
        id: "move",
        title: "Move a person to another stage",
        blocks: [
          {
            list: [
              "Drag the card, press the button with the next stage, or choose another stage in the menu. If you tick several people, you confirm once for all of them.",
              "You can undo for ten seconds before anyone is notified. Then the candidate is notified in the application and by email.",
              "Not Selected asks for a reason, which only your team sees, and you can add a message to the candidate.",
            ],
          },
        ],
      },
      {
        id: "keys",
        title: "Keys",
        blocks: [
          "Press “?” for the list of keyboard shortcuts, where you can also turn them off. They are off while you type.",
        ],
      },
    ],
  },
  {
    slug: "talk-with-applicants",
    audience: "companies",
    title: "Talk with applicants",
    description: "Messages, interview times, scorecards, offers, and templates for what you write often.",
    lead: "From the first question to the offer, everything is in the application.",
    sections: [
      {
        id: "write",
        title: "Write",
        blocks: [
          {
            list: [
              "Open a person under [Applications](/company/applications) and choose Conversation. Everyone who handles the application can read it. Notes stay with your team.",
              "You can withdraw a message for two minutes, unless it has been read.",
              "You can report an applicant's message, and people who can move the application can block the conversation. Administrators read only what was reported.",
              "Thirty days after the application is closed, the conversation ends.",
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
          "[Interviews](/company/interviews) lists yours, and creates a link that keeps your own calendar up to date.",
          "Moving and canceling ask for a reason, which the candidate sees. When an application ends, its proposed times, upcoming interviews and offer end too, and both sides are notified.",
        ],
      },
      {
        id: "offer",
        title: "Make an offer",
        blocks: [
          "Enter the salary, the start date and when it expires, and add the document. You can withdraw it until the candidate replies. When it is accepted, the application is Hired, and you choose what to do with the job and the other applicants.",
        ],
      },
      {
        id: "templates",
        title: "Use your own words",
        blocks: [
          `On [Templates](/company/mail-templates) administrators and managers write what your team sends when you decline a person, propose times or make an offer. ${productName}'s text is used until you write your own. Under Your team's, recruiters also keep their own messages: type / in a conversation to use one, or choose it when you email several people. First name, job title, company, reply-by date and your name are filled in for each person, and a preview shows how they would read it.`,
          "Nothing is sent automatically: a template is only where a message begins.",
        ],
      },
    ],
  },
  {
    slug: "work-as-a-team",
    audience: "companies",
    title: "Work as a team",
    description: "Invite colleagues, who may do what, and how work is assigned.",
    lead: "Each colleague has a role that says what they can do.",
    sections: [
      {
        id: "roles",
        title: "Who may do what",
        blocks: [
          {
            facts: [
              ["Administrators", "Everything: registration, plan, team, jobs, applications."],
              [
                "Managers",
                "The public profile, inviting and removing colleagues, assigning, and all that recruiters do.",
              ],
              ["Recruiters", "Post jobs, review applications, represent candidates."],
              [
                "Partner recruiters",
                "They see only the jobs and candidates assigned to them, and the company as the public sees it.",
              ],
            ],
          },
        ],
      },
      {
        id: "invite",
        title: "Invite a colleague",
        blocks: [
          {
            steps: [
              { words: "Open [Team](/company/team) and press “Invite”.", picture: "team" },
              {
                words:
                  "Enter the address and choose the role. The email has a link that works for seven days. You can send it again or revoke it.",
              },
              { words: "If the email can't be delivered, the link is shown once, for you to pass on." },
            ],
          },
        ],
      },
      {
        id: "leave",
        title: "When a colleague leaves",
        blocks: [
          "Remove them under Team and choose who takes over their work. Their access ends right away, and invitations they sent are revoked.",
        ],
      },
    ],
  },
  {
    slug: "manage-candidates",
    audience: "companies",
    title: "Represent candidates and submit them to jobs",
    description: "For staffing companies: invite candidates, import a list, submit them to jobs.",
    lead: "You suggest, the candidate decides: nothing is sent in their name before they agree.",
    sections: [
      {
        id: "add",
        title: "Add candidates",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Candidates](/company/candidates) and press “Add Candidate”. Write the terms you offer them.",
                picture: "candidates",
              },
              { words: "To add many, import a list. You see what happens with each line before anything is sent." },
              {
                words:
                  "People who accept are in your list. If they end it later, they leave the list and their open submissions are canceled.",
              },
            ],
          },
        ],
      },
      {
        id: "forward",
        title: "Put somebody forward",
        blocks: [
          "Open a candidate, choose a job and press “Put forward”. They are asked, answer the job's questions themselves, and send the application or decline.",
        ],
      },
      {
        id: "partners",
        title: "Partners",
        needs: "partners",
        blocks: [
          "Administrators of this installation arrange partnerships. Two switches say what is shared: jobs, and candidates who have agreed to be shown.",
        ],
      },
    ],
  },
];
