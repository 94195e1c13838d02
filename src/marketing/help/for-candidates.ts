import { country } from "@contracts/operator";
import { isOffered } from "@/config/left-out";
import type { Topic } from "@/marketing/help/topic";

const partnersRead = isOffered("partners") ? ", and its partners see seven facts of it if you allow that" : "";
const partnersSwitch = isOffered("partners")
  ? " If a company represents you, a switch under [Preferences](/candidate/preferences) lets its partners see seven facts about you. It is off until you turn it on."
  : "";

export const forCandidates: readonly Topic[] = [
  {
    slug: "find-a-job",
    audience: "candidates",
    title: "Find a job",
    description: "Search and filter the open jobs, see how you match, save jobs and searches.",
    lead: "All open jobs are in one list. You don't need an account to read them.",
    sections: [
      {
        id: "look",
        title: "Look around",
        blocks: [
          {
            steps: [
              {
                words: `Open [Jobs](/jobs). Type a title, a skill or a company; filters for location, kind of work, level, salary and field are under it.${country.hasPlaces ? " Near a city, choose 10, 25 or 50 miles." : ""}`,
                picture: "jobs",
              },
              {
                words:
                  "On a wide screen the job you open shows next to the list. J and K, or the arrow keys, go from one to the next.",
              },
              {
                words:
                  "The page's address keeps your search. Bookmark it, or send it to a friend: they see the same list.",
              },
            ],
          },
        ],
      },
      {
        id: "match",
        title: "See how you match",
        blocks: [
          {
            steps: [
              {
                words:
                  "Without an account, say what you can do above the list, or tick skills in a job. The bars fill right away, and “Best match” sorts the list by them. It stays in your browser.",
                picture: "ticks",
              },
              {
                words:
                  "With a profile you see the same from your own skills. A tall bar is a required skill, a short one a preferred skill.",
              },
              { words: "Open a job for each skill by name: = you have it, ≈ close, – not on your profile." },
            ],
          },
        ],
      },
      {
        id: "save",
        title: "Save a job or a search",
        blocks: [
          {
            steps: [
              {
                words:
                  "Press the bookmark of a job. You find it under [Saved](/candidate/saved), even after it closes.",
              },
              {
                words:
                  "Press “Save this search” above the list, name it, and choose how often you want email about new jobs: each day, each Monday, or not at all. Without an account, press “Email me jobs like these” and confirm by the link we email you.",
              },
              { words: "Every such email has a link at its end that turns it off without signing in." },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "fill-in-your-profile",
    audience: "candidates",
    title: "Fill in your profile",
    description: "What belongs in a candidate's profile, how complete it must be, and who reads it.",
    lead: "You use one profile for every application, and can change it whenever you like.",
    sections: [
      {
        id: "fill",
        title: "Write it",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open your [profile](/candidate/profile) and choose your resume first: PDF or Word, at most 5 MB. Your browser reads it and suggests what it finds, line by line. Only what you accept is filled in, and nothing leaves your browser before you save.",
                picture: "profile",
              },
              { words: "The page lists what is still missing, with a link to each field." },
              {
                words:
                  "Add skills one by one. The field suggests known names while you type. What you enter stays as you wrote it.",
              },
              {
                words:
                  "Add your jobs and schools, newest first or not: we sort them. Your years of experience are counted from the jobs, each month once, unless you enter them yourself.",
              },
              { words: "A cover letter and certificates are welcome and not required." },
              { words: "Save. You can apply from 80%." },
            ],
          },
        ],
      },
      {
        id: "who",
        title: "Who reads it",
        blocks: [
          `Companies you apply to see a copy from that moment, without your street and gender. A company that represents you sees your current profile${partnersRead}. No one else sees it, except the administrators of this site. [Privacy](/privacy#profile) has the details.`,
        ],
      },
    ],
  },
  {
    slug: "apply-for-a-job",
    audience: "candidates",
    title: "Apply for a job",
    description: "Send an application: answers, documents, and what the company sees.",
    lead: "You see what the company will see before you send it.",
    sections: [
      {
        id: "send",
        title: "Send it",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open the job and press the button to apply. Without an account, you sign up first and come back to the job.",
              },
              {
                words:
                  "Tick the files to send. Your default resume is ticked; you can use another one, and write a cover letter that only this company gets.",
              },
              {
                words:
                  "Answer the company's questions. Those with an asterisk need an answer. What you type is kept in this tab, even if you reload.",
                picture: "apply",
              },
              { words: "Look at the match. The company sees the same one." },
              {
                words:
                  "Press “Submit Application”. It arrives once, however often you press. A page then says what you sent and what happens next.",
              },
            ],
          },
        ],
      },
      {
        id: "profile",
        title: "If your profile is not complete",
        blocks: [
          "The page asks for the few details that are still needed and saves them to your profile when you submit. Add your resume first: your browser reads it and fills in what it finds.",
        ],
      },
    ],
  },
  {
    slug: "follow-your-application",
    audience: "candidates",
    title: "Follow your application",
    description: "Where to see your application, its reply-by date, and how to withdraw.",
    lead: "Each application has a page of its own, with everything that has happened to it.",
    sections: [
      {
        id: "stands",
        title: "Where it stands",
        blocks: [
          {
            steps: [
              {
                words: "Open [Applications](/candidate/applications) and choose one.",
                picture: "application",
              },
              {
                words:
                  "The timeline shows what happened and when, oldest first. The hollow ring at its end is what comes next.",
              },
              { words: "If the company set a reply-by date, you see it there." },
              { words: "Your answers and documents are below, as you sent them." },
            ],
          },
          "You get a notification and an email when it moves. Several moves within 15 minutes come as one email.",
        ],
      },
      {
        id: "withdraw",
        title: "Withdraw",
        blocks: [
          "On the application's page press “Withdraw” and confirm, with a reason if you like. The company sees that you withdrew. It works until you are hired or not selected. While the job is open you can apply for it again, three times in all.",
        ],
      },
    ],
  },
  {
    slug: "talk-with-a-company",
    audience: "candidates",
    title: "Talk with a company",
    description: "Messages about an application, a time for an interview, and an offer with its answer.",
    lead: "Everything about an application is on its own page.",
    sections: [
      {
        id: "write",
        title: "Write and read",
        blocks: [
          {
            list: [
              "Open the application under [Applications](/candidate/applications). You can read its conversation, and so can the people at the company who handle it, and the company that represents you, if one applied for you.",
              "A file you send may be a PDF, a Word document or a picture, of 10 MB at most.",
              "You can withdraw a message for two minutes, unless it has been read. After that it stays.",
              "A message that couldn't be sent goes back into the box, even after a reload. It arrives once, however often you send it.",
              "“Report” is next to each message from the company. Administrators read that message with its files, and nothing else; until they decide you can press “Reported” and say it better. The company never learns who it was.",
              "“Block” under the three dots of a conversation stops it until you unblock it: neither side writes, proposes times or makes an offer. Both see it.",
              "Thirty days after the application is closed, the conversation ends. Messages are kept for a year after it.",
            ],
          },
        ],
      },
      {
        id: "time",
        title: "Choose a time",
        blocks: [
          {
            steps: [
              { words: "Proposed times come first on your [dashboard](/candidate/dashboard) and in the application." },
              { words: "Pick one; the button names what you confirm. If none works, suggest other times." },
              {
                words: "The confirmation email has an entry for your calendar. We remind you a day and an hour before.",
              },
            ],
          },
          "You can ask for another time, or cancel with a reason. Times are shown in your own time zone.",
          "Under [Interviews](/candidate/interviews) you can create a link for your own calendar, which then stays up to date. Anyone with this link can see your interviews. You can turn it off there at any time.",
        ],
      },
      {
        id: "offer",
        title: "Answer an offer",
        blocks: [
          "An offer shows the salary, the start date and when it expires. You confirm once before you accept or decline, and a reason for declining is optional. Both sides see the same.",
        ],
      },
    ],
  },
  {
    slug: "report-a-job",
    audience: "candidates",
    title: "Report a job",
    description: "What to do when a job asks for money, leaves people out, or does not exist.",
    lead: "No company here may ask you for money.",
    sections: [
      {
        id: "report",
        title: "Report it",
        blocks: [
          {
            steps: [
              { words: "Open the job and press “Report this job” at its end. You need to be signed in." },
              { words: "Say what is wrong: fraud, discrimination, the job is gone, or something else in your words." },
              {
                words:
                  "An administrator reviews it, and we tell you what was decided. The company never learns who reported it.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    slug: "see-and-delete-your-data",
    audience: "candidates",
    title: "See, download and delete your data",
    description: "Who looked at your profile, everything in one archive, and how an account is deleted.",
    lead: "All of it is under Data in your settings and under Preferences, and you can do it all yourself.",
    sections: [
      {
        id: "see",
        title: "See who can see you, and who did",
        blocks: [
          `[Data](/settings/data), in your settings, lists which companies opened your profile or documents, when and for which application.${partnersSwitch}`,
        ],
      },
      {
        id: "download",
        title: "Download everything",
        blocks: [
          "The same page downloads everything we store about you in one archive, with your files. Your browser puts it together.",
        ],
      },
      {
        id: "delete",
        title: "Delete the account",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Data](/settings/data) in your settings and read what is deleted right away, what is deleted on a date and what stays. It is also on the [privacy page](/privacy#deletion).",
              },
              { words: "Type your email address and your password. An email confirms that it is done." },
            ],
          },
          {
            note: "It cannot be undone. To stop only the emails, choose which you get under [Emails](/settings/emails).",
          },
        ],
      },
    ],
  },
];
