import { type Company, type CompanyDashboard, wholeCompany } from "@contracts/company";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

/** What stands between a company and its full dashboard, why, and what to do (RULES: Companies). Nothing once it is live. */
export function StateNotice({ dashboard }: { dashboard: CompanyDashboard }) {
  const { company } = dashboard;
  const whole = wholeCompany(company);
  switch (dashboard.state) {
    case "none":
    case "unfinished":
      return (
        <Notice
          tone="warn"
          title="Company Registration Required"
          actions={
            <LinkButton variant="primary" to={paths.company.register()}>
              Register Company
            </LinkButton>
          }
        >
          {company
            ? "Your account is ready, but your company is not registered yet. Complete its registration, and we will review it."
            : "Register your company to post jobs and read applications."}
        </Notice>
      );
    case "pending":
      return (
        <Notice tone="warn" title="Pending Approval">
          Your registration was submitted{whole?.submitted_at ? ` on ${formatDate(whole.submitted_at)}` : ""} and is
          being reviewed. We will tell you here and by e-mail. You can correct it meanwhile.
        </Notice>
      );
    case "rejected":
      return <Rejected reason={whole?.rejection_reason} canCorrect={dashboard.can.edit_registration} />;
    case "no-subscription":
      return (
        <Notice tone="warn" title="Subscription Required">
          {subscriptionReason(dashboard)} Please contact support to start a subscription; posting jobs opens with it.
        </Notice>
      );
    case "live":
      return null;
  }
}

function Rejected({ reason, canCorrect }: { reason?: Company["rejection_reason"]; canCorrect: boolean }) {
  return (
    <Notice
      tone="bad"
      title="Registration rejected"
      actions={
        canCorrect && (
          <LinkButton variant="primary" to={paths.company.editRegistration()}>
            Edit Registration
          </LinkButton>
        )
      }
    >
      {reason && <p className="mb-2 whitespace-pre-line text-base text-ink">{reason}</p>}
      <p>
        {canCorrect
          ? "Correct the registration and submit it again; it is reviewed anew."
          : "An administrator of your company can correct the registration and submit it again."}
      </p>
    </Notice>
  );
}

/** Why an approved company is not live; without the details for those who do not read them. */
function subscriptionReason({ subscription }: CompanyDashboard): string {
  if (!subscription) return "Your company has no active subscription.";
  if (subscription.tier === "none") return "Your company is approved but has no subscription yet.";
  if (subscription.status === "past_due") return "The last payment of your subscription is overdue.";
  if (subscription.status === "canceled") return "Your subscription was canceled.";
  return `Your subscription ended on ${formatDate(subscription.expires_at)}.`;
}
