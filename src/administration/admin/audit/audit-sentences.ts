import type { AuditAction, AuditEntry } from "@contracts/administration/audit";
import { type ContactTopic, contactTopicWords } from "@contracts/administration/contact";
import type { AdminEmailKind } from "@contracts/administration/settings";
import type { Plan } from "@contracts/companies/company";
import type { MessageReportReason } from "@contracts/conversations/message-report-reason";
import { inSentence } from "@contracts/countries/country";
import type { SubscriptionTier } from "@contracts/enums";
import type { ReportReason } from "@contracts/jobs/job-report";
import { emailLabel } from "@contracts/notifications/email";
import { notificationTitle } from "@contracts/notifications/notification-words";
import type { SharedByCompany } from "@contracts/partners/partnership";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import {
  type AuditSentence,
  actor,
  actorAlone,
  company,
  fields,
  isByStaff,
  isSubmission,
  itsCompany,
  joined,
  kept,
  keptNumber,
  person,
  reason,
  roleWord,
  type SentencePart,
  words,
} from "@/administration/admin/audit/audit-parts";
import { adminEmailWords, settingLabel } from "@/administration/model/setting-words";
import { messageReportWords } from "@/components/product/message-report-words";
import { planPhrase } from "@/components/product/plan";
import { reportReasonWords } from "@/components/product/report-reason-words";
import { formatCount, formatList, formatNumber } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { shareWords } from "@/partners/model/share-words";

/** The plan an entry is about. */
const keptTier = (entry: AuditEntry): string =>
  subscriptionTierLabels[kept(entry, "tier") as SubscriptionTier] ?? kept(entry, "tier");

type Say = (entry: AuditEntry) => AuditSentence;

/** An action on a company: "Ingrid approved Harbor & Sons." */
const toCompany =
  (words: string, beneath: (entry: AuditEntry) => string | undefined = () => undefined): Say =>
  (entry) => ({ parts: [...actor(entry), ` ${words} `, itsCompany(entry), "."], beneath: beneath(entry) });

const accountKinds: Record<string, string> = {
  candidate: "a candidate",
  company: "company staff",
  admin: "an administrator",
};

/** The role of an invitation. */
function invitedAs(entry: AuditEntry): SentencePart[] {
  const role = kept(entry, "role");
  switch (kept(entry, "kind")) {
    case "admin":
      return ["as administrator"];
    case "employee":
      return [role ? `as ${roleWord(role)}` : "to the team"];
    case "candidate":
      return ["to be represented by ", isByStaff(entry) ? "the company" : company(entry.company)];
    default:
      return ["to register a company"];
  }
}

const topicOf = (entry: AuditEntry) => contactTopicWords[kept(entry, "topic") as ContactTopic] ?? kept(entry, "topic");

/** The database's placeholder for the name and address of a deleted account. */
const erased = "A deleted account";

/** An action on a message; its text is not stored. */
const aboutMessage =
  (words: string): Say =>
  (entry) => ({
    parts: [...actor(entry), ` ${words} `, company(entry.company), "."],
    beneath: `${messageReportWords[kept(entry, "reason") as MessageReportReason] ?? kept(entry, "reason")}.`,
  });

function invitee(entry: AuditEntry): SentencePart[] {
  const [name, email] = [kept(entry, "name"), kept(entry, "email")];
  if (email === erased) return [name && name !== erased ? { name } : "a deleted account"];
  return name ? [{ name }, email && ` at ${email}`] : [{ name: email || "someone" }];
}

const answeredInvitation =
  (answered: string): Say =>
  (entry) => {
    const kind = kept(entry, "kind");
    const by: SentencePart[] = entry.company && kind !== "company" ? [" from ", company(entry.company)] : [];
    const as = kind === "candidate" ? ["to be represented by them"] : invitedAs(entry);
    return { parts: [actorAlone(entry), ` ${answered} the invitation`, ...by, " ", ...as, "."] };
  };

const files: Record<string, string> = {
  candidate_resumes: "the resume",
  candidate_cover_letters: "the cover letter",
  candidate_certificates: "a certificate",
  application_files: "a file",
  message_files: "a file of a message",
};

