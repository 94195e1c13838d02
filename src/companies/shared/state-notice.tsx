import {
  type Company,
  type CompanyDashboard,
  type CompanySubscription,
  isLapsed,
  isPaused,
  wholeCompany,
} from "@contracts/companies/company";
import { subscriptionTierLabels } from "@contracts/plans/subscription";
import type { ReactNode } from "react";
import { planLastDay } from "@/components/product/plan";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Quoted } from "@/components/ui/quoted";
import { SupportText } from "@/components/ui/support-text";
import { isOffered } from "@/config/left-out";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

interface StateWords {
  tone: "warn" | "bad";
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** What is paused while a company waits to be approved again. */
const hidden = "Your jobs are hidden and your team can't reach candidates until your company is approved again.";

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
      return rejected(whole?.rejection_reason, canCorrect, paused);
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

/** The same as a notice. Nothing once the company is live. */
export function StateNotice({ dashboard }: { dashboard: CompanyDashboard }) {
  const words = stateWords(dashboard);
  if (!words) return null;
  const { text, ...look } = words;
  return <Notice {...look}>{text}</Notice>;
}

function suspended({ company, suspension }: CompanyDashboard): StateWords {
  return {
    tone: "warn",
    title: `${company?.name} is suspended`,
    text: suspension && (
      <>
        <p>{`Since ${formatDate(suspension.since)}. Your jobs are hidden and your team can't reach candidates until an administrator lifts it.`}</p>
        <div className="mt-3">
          <Quoted words={suspension.words} by={suspension.by} />
        </div>
      </>
    ),
    actions: (
      <LinkButton variant="primary" to={paths.contact()}>
        Write to support
      </LinkButton>
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
      text: "Companies join by invitation here. Ask the people who run this site, or a company, to invite you.",
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

function rejected(reason: Company["rejection_reason"] | undefined, canCorrect: boolean, paused: string): StateWords {
  return {
    tone: "bad",
    title: paused ? "Your approval was withdrawn" : "Registration rejected",
    text: (
      <>
        {reason && <p className="mb-2 whitespace-pre-line text-base text-ink">{reason}</p>}
        <p>
          {paused}
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
