import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { Interview } from "@contracts/interviews/interview";
import type { InterviewScorecards } from "@contracts/interviews/scorecard";
import type { Offer } from "@contracts/offers/offer";
import type { PlanRequest } from "@contracts/plans/company-plan";
import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SuspendDialog } from "@/administration/admin/suspend-dialog";
import { WordsDialog as ReportWordsDialog } from "@/administration/shared/words-dialog";
import { WithdrawDialog } from "@/applications/candidate/withdraw-dialog";
import { EmailSeveral } from "@/applications/company/people/email-several";
import { RejectDialog } from "@/applications/company/reject-dialog";
import { SendDialog } from "@/candidates/company/import/send-dialog";
import { DraftOwner } from "@/components/form/draft-context";
import { ReasonDialog } from "@/components/product/reason-dialog";
import { ReportDialog as ReportMessageDialog } from "@/conversations/shared/report-dialog";
import { ScorecardDialog } from "@/interviews/company/scorecards/scorecard-dialog";
import { MoveDialog } from "@/interviews/shared/move-dialog";
import { ProposeDialog } from "@/interviews/shared/propose-dialog";
import { WordsDialog } from "@/interviews/shared/words-dialog";
import { ReportDialog as ReportJobDialog } from "@/jobs/public/report-dialog";
import { DeclineDialog } from "@/offers/candidate/decline-dialog";
import { MakeOfferDialog } from "@/offers/company/make-offer-dialog";
import { NotifyOthersDialog } from "@/offers/company/notify-others-dialog";
import { WithdrawOfferDialog } from "@/offers/company/withdraw-offer-dialog";
import { DeclinePlanDialog } from "@/plans/shared/decline-plan-dialog";
import { sources, textOf } from "../architecture/sources.ts";
import { renderWith } from "../support/render-with.tsx";

const signedIn = vi.hoisted(() => ({ id: "me" }));
const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: async () => ({}) }));
vi.mock("@/lib/reader-zone", () => ({ useReaderZone: () => ["America/Denver", () => {}] }));
vi.mock("@/auth/use-kept-zone", () => ({
  useKeptZone: () => ({ zone: "America/Denver", choose: () => {}, isReady: true }),
}));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: signedIn }) }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const day = (days: number) => inDays(days).slice(0, 10);
const application = {
  id: "application",
  attempt: 1,
  job: { title: "Engineer", company: { name: "Brackenline" } },
} as CandidateApplicationDetail;
const offer = { id: "offer", salary: 120_000, salary_period: "year", is_shown: true } as Offer;
const interview = {
  id: "interview",
  starts_at: inDays(5),
  minutes: 45,
  place_kind: "phone",
  place: "+1 303 555 0100",
  people: [],
  sequence: 0,
} as unknown as Interview;
const scorecards: InterviewScorecards = {
  interview_id: "interview",
  application_id: "application",
  candidate_name: "Ada Park",
  job_id: "job",
  job_title: "Engineer",
  starts_at: inDays(-1),
  minutes: 45,
  is_cancelled: false,
  is_needed: true,
  criteria: [],
  people: [],
  cards: null,
  draft: null,
  can: { write: true, edit: false, say_needed: true, change_criteria: false },
};
const done = async () => true;

interface Case {
  /** The dialog's file, under src/features. */
  file: string;
  /** Its text box. */
  box: RegExp;
  /** The text box's initial text. */
  before?: RegExp;
  /** The button that submits it. */
  send: RegExp;
  /** Fills in other required fields. */
  fill?: () => Promise<unknown> | unknown;
  dialog: (onClose: () => void) => ReactNode;
}

const set = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const radio = (name: RegExp) => userEvent.click(screen.getByRole("radio", { name }));

