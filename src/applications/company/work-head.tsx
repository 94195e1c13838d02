import type { CompanyApplicationDetail } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import { EllipsisVertical, Mail, Merge, Phone, Send } from "lucide-react";
import { Fragment, type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MergeWith } from "@/applications/company/dialogs";
import { useEmailAddedPerson } from "@/applications/data/added-people";
import { AnswerDue } from "@/components/product/answer-due";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { Meta } from "@/components/ui/meta";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { fullName } from "@/lib/format";
import { formatShortDay } from "@/lib/format-date";
import { phoneLink } from "@/lib/phone-link";
import { useIsWide } from "@/lib/use-is-wide";

interface WorkHeadProps {
  application: CompanyApplicationDetail;
  back?: ReactNode;
  title: (name: string) => ReactNode;
  children?: ReactNode;
}

/** After withdrawing, a candidate may apply again, up to three times in all. */
const ordinals: Record<number, string> = { 2: "Second", 3: "Third" };

/** Their other applications the reader may open. */
function AlsoApplied({ others }: { others: CompanyApplicationDetail["also_applied"] }) {
  if (others.length === 0) return null;
  return (
    <p className="wrap-anywhere text-ink-muted text-sm">
      Also applied:{" "}
      {others.map(({ id, job_title, status }, index) => (
        <Fragment key={id}>
          {index > 0 && <span>{"; "}</span>}
          <TextLink to={paths.company.application(id)}>{job_title}</TextLink>, {applicationStatusLabels[status]}
        </Fragment>
      ))}
    </p>
  );
}

/** The candidate, their stage and reply-by date, and how to reach them. */
export function WorkHead({ application, back, title, children }: WorkHeadProps) {
  const { candidate, also_applied } = application;
  const isWide = useIsWide();
  const navigate = useNavigate();
  const [isMerging, setIsMerging] = useState(false);
  const emailAgain = useEmailAddedPerson(application.id);
  const name = fullName(candidate) || candidate.email;
  const place = [candidate.city, candidate.state ?? candidate.country].filter(Boolean).join(", ");
  const ways = [
    // Until a person added by hand takes over, they can only be sent the email about it.
    ...(candidate.email && !application.added?.is_waiting
      ? [{ icon: Mail, href: `mailto:${candidate.email}`, label: `Email ${name}`, short: candidate.email }]
      : []),
    ...(candidate.phone
      ? [{ icon: Phone, href: phoneLink(candidate.phone), label: `Call ${name}`, short: candidate.phone }]
      : []),
  ];
  const more = [
    ...(isWide
      ? []
      : ways.map(({ icon, href, short }) => ({ icon, label: short, onSelect: () => window.location.assign(href) }))),
    ...(!isWide && application.added?.can.email
      ? [
          {
            icon: Send,
            label: "Send the email again",
            disabled: emailAgain.isPending,
            onSelect: () => emailAgain.mutate(undefined),
          },
        ]
      : []),
    ...(application.can.merge
      ? [{ icon: Merge, label: "Merge with a duplicate", onSelect: () => setIsMerging(true) }]
      : []),
  ];
  return (
    <header className="work-head">
      {back}
      {isWide && <Avatar name={name} />}
      <div className="work-who">
        <div>
          {title(name)}
          <StatusBadge kind="application" status={application.status} />
        </div>
        <Meta>
          {candidate.title ?? ""}
          {isWide ? place : ""}
          {isWide
            ? `${application.added && !application.added.taken_over_at ? "Added" : "Applied"} ${formatShortDay(application.applied_at)}`
            : ""}
          {application.answer_due ? <AnswerDue due={application.answer_due} lead="Reply" /> : ""}
          {application.attempt > 1 ? `${ordinals[application.attempt]} application` : ""}
          {application.applied_by_company_name ? `Represented by ${application.applied_by_company_name}` : ""}
        </Meta>
        <AlsoApplied others={also_applied} />
      </div>
      <span className="flex shrink-0">
        {isWide &&
          ways.map(({ icon, href, label }) => (
            <a key={href} className="icon-btn" href={href} aria-label={label}>
              <Icon icon={icon} />
            </a>
          ))}
        {more.length > 0 && (
          <Menu label={`More for ${name}`} items={more}>
            <Icon icon={EllipsisVertical} />
          </Menu>
        )}
        <span>{children}</span>
      </span>
      {isMerging && (
        <MergeWith
          applicationId={application.id}
          onMerged={(staysId) => staysId !== application.id && navigate(paths.company.application(staysId))}
          onClose={() => setIsMerging(false)}
        />
      )}
    </header>
  );
}
