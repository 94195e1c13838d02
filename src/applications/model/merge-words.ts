import { applicationStatusLabels } from "@contracts/applications/application-status";
import type { MergePreview, MergeSide } from "@contracts/applications/merge";
import { applicationSourceLabels } from "@contracts/enums";
import { productName } from "@contracts/operator";
import { firstName, formatCount } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";

/** A part that stays, and its source. */
export interface Kept {
  part: string;
  what: string;
  from?: string | undefined;
}

const adder = ({ added_by }: MergeSide): string => added_by ?? "a former colleague";

export const sideTitle = (side: MergeSide): string =>
  side.is_own
    ? `${firstName(side.name, "")}'s own application`
    : `Added by ${adder(side)} on ${formatShortDay(side.applied_at)}`;

/** The contents of one side: "1 resume, 3 notes, 2 tags". */
export function sideParts(side: MergeSide): string {
  const counts: [number, string, string][] = side.is_own
    ? [
        [side.resumes.length, "resume", "resumes"],
        [side.responses, "response", "responses"],
        [side.messages, "message", "messages"],
      ]
    : [
        [side.resumes.length, "resume", "resumes"],
        [side.notes, "note", "notes"],
        [side.skills, "skill", "skills"],
        [side.tags.length, "tag", "tags"],
      ];
  const parts = counts.filter(([n]) => n > 0).map(([n, one, many]) => formatCount(n, one, many));
  const there = parts.join(", ") || "Name and email";
  return side.is_own ? `Applied ${formatShortDay(side.applied_at)}: ${there}` : there;
}

const ending = (path: string) => path.split(".").at(-1)?.toUpperCase() ?? "";
const whose = (side: MergeSide) => (side.is_own ? "the application" : `${adder(side)}'s`);

function resumes(stays: MergeSide, ends: MergeSide): Kept {
  const files = [...stays.resumes, ...ends.resumes].map((path) => `Resume (${ending(path)})`);
  const what = files.length > 1 ? `${files[0]} first, then ${files.slice(1).join(", ")}` : (files[0] ?? "None");
  const isHidden = stays.is_own && ends.resumes.length > 0;
  return {
    part: "Resume",
    what,
    from: isHidden
      ? `You can open both from the application. ${firstName(stays.name, "")} sees only their own.`
      : undefined,
  };
}

function notes(stays: MergeSide, ends: MergeSide): Kept {
  const all = stays.notes + ends.notes;
  if (all === 0) return { part: "Notes", what: "None yet" };
  const from = [stays, ends].filter((side) => side.notes > 0).map((side) => `${side.notes} from ${whose(side)}`);
  return { part: "Notes", what: `${formatCount(all, "note", "notes")}, by date`, from: from.join(", ") };
}

/** What stays after a merge into one of the two, shown before deciding. */
export function keptParts(stays: MergeSide, ends: MergeSide): Kept[] {
  const days = [stays, ends].map((side) => side.applied_at).sort();
  const dues = [stays, ends].flatMap((side) => side.answer_due ?? []).sort();
  const due = stays.is_own || !stays.answer_due ? stays.answer_due : dues[0];
  const day = formatShortDay(stays.is_own ? stays.applied_at : (days[0] ?? stays.applied_at));
  const tags = [...new Set([...stays.tags, ...ends.tags])].sort();
  const stage = [
    applicationStatusLabels[stays.status],
    `${stays.is_own ? "applied" : "added"} ${day}`,
    ...(due ? [`reply by ${formatShortDay(due)}`] : []),
  ];
  return [
    stays.is_own
      ? {
          part: "Contact",
          what: `Name, email and phone from ${firstName(stays.name, "")}'s account`,
          from: `What ${adder(ends)} entered stays in History.`,
        }
      : {
          part: "Contact",
          what: [stays.email, stays.phone].filter(Boolean).join(", "),
          from: ends.email === stays.email ? undefined : `${ends.email} stays in History.`,
        },
    resumes(stays, ends),
    stays.is_own
      ? { part: "Responses", what: `${stays.responses} of ${stays.questions}, ${firstName(stays.name, "")}'s own` }
      : { part: "Responses", what: "None yet", from: "They answer the questions when they take over." },
    notes(stays, ends),
    {
      part: "Messages",
      what: stays.messages > 0 ? formatCount(stays.messages, "message", "messages") : "None yet",
    },
    {
      part: "Stage, date",
      what: stage.join(", "),
      from: stays.is_own ? undefined : "The remaining application's stage and the earlier date.",
    },
    {
      part: "Source, tags",
      what: [stays.source ? applicationSourceLabels[stays.source] : `Applied on ${productName}`, tags.join(", ")]
        .filter(Boolean)
        .join("; "),
    },
  ];
}

/** The preview's subject: "Tomas Reyhold, Backend Engineer. Neither has been taken over." */
export const mergeSubject = ({ job_title, sides: [first] }: MergePreview): string =>
  first.is_own ? `${first.name}, ${job_title}` : `${first.name}, ${job_title}. Neither has been taken over.`;