const cases: Case[] = [
  {
    file: "plans/shared/decline-plan-dialog.tsx",
    box: /^Reason/,
    send: /^Decline request$/,
    dialog: (onClose) => (
      <DeclinePlanDialog
        company={{ name: "Brackenline" }}
        request={{ id: "request", tier: "pro" } as PlanRequest}
        onClose={onClose}
      />
    ),
  },
  {
    file: "administration/admin/suspend-dialog.tsx",
    box: /^What they should know/,
    send: /^Suspend account$/,
    fill: () => userEvent.selectOptions(screen.getByLabelText(/^Reason/), "other"),
    dialog: (onClose) => <SuspendDialog subject={{ user: "ada" }} name="Ada Park" onClose={onClose} />,
  },
  {
    file: "administration/shared/words-dialog.tsx",
    box: /^Message/,
    send: /^Send warning$/,
    dialog: (onClose) => (
      <ReportWordsDialog
        draft="warn:company"
        title="Warn Brackenline?"
        description=""
        submitLabel="Send warning"
        busyLabel=""
        onSend={done}
        onClose={onClose}
      />
    ),
  },
  {
    file: "applications/company/reject-dialog.tsx",
    box: /^Message to Ada/,
    send: /^Decline$/,
    fill: () => radio(/^Salary/),
    dialog: (onClose) => (
      <RejectDialog
        people={[{ id: "application", name: "Ada Park" }]}
        onReject={async () => {
          onClose();
          return true;
        }}
        onClose={onClose}
      />
    ),
  },
  {
    file: "applications/company/people/email-several.tsx",
    box: /^Message/,
    send: /^Send to 1 person$/,
    dialog: (onClose) => <EmailSeveral ids={["application"]} onSend={async () => {}} onClose={onClose} />,
  },
  {
    file: "components/product/reason-dialog.tsx",
    box: /^Reason/,
    send: /^Reject company$/,
    dialog: (onClose) => (
      <ReasonDialog
        draft="reject-company:1"
        title="Reject?"
        description=""
        submitLabel="Reject company"
        busyLabel=""
        missing=""
        companyName="Brackenline"
        onSubmit={done}
        onClose={onClose}
      />
    ),
  },
  {
    file: "conversations/shared/report-dialog.tsx",
    box: /^In your own words/,
    send: /^Report message$/,
    fill: () => radio(/^Advertising/),
    dialog: (onClose) => (
      <ReportMessageDialog
        applicationId="application"
        message={{ id: "message", authorName: "Sam", words: "" }}
        said={null}
        onClose={onClose}
      />
    ),
  },
  {
    file: "jobs/public/report-dialog.tsx",
    box: /^In your own words/,
    send: /^Report job$/,
    fill: () => radio(/^Fraud/),
    dialog: (onClose) => <ReportJobDialog job={{ id: "job", title: "Engineer" }} onClose={onClose} />,
  },
  {
    file: "offers/company/withdraw-offer-dialog.tsx",
    box: /^A note to Ada/,
    send: /^Withdraw offer$/,
    dialog: (onClose) => <WithdrawOfferDialog applicationId="application" offer={offer} name="Ada" onClose={onClose} />,
  },
  {
    file: "offers/candidate/decline-dialog.tsx",
    box: /^A note to them/,
    send: /^Decline offer$/,
    dialog: (onClose) => (
      <DeclineDialog applicationId="application" offer={offer} company="Brackenline" onClose={onClose} />
    ),
  },
  {
    file: "offers/company/notify-others-dialog.tsx",
    box: /^Message to Ada/,
    before: /^Thank you for applying/,
    send: /^Notify 1 person$/,
    dialog: (onClose) => (
      <NotifyOthersDialog
        job={{ id: "job", title: "Engineer" }}
        others={[{ id: "other", candidate_name: "Ada Park" }] as never}
        onNotify={done}
        onClose={onClose}
      />
    ),
  },
  {
    file: "offers/company/make-offer-dialog.tsx",
    box: /^A note to Ada/,
    send: /^Send offer$/,
    fill: async () => {
      set(/Salary/, "178000");
      set(/Starts/, day(40));
      set(/Expires on/, day(10));
      await userEvent.click(screen.getByRole("button", { name: "Preview" }));
      await screen.findByRole("button", { name: "Send offer" });
    },
    dialog: (onClose) => (
      <MakeOfferDialog applicationId="application" name="Ada" moves={false} onMade={() => {}} onClose={onClose} />
    ),
  },
  {
    file: "applications/candidate/withdraw-dialog.tsx",
    box: /^In your own words/,
    send: /^Withdraw application$/,
    dialog: (onClose) => <WithdrawDialog application={application} onClose={onClose} />,
  },
  {
    file: "interviews/shared/words-dialog.tsx",
    box: /^Why/,
    send: /^Cancel interview$/,
    dialog: (onClose) => (
      <WordsDialog
        draft="cancel:1"
        title="Cancel?"
        description=""
        label="Why"
        missing=""
        submitLabel="Cancel interview"
        busyLabel=""
        onSend={done}
        onClose={onClose}
      />
    ),
  },
  {
    file: "interviews/shared/move-dialog.tsx",
    box: /^Why/,
    send: /^Move interview$/,
    fill: () => set(/^Date of/, day(8)),
    dialog: (onClose) => (
      <MoveDialog applicationId="application" candidateName="Ada Park" interview={interview} onClose={onClose} />
    ),
  },
  {
    file: "interviews/shared/propose-dialog.tsx",
    box: /^A note to Ada/,
    send: /^Send/,
    fill: () => {
      fireEvent.click(screen.getByRole("button", { name: "Enter a time" }));
      set("Date", day(8));
      set("Start", "10:00");
      fireEvent.click(screen.getByRole("button", { name: "Add this time" }));
      set("Video link", "https://meet.example.com/a");
    },
    dialog: (onClose) => <ProposeDialog applicationId="application" candidateName="Ada Park" onClose={onClose} />,
  },
  {
    file: "interviews/company/scorecards/scorecard-dialog.tsx",
    box: /^Notes/,
    send: /^Submit$/,
    fill: () => userEvent.click(screen.getByRole("radio", { name: "Strong yes" })),
    dialog: (onClose) => (
      <ScorecardDialog applicationId="application" name="Ada" interview={scorecards} onClose={onClose} />
    ),
  },
  {
    file: "candidates/company/import/send-dialog.tsx",
    box: /^What you agree to/,
    send: /^Send 2$/,
    dialog: (onClose) => (
      <SendDialog companyId="company" rows={[]} count={2} onSent={onClose} onFailed={() => {}} onClose={onClose} />
    ),
  },
];

