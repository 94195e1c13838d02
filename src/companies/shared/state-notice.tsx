import {
  type Company,
  type CompanyDashboard,
  type CompanySubscription,
  isLapsed,
  isPaused,
  wholeCompany,
} from "@contracts/companies/company";
import { productName } from "@contracts/operator";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import { CirclePause, FilePen, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { planLastDay } from "@/components/product/plan";
import { LinkButton, MailButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Quoted } from "@/components/ui/quoted";
import { SupportText } from "@/components/ui/support-text";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";
import { formatDate, formatShortDay } from "@/lib/format-date";
import { useSiteSettings } from "@/lib/site-settings";

interface StateWords {
  tone: "warn" | "bad";
  icon?: LucideIcon;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** What is paused while a company waits to be approved again. */
const hidden = "Your jobs are hidden and your team can't reach candidates until we've approved you again.";

/** What a company lacks for its full dashboard, why, and what to do (RULES: Companies); null once it is live. */
export function stateWords(dashboard: CompanyDashboard): StateWords | null {
  const { company, state } = dashboard;
  const whole = wholeCompany(company);
  const canCorrect = dashboard.can.edit_registration;
  const paused = isPaused(dashboard) ? `${hidden} ` : "";
  switch (state) {
    case "none":
    case "unfinished":
      return unregistered(company !== null, company === null || canCorrect);
    case "pending":
      return {
        tone: "warn",
        title: "Pending Approval",
        text: `${paused}Your registration was submitted${whole?.submitted_at ? ` on ${formatDate(whole.submitted_at)}` : ""} and is being reviewed. ${
          canCorrect
            ? "We'll notify you here and by email. You can still correct it."
            : "Your company's administrators are notified here and by email."
        }`,
      };
    case "rejected":
      return isPaused(dashboard) ? withdrawn(dashboard) : rejected(whole?.rejection_reason, canCorrect);
    case "suspended":
      return suspended(dashboard);
    case "no-subscription":
      return isLapsed(dashboard)
        ? lapsed(dashboard)
        : {
            tone: "warn",
            title: "Subscription Required",
            text: <SupportText>{subscriptionText(dashboard)}</SupportText>,
          };
    case "live":
      return null;
  }
}

interface StateNoticeProps {
  dashboard: CompanyDashboard;
  /** Its page shows more than this: the bar above every page is enough to say that the company is paused. */
  isBesideContent?: boolean;
}

/** The same as a notice. Nothing once the company is live. */
export function StateNotice({ dashboard, isBesideContent = false }: StateNoticeProps) {
  const words = stateWords(dashboard);
  if (!words || (isBesideContent && isPaused(dashboard))) return null;
  const { text, ...look } = words;
  return <Notice {...look}>{text}</Notice>;
}

function WriteToSupport({ variant }: { variant: "primary" | "secondary" }) {
  const { supportEmail } = useSiteSettings();
  return (
    <>
      <MailButton variant={variant} address={supportEmail}>
        Write to support
      </MailButton>
      <span className="wrap-anywhere self-center text-ink-muted text-sm">{supportEmail}</span>
    </>
  );
}

/** Since when a company is paused, and what the administrator wrote. */
function whyPaused(
  since: string | null | undefined,
  until: string,
  words: string | null | undefined,
  by: string | null | undefined,
) {
  return (
    <>
      <p>{`${since ? `Since ${formatShortDay(since)}. ` : ""}${until}`}</p>
      {words && (
        <div className="mt-3">
          <Quoted words={words} by={by ? `${by}, ${productName}` : null} />
        </div>
      )}
    </>
  );
}

function suspended({ company, suspension }: CompanyDashboard): StateWords {
  return {
    tone: "warn",
    icon: CirclePause,
    title: `${company?.name} is suspended`,
    text: whyPaused(
      suspension?.since,
      "Your jobs are hidden and your team can't reach candidates until an administrator lifts it.",
      suspension?.words,
      suspension?.by,
    ),
    actions: <WriteToSupport variant="primary" />,
  };
}

function withdrawn({ company, rejected_by, can }: CompanyDashboard): StateWords {
  const whole = wholeCompany(company);
  const canCorrect = can.edit_registration;
  return {
    tone: "warn",
    icon: CirclePause,
    title: "Your approval was withdrawn",
    text: (
      <>
        {whyPaused(whole?.rejected_at, hidden, whole?.rejection_reason, rejected_by)}
        {!canCorrect && <p className="mt-3">An administrator of your company can fix this and resubmit.</p>}
      </>
    ),
    actions: (
      <>
        {canCorrect && (
          <LinkButton variant="primary" icon={FilePen} to={paths.company.editRegistration()}>
            Fix this and resubmit
          </LinkButton>
        )}
        <WriteToSupport variant={canCorrect ? "secondary" : "primary"} />
      </>
    ),
  };
}

function unregistered(hasCompany: boolean, canRegister: boolean): StateWords {
  const own = hasCompany
    ? "Your account is ready, but your company isn't registered yet. Complete its registration, and we'll review it."
    : "Register your company to post jobs and read applications.";
  if (!hasCompany && !isOffered("companySignUp"))
    return {
      tone: "warn",
      title: "You're not part of a company yet",
      text: "Companies can only join by invitation. Ask the people who run this site, or a company, to invite you.",
      actions: (
        <LinkButton variant="primary" to={paths.contact()}>
          Write to us
        </LinkButton>
      ),
    };
  return {
    tone: "warn",
    title: "Company Registration Required",
    text: canRegister
      ? own
      : "Your company isn't registered yet. One of its administrators can complete the registration.",
    actions: canRegister && (
      <LinkButton variant="primary" to={paths.company.register()}>
        Register Company
      </LinkButton>
    ),
  };
}

function rejected(reason: Company["rejection_reason"] | undefined, canCorrect: boolean): StateWords {
  return {
    tone: "bad",
    title: "Registration rejected",
    text: (
      <>
        {reason && <p className="mb-2 whitespace-pre-line text-base text-ink">{reason}</p>}
        <p>
          {canCorrect
            ? "Fix this and resubmit. We'll review it again."
            : "An administrator of your company can fix this and resubmit."}
        </p>
      </>
    ),
    actions: canCorrect && (
      <LinkButton variant="primary" to={paths.company.editRegistration()}>
        Edit Registration
      </LinkButton>
    ),
  };
}

/** Why an approved company that never had a plan isn't live, and what to do; without details for those who don't see them. */
function subscriptionText({ subscription }: CompanyDashboard): string {
  return subscription
    ? "Your company is approved but has no plan yet. To start one and post jobs, contact support."
    : "Your company has no active plan. Its administrators can start one.";
}

function whatEnded(plan: CompanySubscription | null): string {
  if (!plan || plan.tier === "none") return "Your company's plan ended";
  const name = `Your ${subscriptionTierLabels[plan.tier]} plan`;
  if (plan.status === "canceled") return `${name} was canceled`;
  if (plan.status === "past_due") return `The payment for your ${subscriptionTierLabels[plan.tier]} plan is overdue`;
  return planLastDay(plan) ? `${name} ended on ${formatDate(planLastDay(plan))}` : `${name} ended`;
}

/** What ended, what is paused until the plan is renewed, and what to do. */
function lapsed({ subscription }: CompanyDashboard): StateWords {
  return {
    tone: "bad",
    title: whatEnded(subscription),
    text: (
      <SupportText>
        {`Candidates can't see your jobs, and you can't post jobs or invite candidates. You can keep working with people who applied. ${
          subscription ? "To renew your plan, contact support." : "An administrator of your company can renew it."
        }`}
      </SupportText>
    ),
    actions: subscription && (
      <LinkButton variant="primary" to={paths.contact()}>
        Contact us
      </LinkButton>
    ),
  };
}
