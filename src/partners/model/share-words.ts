import type { Partnership, SharedByCompany } from "@contracts/partners/partnership";
import { formatCount, formatNumber } from "@/lib/format";

/** What partners can share, by column. */
export type Share = "can_share_jobs" | "can_share_candidates";

interface ShareWords {
  title: string;
  /** "3 candidates". */
  counted: (count: number) => string;
  shownBy: (company: SharedByCompany) => number;
  /** What one company shows the other. */
  shows: (company: SharedByCompany) => string;
  staysHidden: (company: SharedByCompany) => string;
  seen: readonly string[];
  closed: readonly string[];
  /** What changes later, and who is notified. */
  later: (sum: number) => string;
}

const openJobs = (count: number) => formatCount(count, "open job");
const candidates = (count: number) => formatCount(count, "candidate");

function hiddenCandidates({ shown_candidates: shown, hidden_candidates: hidden }: SharedByCompany): string {
  if (hidden === 0) return shown === 0 ? "It doesn't represent anyone yet." : "No one stays hidden.";
  const why = "they haven't been asked, or they said no.";
  if (hidden === 1) return `${shown === 0 ? "The only one" : "The other one"} stays hidden; ${why}`;
  return `${shown === 0 ? "All" : "The other"} ${formatNumber(hidden)} stay hidden; ${why}`;
}

export const shareWords: Record<Share, ShareWords> = {
  can_share_jobs: {
    title: "Share jobs",
    counted: openJobs,
    shownBy: ({ open_jobs }) => open_jobs,
    shows: ({ open_jobs }) => (open_jobs === 0 ? "No open jobs yet" : openJobs(open_jobs)),
    staysHidden: () => "Drafts, closed and filled jobs stay hidden.",
    seen: ["Each open job, in a list of partners' jobs", "How many of their own candidates they submit"],
    closed: ["Drafts, and jobs that are closed", "Applications, notes, conversations"],
    later: () =>
      "Jobs opened later are added then. Closed ones are hidden right away. Both companies' administrators are notified today.",
  },
  can_share_candidates: {
    title: "Share candidates",
    counted: candidates,
    shownBy: ({ shown_candidates }) => shown_candidates,
    shows: ({ shown_candidates }) =>
      shown_candidates === 0
        ? "No one who agreed to be shown"
        : `${candidates(shown_candidates)} who agreed to be shown`,
    staysHidden: hiddenCandidates,
    seen: ["Name, title, skills, years, region", "The match with their open jobs"],
    closed: ["Email, phone, address, documents", "Applications, notes, conversations"],
    later: (sum) =>
      `People who agree later are added then. Those who opt out are hidden right away. Both companies' administrators${
        sum > 0 ? ` and the ${sum === 1 ? "one person" : `${formatNumber(sum)} people`}` : ""
      } are notified today.`,
  },
};

/** How much both together show or would show. */
export const sumShared = (share: Share, { a, b }: Pick<Partnership, "a" | "b">): number =>
  shareWords[share].shownBy(a) + shareWords[share].shownBy(b);

/** Which of the two aren't approved, so that nothing is shared despite the switches. */
export const unapproved = ({ a, b }: Pick<Partnership, "a" | "b">): SharedByCompany[] =>
  [a, b].filter(({ is_approved }) => !is_approved);

/** What a partnership shows now, as words: "14 open jobs and 6 candidates"; "" for nothing. */
export function sharedNow(partnership: Partnership): string {
  if (unapproved(partnership).length > 0) return "";
  const shares: Share[] = ["can_share_jobs", "can_share_candidates"];
  return shares
    .filter((share) => partnership[share])
    .map((share) => shareWords[share].counted(sumShared(share, partnership)))
    .join(" and ");
}
