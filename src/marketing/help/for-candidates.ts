import type { Topic } from "@/marketing/help/topic";

export const forCandidates: readonly Topic[] = [
  {
    slug: "find-a-job",
    audience: "candidates",
    title: "Find a job",
    description: "Search and filter the open jobs, see how you match, save jobs and searches.",
    lead: "All open jobs stand in one list, with or without an account.",
    sections: [
      {
        id: "look",
        title: "Look around",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open [Jobs](/jobs). Type a title, a skill or a company; filters for location, kind of work, level, salary and field are under it. Near a city, choose 10, 25 or 50 miles.",
                picture: "jobs",
              },
              {
                words:
                  "On a wide screen the job you open shows beside the list. J and K, or the arrow keys, go from one to the next.",
              },
              {
                words:
                  "The address holds what you looked for. Bookmark it, or send it to somebody: they see the same list.",
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
                  "Without an account, say what you can do above the list, or tick skills in a job. Bars fill at once, and “Best match” puts the list in that order. It stays in your browser.",
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
              { words: "Press the bookmark of a job. It waits under [Saved](/candidate/saved), also after it closes." },
              {
                words:
                  "Press “Save this search” above the list, name it, and choose how often you want mail about new jobs: each day, each Monday, or not at all. Without an account, press “Email me jobs like these” and confirm by the link we email you.",
              },
              { words: "Every such mail has a link at its end that turns it off without signing in." },
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
    description: "What belongs into a candidate's profile, how complete it must be, and who reads it.",
    lead: "One profile serves every application. You write it once, and correct it whenever you like.",
    sections: [
      {
        id: "fill",
        title: "Write it",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open your [profile](/candidate/profile) and choose your resume first: PDF or Word, at most 5 MB. Your browser reads it and offers what it finds, line by line. Only what you take is filled in, and nothing leaves the browser before you save.",
                picture: "profile",
              },
              { words: "What is still empty is named, and each name leads to its field." },
              {
                words:
                  "Add skills one by one. The field offers known names while you type; what you wrote stays as you wrote it.",
              },
              {
                words:
                  "Add your jobs and schools, newest first or not: we sort them. Your years of experience are counted from the jobs, each month once, unless you enter them yourself.",
              },
              { words: "A cover letter and certificates are welcome and not required." },
              { words: "Save. At 80 % you can apply." },
            ],
          },
        ],
      },
      {
        id: "who",
        title: "Who reads it",
        blocks: [
          "Companies you apply to read a copy from that moment, without your street and gender. A company that manages you reads it as it is, and its partners read seven facts of it while you have switched that on. Nobody else, apart from the administrators of this installation. [Privacy](/privacy#profile) says it line by line.",
        ],
      },
    ],
  },
  {
    slug: "apply-for-a-job",
    audience: "candidates",
    title: "Apply for a job",
    description: "Send an application: answers, documents, and what the company reads of you.",
    lead: "Before you send it you see what the company will see.",
    sections: [
      {
        id: "send",
        title: "Send it",
        blocks: [
          {
            steps: [
              {
                words:
                  "Open the job and press the button to apply. Without an account you are asked to sign in first, and come back to the job.",
              },
              {
                words:
                  "Tick the files to send. Your default resume is ticked; you can use another one, and write a cover letter that only this company gets.",
              },
              {
                words:
                  "Answer the company's questions. Those with an asterisk need an answer. What you typed is kept in this tab, also when you reload.",
                picture: "apply",
              },
              { words: "Look at the match. The company reads the same one." },
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
                  "The course shows what happened and when, oldest first. A hollow ring at its end is what comes next.",
              },
              { words: "If the company set a reply-by date, you see it there." },
              { words: "Your answers and documents stand below, as you sent them." },
            ],
          },
          "You are told by the bell and by mail when it moves. Several moves within a quarter of an hour come as one mail.",
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
    lead: "What is said about an application stands in it, and nowhere else has to be looked at.",
    sections: [
      {
        id: "write",
        title: "Write and read",
        blocks: [
          {
            list: [
              "Open the application under [Applications](/candidate/applications). Its conversation is read by you, by the people of the company who handle it, and by the company that manages you, if one applied for you.",
              "A file you send may be a PDF, a Word document or a picture, of 10 MB at most.",
              "A message can be withdrawn for two minutes, while nobody has read it. After that it stays.",
              "What could not be sent comes back into the box, also after a reload, and arrives once however often you send it.",
              "“Report” stands beside each message of the company. Administrators read that message with its files, and nothing else; until they decide you can press “Reported” and say it better. The company never learns who it was.",
              "“Block” under the three dots of a conversation ends it until you take it back: neither side writes, proposes times or makes an offer. Both see it.",
              "Thirty days after the application is closed nobody writes any more. Messages are kept for a year after it.",
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
              { words: "Proposed times stand first on your [dashboard](/candidate/dashboard) and in the application." },
              { words: "Pick one; the button names what you confirm. If none works, say so and when you could." },
              {
                words:
                  "The mail that confirms it carries an entry for your calendar. You are reminded a day and an hour before.",
              },
            ],
          },
          "You can ask for another time, or cancel with a reason. Times are shown in your own time zone, which is named beside them.",
          "Under [Interviews](/candidate/interviews) you can make an address for your own calendar, which then keeps up by itself. Whoever has it reads your interviews; end it there at any time.",
        ],
      },
      {
        id: "offer",
        title: "Answer an offer",
        blocks: [
          "An offer names salary, start and the day until which it stands. Accepting and declining ask once and say who is told; a reason for declining is yours to give or not. Both sides read the same.",
        ],
      },
    ],
  },
  {
    slug: "report-a-job",
    audience: "candidates",
    title: "Report a job",
    description: "What to do when a job asks for money, leaves people out, or does not exist.",
    lead: "Nobody who hires here may ask you for money.",
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
                  "An administrator looks at it, and you are told what came of it. The company never learns who reported it.",
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
    lead: "All of it is under Data in your settings and under Preferences, and needs nobody's help.",
    sections: [
      {
        id: "see",
        title: "See who can see you, and who did",
        blocks: [
          "[Data](/settings/data), in your settings, lists which companies opened your profile or documents, when and for which application. If a company represents you, a switch under [Preferences](/candidate/preferences) says whether its partners may see seven facts of you. It is off until you turn it on.",
        ],
      },
      {
        id: "download",
        title: "Download everything",
        blocks: [
          "The same page makes one archive of everything kept of you, with your files in it. It is put together in your browser.",
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
                  "Open [Data](/settings/data) in your settings and read what goes at once, what goes on a date and what stays. It also stands on the [privacy page](/privacy#deletion).",
              },
              { words: "Type your email address and your password. A mail says that it is done." },
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