const partners = ({ partners }: AuditEntry): SentencePart[] => [
  company(partners?.[0]),
  " and ",
  company(partners?.[1]),
];

/** What turning a switch on showed: "2 open jobs became visible to Orielle; none of theirs to Korvane." */
function shown({ details, partners }: AuditEntry, share: keyof typeof shareWords): string | undefined {
  const sides = [details.a, details.b] as (SharedByCompany | null | undefined)[];
  const [one, other] = sides.map(
    (side, index) => side && { name: partners?.[index]?.name ?? side.name, count: shareWords[share].shownBy(side) },
  );
  // Nothing shows until both are approved.
  if (!one || !other || sides.some((side) => side?.is_approved === false)) return undefined;
  if (one.count === 0 && other.count === 0) return "There was nothing to show yet.";
  const [first, second] = one.count > 0 ? [one, other] : [other, one];
  const theirs = second.count === 0 ? "none" : formatNumber(second.count);
  return `${shareWords[share].counted(first.count)} became visible to ${second.name}; ${theirs} of theirs to ${first.name}.`;
}

const shares = [
  { share: "can_share_jobs", before: "could_share_jobs", words: "sharing jobs" },
  { share: "can_share_candidates", before: "could_share_candidates", words: "sharing candidates" },
] as const;

const changedPartnership: Say = (entry) => {
  const changed = shares.filter(({ share, before }) => entry.details[share] !== entry.details[before]);
  const acts = changed.map(({ share, words }) => `turned ${entry.details[share] ? "on" : "off"} ${words}`);
  const on = changed.filter(({ share }) => entry.details[share]);
  return {
    parts: [...actor(entry), ` ${acts.join(" and ")} between `, ...partners(entry), "."],
    beneath: joined(...on.map(({ share }) => shown(entry, share))),
  };
};

function handedOver(entry: AuditEntry): string | undefined {
  const jobs = keptNumber(entry, "jobs");
  const candidates = keptNumber(entry, "candidates");
  const things = joined(
    jobs > 0 && formatCount(jobs, "job"),
    jobs > 0 && candidates > 0 && "and",
    candidates > 0 && formatCount(candidates, "candidate"),
  );
  const to = kept(entry, "successor") ? (entry.successor?.name ?? "a deleted account") : "no one";
  return things && `${things} went to ${to}.`;
}

const revoked = (count: number): string | undefined =>
  count > 0 ? `${formatCount(count, "open invitation")} ${count === 1 ? "was" : "were"} revoked.` : undefined;

const undone = ({ details }: AuditEntry) => (details.is_back ? "This was an undo." : undefined);

const textOf = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

const changedSetting: Say = (entry) => {
  const { from, to } = entry.details;
  const name = kept(entry, "setting");
  const label = inSentence(settingLabel(name));
  if (name === "announcement") {
    const [before, after] = [from, to].map((value) => textOf((value as { text?: string } | null)?.text));
    return {
      parts: [...actor(entry), after ? ` announced: “${after}”.` : " ended the announcement."],
      beneath: before ? `Before: “${before}”.` : undefined,
    };
  }
  if (typeof to === "number")
    return { parts: [...actor(entry), ` changed “${label}” from ${textOf(from)} to ${formatCount(to, "day")}.`] };
  return {
    parts: [...actor(entry), ` ${to === null ? "cleared" : "changed"} the setting “${label}”.`],
    beneath: from ? `Before: ${textOf(from)}.` : undefined,
  };
};

const turnedEmail =
  (act: "started" | "stopped"): Say =>
  (entry) => ({
    parts: [
      ...actor(entry),
      ` ${act} emails about “${adminEmailWords[kept(entry, "kind") as AdminEmailKind]?.name ?? kept(entry, "kind")}” to `,
      entry.subject ? person(entry.subject) : "the support address",
      ".",
    ],
  });

/** A sentence for each entry kind the database writes. */
/** An action on an account: "Ingrid suspended Luca Donadio." */
const toAccount =
  (words: string, after = "", beneath: (entry: AuditEntry) => string | undefined = () => undefined): Say =>
  (entry) => ({
    parts: [...actor(entry), ` ${words} `, person(entry.subject), `${after}.`],
    beneath: beneath(entry),
  });

