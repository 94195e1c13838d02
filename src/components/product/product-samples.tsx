import type { JobDetails } from "@contracts/candidates/candidate";
import type { Company, Employer } from "@contracts/companies/company";
import { applicationStatuses } from "@contracts/enums";
import type { Invitation } from "@contracts/invitations/invitation";
import type { MatchExplanation } from "@contracts/matching/match";
import type { ReactNode } from "react";
import { Answer } from "@/components/product/answer";
import { AnswerDue } from "@/components/product/answer-due";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { CompanyBadge } from "@/components/product/company-badge";
import { CompanyAbout, CompanyChips, CompanyHiring } from "@/components/product/company-parts";
import { Contact } from "@/components/product/contact";
import { contactFacts } from "@/components/product/contact-facts";
import { CsvExport } from "@/components/product/csv-export";
import { DocumentInPlace } from "@/components/product/document-in-place";
import { DocumentWell } from "@/components/product/document-well";
import { EmailText } from "@/components/product/email-text";
import { EmployerFacts } from "@/components/product/employer-card";
import { FileName } from "@/components/product/file-name";
import { FileRow } from "@/components/product/file-row";
import { FilterBar } from "@/components/product/filter-bar";
import { HowWeHire } from "@/components/product/how-we-hire";
import { IncompleteProfile } from "@/components/product/incomplete-profile";
import { InvitationLead } from "@/components/product/invitation-lead";
import { InvitationLink } from "@/components/product/invitation-link";
import { InvitationWords, RepresentingTerms } from "@/components/product/invitation-words";
import { JobSummaryCard } from "@/components/product/job-summary";
import { KeptPromises } from "@/components/product/kept-promises";
import { LinkedDocument } from "@/components/product/linked-document";
import { Mark } from "@/components/product/mark";
import { Markdown } from "@/components/product/markdown";
import { Marked } from "@/components/product/marked";
import { MarkedWords, ResumeLine } from "@/components/product/marked-words";
import { MatchLine, MatchPanel } from "@/components/product/match";
import { MatchOrder } from "@/components/product/match-order";
import { MatchSign } from "@/components/product/match-sign";
import { MineSwitch } from "@/components/product/mine-switch";
import { NewLinkList } from "@/components/product/new-links";
import { NumberLink } from "@/components/product/number-link";
import { OpenFile } from "@/components/product/open-file";
import { PausedActs } from "@/components/product/paused-acts";
import { Pipeline } from "@/components/product/pipeline";
import { PlanBadge } from "@/components/product/plan";
import { Posting } from "@/components/product/posting";
import { ProposedChanges } from "@/components/product/proposed-changes";
import { QueueCard } from "@/components/product/queue-card";
import { ReadableFile } from "@/components/product/readable-file";
import { ReasonDialog } from "@/components/product/reason-dialog";
import { RecordWalk } from "@/components/product/record-walk";
import { SignInAddress } from "@/components/product/sign-in-address";
import { SkillChips } from "@/components/product/skill-chips";
import { StatusBadge } from "@/components/product/status-badge";
import { StatusGlyph } from "@/components/product/status-glyph";
import { SubmissionLine } from "@/components/product/submission-line";
import { Tick } from "@/components/product/tick";
import { Timeline } from "@/components/product/timeline";
import { UnreadCount } from "@/components/product/unread-count";
import { Button } from "@/components/ui/button";
import { KeyValues } from "@/components/ui/key-values";
import { failed, long, nothing, Opens, query, show } from "@/components/ui/ui-samples";

