import { productName } from "@contracts/operator";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import type { Article } from "@/marketing/article";
import { ReadingPage } from "@/marketing/reading-page";

export const careers: Article = {
  title: "Careers",
  lead: `Work is found here in the same list for everybody, and that goes for work on ${productName} itself.`,
  sections: [
    {
      id: "here",
      title: `Working for whoever runs ${productName}`,
      blocks: [
        "There is no separate list for it. Where the operator of this installation hires, it does so as every company does: registered, approved, with its jobs among the [open jobs](/jobs). What you do not find there is not open.",
        "We keep no pool of resumes and read none that are sent unasked. A profile of your own is compared with each new job, also with ours.",
      ],
    },
    {
      id: "search",
      title: `Finding a job with ${productName}`,
      blocks: [
        {
          steps: [
            {
              words:
                "Open the [list of jobs](/jobs) and say what you can do. You need no account for it: the bars fill at once, in your browser alone.",
            },
            {
              words:
                "Narrow it down by place, kind of work, salary and field. The address keeps what you chose, so you can bookmark it or pass it on.",
            },
            { words: "Make a [profile](/signup?role=candidate) to apply. What you ticked moves into it." },
            {
              words:
                "Save a search to hear of new jobs by mail, daily or weekly. [How to save a search](/help/find-a-job#save).",
            },
          ],
        },
      ],
    },
    {
      id: "expect",
      title: "What you can expect of every company",
      blocks: [
        {
          list: [
            "It was looked at by an administrator before its first job was public.",
            "It reads the same match as you do.",
            "You see each step of your application, and its reply-by date if it has one.",
            "If it asks for money or for documents that have nothing to do with the work, [report the job](/help/report-a-job).",
          ],
        },
      ],
    },
  ],
};

/** /careers: no jobs of its own; the operator's are listed among all others. */
export const CareersPage = () => (
  <ReadingPage {...careers}>
    <LinkButton to={paths.jobs.list()} variant="primary" size="lg" className="mt-9 max-sm:w-full">
      See all open jobs
    </LinkButton>
  </ReadingPage>
);