const askedBy: Record<string, string> = {
  email: "Asked for by email.",
  contact_page: "Asked for on the contact page.",
  phone: "Asked for by phone.",
  letter: "Asked for by letter.",
};
const howAsked = (entry: AuditEntry) => askedBy[kept(entry, "asked_by")];
const wordsOf = (entry: AuditEntry) => kept(entry, "words") || undefined;

const sentences: Record<AuditAction, Say> = {
  "account.company_failed": ({ subject }) => ({
    parts: [subject ? person(subject) : "A deleted account", " signed up, but their company couldn't be created."],
  }),
  "account.confirmation_sent": toAccount("sent", " another confirmation email"),
  "account.deletion_requested": toAccount("deleted the account of", " on request", howAsked),
  "account.deletion_undone": toAccount("canceled the account deletion for"),
  "account.reset_sent": toAccount("sent", " a password reset"),
  "account.restored": toAccount("lifted the suspension of"),
  "account.signed_out": toAccount("signed", " out"),
  "account.suspended": toAccount("suspended"),
  "account.deleted": (entry) => ({
    parts: entry.actor ? [...actor(entry), " deleted an account on request."] : ["Someone deleted their account."],
    beneath: `It was ${accountKinds[kept(entry, "role")] ?? "an account"}. We don't record who it was.`,
  }),
  "account.role_changed": (entry) => {
    const to = accountKinds[kept(entry, "to")] ?? kept(entry, "to");
    const beneath = `Before: ${accountKinds[kept(entry, "from")] ?? kept(entry, "from")}.`;
    const isOther = entry.is_by_system || entry.actor?.id !== entry.subject?.id;
    if (isOther) return { parts: [actorAlone(entry), " made ", person(entry.subject), ` ${to}.`], beneath };
    return { parts: [actorAlone(entry), ` became ${to}.`], beneath };
  },
  "admin.granted": (entry) => ({
    parts: [actorAlone(entry), " made ", person(entry.subject), " an administrator."],
    beneath: "Requested with the server's secret key.",
  }),
  "admin.withdrawn": (entry) => {
    const isOwn = entry.actor !== null && entry.actor.id === entry.subject?.id;
    const whose = entry.subject ? person(entry.subject) : { name: kept(entry, "name") || "a deleted account" };
    const open = keptNumber(entry, "invitations");
    return {
      parts: isOwn
        ? [actorAlone(entry), " stopped being an administrator."]
        : [actorAlone(entry), " removed administrator access from ", whose, "."],
      beneath: entry.details.kept
        ? open > 0
          ? `${formatCount(open, "open invitation")} moved to the administrator who did this.`
          : undefined
        : revoked(open),
    };
  },
  "candidate.management_ended": (entry) =>
    entry.actor !== null && entry.actor.id === entry.subject?.id
      ? { parts: [actorAlone(entry), " left ", company(entry.company), ", which represented them."] }
      : { parts: [...actor(entry), " stopped representing ", person(entry.subject), "."] },
  "company.approval_revoked": toCompany("withdrew the approval of", reason),
  "company.approved": toCompany("approved", (entry) =>
    joined(
      kept(entry, "from") === "rejected" && "It was rejected before.",
      keptNumber(entry, "compared") > 0 &&
        `Compared with ${formatCount(keptNumber(entry, "compared"), "company", "companies")} like it.`,
    ),
  ),
  "company.changes_approved": toCompany("approved the changes to", fields),
  "company.changes_ended": toCompany("canceled the changes requested by", (entry) =>
    joined("Its approval was withdrawn.", fields(entry)),
  ),
  "company.changes_proposed": toCompany("requested changes to the registration of", fields),
  "company.changes_rejected": toCompany("rejected the changes to", (entry) => joined(fields(entry), reason(entry))),
  "company.changes_withdrawn": toCompany("withdrew the changes to the registration of", fields),
  "company.closed": (entry) => ({ parts: [...actor(entry), " deleted ", { name: kept(entry, "name") }, "."] }),
  "company.decision_undone": toCompany("undid a decision on", (entry) =>
    kept(entry, "was") ? `It was: ${notificationTitle(kept(entry, "was"))}.` : undefined,
  ),
  "company.edited": (entry) =>
    toCompany(isSubmission(entry) ? "submitted the registration of" : "edited", fields)(entry),
  "company.note_added": toCompany("added a note about"),
  "company.note_deleted": toCompany("deleted a note about"),
  "company.note_edited": toCompany("changed a note about"),
  "company.note_kept": toCompany("restored a note about"),
  "company.rejected": toCompany("rejected", reason),
  "company.restored": toCompany("lifted the suspension of"),
  "company.suspended": toCompany("suspended", wordsOf),
  "company.reminded": toCompany("reminded", () => "Its registration isn't finished."),
  "company.warned": toCompany("warned", words),
  "company.report_decision_undone": (entry) => ({
    parts: [
      ...actor(entry),
      " undid the decision on reports about a deleted company: “",
      { name: kept(entry, "title") },
      "”.",
    ],
  }),
  "company.report_dismissed": (entry) => ({
    parts: [...actor(entry), " dismissed reports about a deleted company: “", { name: kept(entry, "title") }, "”."],
  }),
  "company.report_upheld": (entry) => ({
    parts: [
      ...actor(entry),
      " kept reports about a deleted company on record: “",
      { name: kept(entry, "title") },
      "”.",
    ],
  }),
  "email.message_answered": (entry) => ({
    parts: [...actor(entry), ` marked a message from the contact page as answered: “${topicOf(entry)}”.`],
  }),
  "email.message_reopened": (entry) => ({
    parts: [...actor(entry), ` reopened a message from the contact page: “${topicOf(entry)}”.`],
  }),
  "email.retried": (entry) => {
    const template = kept(entry, "template");
    return {
      parts: [...actor(entry), ` resent the email “${emailLabel(template)}” to ${kept(entry, "to_email")}.`],
    };
  },
  "file.opened": (entry) => {
    if (entry.details.reported)
      return {
        parts: [...actor(entry), " opened a file in a reported message about a job at ", company(entry.company), "."],
      };
    const file = files[kept(entry, "bucket")];
    const of = file ? person(entry.subject) : itsCompany(entry);
    return { parts: [...actor(entry), ` opened ${file ?? "a document"} of `, of, "."] };
  },
  "file.text_kept": (entry) => ({
    parts: [...actor(entry), " opened the resume of ", person(entry.subject), ", and its text was kept for search."],
  }),
  "interview.scorecards_needed": (entry) => ({
    parts: [...actor(entry), " asked for scorecards for an interview at ", itsCompany(entry), " again."],
  }),
  "interview.scorecards_not_needed": (entry) => ({
    parts: [...actor(entry), " marked the scorecards for an interview at ", itsCompany(entry), " as not needed."],
  }),
  "invitation.accepted": answeredInvitation("accepted"),
  "invitation.declined": answeredInvitation("declined"),
  "invitation.reopened": answeredInvitation("reopened"),
  "invitation.followed": (entry) => ({
    parts: [
      ...actor(entry),
      " changed their email, and the invitation to ",
      ...invitee(entry),
      " ",
      ...invitedAs(entry),
      " moved to the new one.",
    ],
  }),
  "invitation.released": (entry) => ({
    parts: [...actor(entry), " allowed inviting ", ...invitee(entry), " ", ...invitedAs(entry), " again."],
  }),
  "invitation.revoked": (entry) => ({
    parts: [...actor(entry), " revoked the invitation to ", ...invitee(entry), " ", ...invitedAs(entry), "."],
  }),
  "invitation.sent": (entry) => ({
    parts: [
      ...actor(entry),
      kept(entry, "kind") === "company" ? " invited the company " : " invited ",
      ...invitee(entry),
      ...(kept(entry, "kind") === "company" ? [] : [" ", ...invitedAs(entry)]),
      entry.details.is_undelivered ? ". The email was not delivered." : ".",
    ],
  }),
  "job.created": (entry) => ({ parts: [...actor(entry), ` created the job “${kept(entry, "title")}”.`] }),
  "job.deleted": (entry) => ({
    parts: [...actor(entry), ` deleted the job “${kept(entry, "title")}”.`],
    beneath: entry.details.hidden ? "Its applications and reports stay on record." : undefined,
  }),
  "job.report_decision_undone": (entry) => ({
    parts: [...actor(entry), ` undid the decision on the reports of “${kept(entry, "title")}”.`],
  }),
  "job.reported": (entry) => ({
    parts: [actorAlone(entry), ` reported the job “${kept(entry, "title")}” at `, itsCompany(entry), "."],
    beneath: `${reportReasonWords[kept(entry, "reason") as ReportReason] ?? kept(entry, "reason")}.`,
  }),
  "job.reports_dismissed": (entry) => ({
    parts: [...actor(entry), ` dismissed the reports of the job “${kept(entry, "title")}” at `, itsCompany(entry), "."],
  }),
  "job.reporters_answered": (entry) => ({
    parts: [
      ...actor(entry),
      ` wrote to people who reported the job “${kept(entry, "title")}” at `,
      itsCompany(entry),
      ".",
    ],
    beneath: words(entry),
  }),
  "job.offline_lifted": (entry) => ({
    parts: [...actor(entry), ` let `, itsCompany(entry), ` publish the job “${kept(entry, "title")}” again.`],
  }),
  "job.owner_changed": (entry) => ({
    parts: kept(entry, "user_id")
      ? [...actor(entry), " made ", person(entry.subject), ` the owner of the job “${kept(entry, "title")}”.`]
      : [...actor(entry), ` left the job “${kept(entry, "title")}” without an owner.`],
    beneath: undone(entry),
  }),
  "job.team_added": (entry) => ({
    parts: [...actor(entry), " added ", person(entry.subject), ` to the hiring team of “${kept(entry, "title")}”.`],
    beneath: undone(entry),
  }),
  "job.team_removed": (entry) => ({
    parts: [...actor(entry), " removed ", person(entry.subject), ` from the hiring team of “${kept(entry, "title")}”.`],
  }),
  "job.taken_offline": (entry) => ({
    parts: [...actor(entry), ` took the job “${kept(entry, "title")}” at `, itsCompany(entry), " offline."],
    beneath: reason(entry),
  }),
  "message.kept": aboutMessage("kept a reported message about a job at"),
  "message.removed": aboutMessage("removed a reported message about a job at"),
  "message.report_decision_undone": aboutMessage("undid the decision on a reported message about a job at"),
  "message.reported": aboutMessage("reported a message about a job at"),
  "message.reporters_answered": (entry) => ({
    parts: [...actor(entry), " wrote to people who reported a message about a job at ", company(entry.company), "."],
    beneath: words(entry),
  }),
  "partnership.changed": changedPartnership,
  "partnership.created": (entry) => ({
    parts: [...actor(entry), " made ", ...partners(entry), " partners."],
    beneath: joined(...shares.filter(({ share }) => entry.details[share]).map(({ share }) => shown(entry, share))),
  }),
  "partnership.ended": (entry) => {
    const shared = shares.filter(({ before }) => entry.details[before]).map(({ words }) => words);
    return {
      parts: [...actor(entry), " ended the partnership between ", ...partners(entry), "."],
      beneath: shared.length > 0 ? `This also ended ${shared.join(" and ")}.` : undefined,
    };
  },
  "person.added": (entry) => ({
    parts: [...actor(entry), " added a person by hand to a job at ", company(entry.company), "."],
  }),
  "person.merged": (entry) => ({
    parts: [...actor(entry), " merged one person's two applications at ", company(entry.company), "."],
  }),
  "person.removed": (entry) => ({
    parts: ["A person added by hand to a job at ", company(entry.company), " removed their data."],
  }),
  "person.taken_over": (entry) => ({
    parts: [...actor(entry), " took over an application at ", company(entry.company), "."],
  }),
  "settings.changed": changedSetting,
  "settings.email_turned_off": turnedEmail("stopped"),
  "settings.email_turned_on": turnedEmail("started"),
  "skill.aliased": (entry) => ({
    parts: [...actor(entry), ` made “${kept(entry, "word")}” another spelling of ${kept(entry, "name")}.`],
  }),
  "skill.left": (entry) => ({ parts: [...actor(entry), ` kept the word “${kept(entry, "word")}” as written.`] }),
  "skill.made": (entry) => ({ parts: [...actor(entry), ` made “${kept(entry, "name")}” a skill.`] }),
  "skill.undone": (entry) => ({
    parts: [...actor(entry), ` undid the decision on the word “${kept(entry, "word")}”.`],
  }),
  "staff.left": (entry) => ({
    parts: ["Someone on the team of ", company(entry.company), " deleted their account."],
    beneath: `Their role was ${roleWord(kept(entry, "role"))}.`,
  }),
  "staff.removed": (entry) => {
    const name = kept(entry, "name");
    const who = entry.subject ? person(entry.subject) : name ? { name } : "a deleted account";
    const team: SentencePart[] = isByStaff(entry) ? ["the team"] : ["the team of ", company(entry.company)];
    const isOwn = entry.actor !== null && entry.actor.id === kept(entry, "user_id");
    const handOver = [".", handedOver(entry)].filter(Boolean).join(" ");
    return {
      parts: isOwn
        ? [actorAlone(entry), " left ", ...team, handOver]
        : [...actor(entry), " removed ", who, `, ${roleWord(kept(entry, "role"))}, from `, ...team, handOver],
      beneath: revoked(keptNumber(entry, "revoked_invitations")),
    };
  },
  "staff.role_changed": (entry) => ({
    parts: [
      ...actor(entry),
      " changed the role of ",
      person(entry.subject),
      ...(isByStaff(entry) ? [] : [" at ", company(entry.company)]),
      ` from ${roleWord(kept(entry, "from"))} to ${roleWord(kept(entry, "to"))}.`,
    ],
  }),
  "subscription.changed": (entry) => {
    const [from, to] = [entry.details.from, entry.details.to] as (Plan | undefined)[];
    const then = new Date(entry.at);
    const before = from && planPhrase(from, then);
    const tier = from && from.tier !== "none" && from.tier !== to?.tier && subscriptionTierLabels[from.tier];
    return {
      parts: [
        ...actor(entry),
        " changed the plan of ",
        itsCompany(entry),
        tier ? ` from ${tier}` : "",
        to ? ` to ${planPhrase(to, then)}.` : ".",
      ],
      // Only where the sentence doesn't say it all.
      beneath: before && before !== tier ? `Before: ${before}.` : undefined,
    };
  },
  "subscription.requested": (entry) => ({
    parts: [...actor(entry), ` asked for the ${keptTier(entry)} plan.`],
  }),
  "subscription.declined": (entry) => ({
    parts: [...actor(entry), ` declined the ${keptTier(entry)} plan for `, itsCompany(entry), "."],
    beneath: `Reason: ${kept(entry, "reason")}`,
  }),
  "subscription.jobs_chosen": (entry) => ({
    parts: [...actor(entry), " chose which jobs at ", itsCompany(entry), " stay open."],
    beneath: formatList((entry.details.jobs as string[] | null) ?? []),
  }),
  "subscription.ended": (entry) => {
    const tier = keptTier(entry);
    const jobs = keptNumber(entry, "jobs");
    const until = formatDate(kept(entry, "expires_at").slice(0, 10));
    return {
      parts: [...actor(entry), " ended the plan of ", itsCompany(entry), `: ${tier} was paid until ${until}.`],
      beneath: jobs > 0 ? `${formatCount(jobs, "job")} ${jobs === 1 ? "is" : "are"} no longer shown.` : undefined,
    };
  },
};

/** An entry's sentence. Kinds newer than this page show their raw name. */
export function auditSentence(entry: AuditEntry): AuditSentence {
  const say = sentences[entry.action] as Say | undefined;
  return say?.(entry) ?? { parts: [...actor(entry), `: ${entry.action}`] };
}

export const sentenceText = ({ parts }: AuditSentence): string =>
  parts.map((part) => (typeof part === "string" ? part : part.name)).join("");