/** Reopens the dialog for `owner`, as after a reload or another sign-in. */
async function open({ dialog, box, file }: Case, owner: string | undefined = "me") {
  signedIn.id = owner;
  const onClose = vi.fn();
  const { unmount } = renderWith(<DraftOwner value={owner}>{dialog(onClose)}</DraftOwner>, {
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });
  const field = await within(await screen.findByRole("dialog")).findByRole<HTMLTextAreaElement>("textbox", {
    name: box,
  });
  expect(field.tagName, file).toBe("TEXTAREA");
  return { field, onClose, unmount };
}

const typed = "We wish you the best.";

beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  call.mockImplementation(async (name: string) => {
    if (name === "get_interview_colleagues")
      return { colleagues: [{ user_id: "me", name: "Priya" }], candidate_zone: null, last: null };
    if (name === "get_busy_times") return [];
    if (name === "save_scorecard_draft") return "2026-11-24T15:12:00Z";
    if (name === "preview_group_message")
      return {
        job_title: "Engineer",
        people: [{ application_id: "application", name: "Ada Park", status: "applied", fields: {}, problem: null }],
        templates: [],
      };
    if (name === "get_my_job_report" || name === "get_filled_template") return null;
    return { proposals: [], interviews: [], offers: [], can: {} };
  });
});

it("covers every dialog with a free-text field", () => {
  const withBox = sources("src")
    .filter((file) => !/\.test\.|^src\/components\/form\//.test(file))
    .filter(
      (file) =>
        /<(FormDialog|DialogForm)\b/.test(textOf(file)) && /<Text[aA]rea|<textarea|<TermsFields/.test(textOf(file)),
    )
    .map((file) => file.replace("src/", ""));
  expect(cases.map(({ file }) => file).sort()).toEqual(withBox.sort());
});

describe.each(cases)("$file", (subject) => {
  const before = subject.before ?? /^$/;

  it("keeps the draft after Escape, an outside click and a reload, for its author only", async () => {
    const first = await open(subject);
    expect(first.field.value).toMatch(before);
    await userEvent.clear(first.field);
    await userEvent.paste(typed);
    await userEvent.keyboard("{Escape}");
    expect(first.onClose).toHaveBeenCalled();
    first.unmount();

    const again = await open(subject);
    expect(again.field.value, "after Escape").toBe(typed);
    await userEvent.setup({ pointerEventsCheck: 0 }).click(document.querySelector(".overlay") as Element);
    await waitFor(() => expect(again.onClose, "a press outside").toHaveBeenCalled());
    again.unmount();

    const other = await open(subject, "somebody else");
    expect(other.field.value, "somebody else in this browser").toMatch(before);
    other.unmount();

    const back = await open(subject);
    expect(back.field.value, "signed in again").toBe(typed);
  });

  it("discards the draft once it is sent", async () => {
    const { field, onClose, unmount } = await open(subject);
    await userEvent.clear(field);
    await userEvent.paste(typed);
    await subject.fill?.();
    await userEvent.click(screen.getByRole("button", { name: subject.send }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await waitFor(() => expect(Object.keys(sessionStorage).filter((key) => key.includes("draft"))).toEqual([]));
    unmount();
    expect((await open(subject)).field.value).toMatch(before);
  });
});
