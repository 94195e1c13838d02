import { type CompanyDashboard, isApproved, isSubmitted, wholeCompany } from "@contracts/companies/company";
import { CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { stateWords } from "@/companies/shared/state-notice";
import { StatusGlyph } from "@/components/product/status-glyph";
import { LinkButton } from "@/components/ui/button";
import { Card, RowList } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface Step {
  label: string;
  text: ReactNode;
  isDone: boolean;
  action?: { label: string; to: string } | undefined;
}

const list = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");

/** Which parts of the public profile are filled in, of those candidates look at first. */
function publicParts({ company }: CompanyDashboard): { has: string[]; lacks: string[] } {
  const links = [company?.website, company?.linkedin_url, company?.twitter_url, company?.facebook_url]
    .concat(company?.instagram_url ?? null)
    .filter(Boolean).length;
  const parts: [string, string, boolean][] = [
    ["logo", "a logo", Boolean(company?.logo_url)],
    ["description", "a description", Boolean(company?.description)],
    [formatCount(links, "link"), "a link", links > 0],
  ];
  return {
    has: parts.flatMap(([name, , isThere]) => (isThere ? [name] : [])),
    lacks: parts.flatMap(([, name, isThere]) => (isThere ? [] : [name])),
  };
}

function registered(dashboard: CompanyDashboard): string {
  const company = wholeCompany(dashboard.company);
  if (!company?.submitted_at) return "Legal name, address, contacts and documents, read by our team only.";
  const documents = [company.ein_document_url, company.tax_document_url].filter(Boolean).length;
  const on = `Sent ${formatDate(company.submitted_at)}`;
  return documents > 0 ? `${on}, with ${formatCount(documents, "document")}.` : `${on}.`;
}

function steps(dashboard: CompanyDashboard): Step[] {
  const { state, can, counts, has_posted, is_live } = dashboard;
  const { has, lacks } = publicParts(dashboard);
  const sent = isSubmitted(state);
  return [
    {
      label: "Register your company",
      text: registered(dashboard),
      isDone: sent,
      action:
        sent && can.edit_registration && state !== "rejected" && !is_live
          ? { label: "Edit Registration", to: paths.company.editRegistration() }
          : undefined,
    },
    {
      label: "Show who you are",
      text:
        lacks.length === 0
          ? `${list(has).replace(/^./, (first) => first.toUpperCase())} are on your public profile.`
          : `Candidates look for ${list(lacks)} before they apply.`,
      isDone: sent && lacks.length === 0,
      action:
        sent && can.edit_profile && (lacks.length > 0 || !is_live)
          ? { label: "Edit profile", to: paths.company.editProfile() }
          : undefined,
    },
    {
      label: "Approval",
      text: isApproved(state)
        ? "Your company is approved."
        : "Our team reviews your registration. We'll notify you here and by email.",
      isDone: isApproved(state),
    },
    {
      label: "Choose a plan",
      text: is_live
        ? "Your plan is active."
        : "Free trial, Basic, Intermediate or Pro. Our team sets it up with you after approval.",
      isDone: is_live,
      action:
        is_live || state === "no-subscription" || !can.edit_registration
          ? undefined
          : { label: "Contact support", to: paths.contact() },
    },
    {
      label: "Publish your first job",
      text:
        counts.jobs > 0
          ? "It is a draft: candidates see it once you publish it."
          : "Write it next to a preview of what candidates will see, or keep it as a draft.",
      isDone: has_posted,
      action:
        is_live && can.post_jobs
          ? counts.jobs > 0
            ? { label: "Go to your jobs", to: paths.company.jobs() }
            : { label: "Write a job", to: paths.company.createJob() }
          : undefined,
    },
  ];
}

const places = {
  none: 0,
  unfinished: 0,
  pending: 2,
  rejected: 2,
  suspended: 3,
  "no-subscription": 3,
  live: 4,
} as const;

const looks = {
  warn: { icon: Clock, row: "bg-warn-soft [--cut:var(--color-warn-soft)]", glyph: "text-warn-solid" },
  bad: { icon: CircleAlert, row: "bg-bad-soft [--cut:var(--color-bad-soft)]", glyph: "text-bad-solid" },
};

function Mark({ isDone, now }: { isDone: boolean; now: keyof typeof looks | null }) {
  if (now) return <Icon icon={looks[now].icon} className={`size-5 ${looks[now].glyph}`} />;
  return (
    <span className={`inline-grid ${isDone ? "text-accent" : "text-control"}`}>
      {isDone ? (
        <StatusGlyph name="hired" size={20} />
      ) : (
        <span className="size-5 rounded-full border-[1.5px] border-current" aria-hidden="true" />
      )}
    </span>
  );
}

/** The steps to a first visible job: done, blocked with the reason, and upcoming; each with its action. */
export function BeforeLive({ dashboard }: { dashboard: CompanyDashboard }) {
  const all = steps(dashboard);
  const current = places[dashboard.state];
  // A blocker uses the same words as every other screen.
  const words = stateWords(dashboard);
  return (
    <Card
      title={
        <>
          Before your first job is live{" "}
          <span className="tnum ml-1.5 font-normal text-ink-muted text-sm">
            {all.filter(({ isDone }) => isDone).length} of {all.length} done
          </span>
        </>
      }
      flush
    >
      <RowList>
        {all.map(({ label, text, isDone, action }, index) => {
          const isCurrent = index === current;
          const tone = isCurrent ? (words?.tone ?? "warn") : null;
          return (
            <li
              key={label}
              className={classNames("flex items-start gap-3.5 px-4 py-4 md:px-5", tone && looks[tone].row)}
              aria-current={isCurrent ? "step" : undefined}
            >
              <span className="mt-0.5 flex-none">
                <Mark isDone={isDone} now={tone} />
              </span>
              <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <div className="min-w-0 break-words md:flex-1">
                  <p className="font-semibold">
                    {(isCurrent && words?.title) || label}
                    {isDone && <span className="sr-only">, done</span>}
                  </p>
                  <div className="mt-0.5 text-ink-muted text-sm">{(isCurrent && words?.text) || text}</div>
                </div>
                {isCurrent && words?.actions}
                {action && (
                  <LinkButton
                    size="sm"
                    variant={isCurrent ? "primary" : "quiet"}
                    className={isCurrent ? "" : "max-md:-ml-3"}
                    to={action.to}
                  >
                    {action.label}
                  </LinkButton>
                )}
              </div>
            </li>
          );
        })}
      </RowList>
    </Card>
  );
}