const open = <Button size="sm">Open</Button>;
const email = `${"long".repeat(12)}@example.com`;
const employer = {
  ...{ id: "1", name: long, industry: "technology", location: "Denver, CO", website: "https://example.com" },
  ...{ description: long, culture_values: ["mentoring"], open_jobs: 3, promises: { kept: 11, passed: 12 } },
  ...{
    benefits: ["dental", "meals"],
    pictures: [],
    hiring: { hours: null, steps: [{ name: long, length: "", what: "" }] },
  },
  linkedin_url: "https://example.com/quillmark",
} as unknown as Employer;
const company = { ...employer, primary_contact_name: long, primary_contact_email: email } as unknown as Company;
const match: MatchExplanation = {
  required: [long, "Go"].map((name) => ({ name, has: name === "Go" })),
  preferred: [{ name: "Terraform", has: false }],
  level: { asked: "Senior level", has: null, fit: "unknown" },
  location: { asked: long, has: "Boulder, CO", fit: "close" },
  summary: `1 of 2 required skills; missing: ${long}`,
  score: 1,
  culture: [{ name: "mentoring", has: true }],
  without_skills: false,
  without_culture: false,
};
const job = {
  ...{ location: long, locations: [long], job_type: "FULL_TIME", experience_level: "senior_level", answer_days: 7 },
  ...{ salary_min: 90_000, salary_max: 120_000, posted_at: "2026-11-26", expires_at: "2027-01-31" },
  ...{ description: `## ${long}\n\n- **One**\n- Two`, requirements: [long], skills_required: ["Go", long] },
  ...{ preferred_skills: ["SQL"], experience_required: long, education_required: long, company: { name: long } },
} as unknown as JobDetails;
const invitation = {
  ...{
    kind: "candidate",
    email,
    invited_by: long,
    company_name: long,
    company_logo_url: null,
    company_id: "1",
    role: null,
  },
  ...{ message: long, management_terms: long },
} as unknown as Invitation;
const put = { id: "1", by: { id: "2", name: long }, job: { title: long, company_id: "3", company_name: long } };
const answer = { question_id: "1", question: long, is_required: true };
const renderFile = () => open;
const plan = { tier: "pro", status: "active", expires_at: null } as const;
const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const queue = {
  ...{ text: long, count: 3, query, what: "reports", empty: "No reports" },
  columns: [{ key: "id", header: "Name", role: "title" as const, cell: ({ id }: { id: string }) => id }],
};
const reason = {
  ...{ draft: "sample", title: `Reject ${long}?`, description: long, submitLabel: "Reject", busyLabel: "Sending..." },
  ...{ missing: "Write a reason", usual: [long, "Not registered"], companyName: long, busy: false },
};

export const productSamples = {
  answer: show(
    Answer,
    { answer: { ...answer, question_type: "TEXT", answer: "" }, renderFile },
    { answer: { ...answer, question_type: "TEXTAREA", answer: long }, renderFile },
    { answer: { ...answer, question_type: "CHECKBOX", answer: `One\n${long}` }, renderFile },
    { answer: { ...answer, question_type: "RATING", answer: "4" }, renderFile },
    { answer: { ...answer, question_type: "FILE", answer: "path" }, renderFile },
  ),
  "answer-due": show(AnswerDue, { due: "2020-01-01", lead: "Answer" }, { due: "2099-01-01" }, { due: null }),
  "company-avatar": show(CompanyAvatar, { name: long, logo: null }),
  "company-badge": show(CompanyBadge, { status: "unfinished" }, { status: "pending", pendingWord: "Pending Approval" }),
  "company-parts": [
    show(CompanyAbout, employer),
    show(CompanyHiring, { ...employer, hiring: { hours: 36, steps: employer.hiring.steps } }),
    show(CompanyChips, employer),
  ],
  contact: show(Contact, { email, phone: "+1 303 555 0100", place: long }),
  "contact-facts": show(KeyValues, { items: contactFacts(company, "primary_contact") }),
  // While reading it covers the page.
  "csv-export": show(CsvExport, { noun: "application", head: [], cells: () => [], isReading: false, read: nothing }),
  "document-in-place": show(DocumentInPlace, { label: "Picture", open, url: pixel, ending: "png" }),
  "document-well": show(DocumentWell, {
    ...{ label: "Document", open, instead: long },
    pages: { page: 1, of: 3, onChange: nothing },
  }),
  "email-text": show(EmailText, { children: email }),
  "employer-card": show(EmployerFacts, { employer }),
  "file-name": show(FileName, { name: `${long}.pdf` }),
  "file-row": show(
    FileRow,
    { name: `${long}.pdf`, meta: "1 MB", actions: open },
    { name: "sending.pdf", progress: { sent: 1_000, total: 9_000 } },
    { name: "failed.pdf", error: long },
  ),
  "filter-bar": show(FilterBar, {
    ...{ label: "Search people", isNarrowed: true, children: open },
    search: { text: long, setText: nothing },
  }),
  "how-we-hire": show(HowWeHire, {
    hiring: {
      hours: 48,
      steps: [
        { name: long, length: long, what: long },
        { name: "Offer", length: "", what: "" },
      ],
    },
    replyDays: 2,
  }),
  "incomplete-profile": show(IncompleteProfile, { candidate: { bio: null, skills: [] } as never }),
  "invitation-lead": show(InvitationLead, { invitation }, { invitation: { ...invitation, kind: "company" } }),
  "invitation-link": show(InvitationLink, { title: "Link", text: long, to: email, url: `https://example.com/${long}` }),
  "invitation-words": [show(InvitationWords, { invitation }), show(RepresentingTerms, { invitation })],
  "job-summary": show(JobSummaryCard, { job }),
  "kept-promises": show(KeptPromises, { promises: { kept: 11, passed: 12 } }),
  "linked-document": show(
    LinkedDocument,
    { label: "Loading", open, path: "a.pdf", query: {} as never },
    { label: "Failed", open, path: "a.pdf", query: failed as never },
  ),
  mark: show(Mark, {}),
  markdown: show(Markdown, { children: job.description }, { children: long }),
  "marked-words": [
    show(MarkedWords, { text: long, query: long.slice(0, 4) }),
    show(ResumeLine, { text: `${long} and led the Kubernetes rollout`, query: "kubernetes" }),
  ],
  marked: show(Marked, { children: `[Link](https://example.com) and \`code\`\n\n1. ${long}` }),
  match: [
    show(MatchLine, { match }),
    show(
      MatchPanel,
      { match, reader: "candidate", title: "For a candidate" },
      { match: { ...match, without_skills: true, culture: null }, reader: "company", title: "Without skills" },
    ),
  ],
  "match-order": show(MatchOrder, {}),
  "match-sign": show(MatchSign, { fit: "match" }, { fit: "close" }, { fit: "none" }),
  "mine-switch": show(MineSwitch, { label: "Whose", isMine: true, onChange: nothing }),
  "new-links": show(NewLinkList, { links: [{ kind: "candidate", email, text: long, url: "https://example.com" }] }),
  "number-link": show(NumberLink, { value: 0, label: "No jobs", to: "/" }, { value: 12, label: "12 jobs", to: "/" }),
  "open-file": show(OpenFile, {
    ...{ bucket: "message_files", path: "a/b.pdf", label: `Open ${long}` },
    useOpen: () => ({ isPending: false, mutate: () => {} }),
  }),
  "paused-acts": show(PausedActs, { acts: [{ label: "Decline" }, { label: long, variant: "primary" }] }),
  pipeline: show(Pipeline, { counts: {}, most: 9 }, { counts: { applied: 4, reviewing: 3, offered: 1 }, most: 9 }),
  plan: show(PlanBadge, { plan }, { plan: { ...plan, tier: "none" } }, { plan: { ...plan, expires_at: "2020-01-31" } }),
  posting: show(Posting, { job: { description: "" }, placeholder: "The description appears here." }, { job }),
  "proposed-changes": show(ProposedChanges, {
    company,
    proposal: { changes: { name: `${long} & Sons`, tax_id: null } } as never,
    renderDocument: renderFile,
  }),
  "submission-line": show(SubmissionLine, { asked: put as never }),
  "queue-card": show(
    QueueCard<{ id: string }>,
    { ...queue, title: "Loading", rows: undefined },
    { ...queue, title: "Empty", rows: [] },
    { ...queue, title: "Filled", rows: [{ id: long }] },
  ),
  "readable-file": show(ReadableFile, { name: `${long}.pdf`, size: 9_000, path: "a.pdf", open, children: long }),
  "reason-dialog": show(Opens, {
    name: "reason-dialog",
    children: (onClose) => <ReasonDialog {...reason} onSubmit={async () => onClose()} onClose={onClose} />,
  }),
  "record-walk": show(RecordWalk, {
    ...{ label: "Applications", noun: "application", position: 1, total: 1_200, previous: null, next: "/" },
  }),
  "sign-in-address": show(SignInAddress, { email, security: "/" }),
  "skill-chips": show(SkillChips, { skills: [], name: long }, { skills: ["Go", long, "SQL", "Rust", "C"], name: long }),
  "status-badge": show(StatusBadge, ...applicationStatuses.map((status) => ({ kind: "application" as const, status }))),
  "status-glyph": show(StatusGlyph, { name: "hired", size: 16 }),
  tick: show(
    Tick,
    { pressed: false, onPress: nothing, children: long },
    { pressed: true, onPress: nothing, children: "Go" },
  ),
  timeline: show(Timeline, {
    label: "Timeline",
    entries: [
      { id: "1", glyph: "hired", tone: "good", title: long, meta: long, note: long, link: { to: "/", label: "More" } },
      { id: "2", glyph: "to-come", tone: "idle", title: "To come", isToCome: true },
    ],
  }),
  "unread-count": show(UnreadCount, { value: 1 }, { value: 120 }),
} satisfies Record<string, ReactNode>;
