import {
  Building2,
  Flag,
  Handshake,
  MailWarning,
  MessageSquare,
  MessageSquareWarning,
  ShieldCheck,
  ShieldUser,
  Tags,
  UserPlus,
} from "lucide-react";
import { countQueries } from "@/administration/data/counts-query";
import { Card, Rows } from "@/components/ui/card";
import { LinkRow } from "@/components/ui/link-row";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Links to an administrator's work, with pending counts. Counters reports counts that failed to load. */
export function QuickActions() {
  const pending = useEagerQuery(countQueries.pending);
  const undelivered = useEagerQuery(countQueries.undelivered);
  const reports = useEagerQuery(countQueries.reports);
  const reportedMessages = useEagerQuery(countQueries.reported_messages);
  const messages = useEagerQuery(countQueries.messages);
  return (
    <Card title="Quick actions" flush>
      <Rows>
        <LinkRow
          to={paths.admin.companyApprovals()}
          icon={ShieldCheck}
          label="Company Approvals"
          text="Approve or reject registrations"
          count={pending.data}
        />
        <LinkRow
          to={paths.admin.reports()}
          icon={Flag}
          label="Reported jobs"
          text="Fraud, discrimination, jobs that no longer exist"
          count={reports.data}
        />
        <LinkRow
          to={paths.admin.reportedMessages()}
          icon={MessageSquareWarning}
          label="Reported messages"
          text="Messages that people reported"
          count={reportedMessages.data}
        />
        <LinkRow
          to={paths.admin.messages()}
          icon={MessageSquare}
          label="Messages"
          text="What people wrote on the contact page"
          count={messages.data}
        />
        <LinkRow
          to={paths.admin.companyPartnerships()}
          icon={Handshake}
          label="Company Partnerships"
          text="What two companies share"
        />
        <LinkRow
          to={paths.admin.sendCompanyInvitation()}
          icon={Building2}
          label="Send Company Invitation"
          text="Invite a company to register"
        />
        <LinkRow
          to={paths.admin.sendAdminInvitation()}
          icon={UserPlus}
          label="Send Admin Invitation"
          text="Invite someone to join you"
        />
        <LinkRow to={paths.admin.skills()} icon={Tags} label="Skills" text="Unknown skills" />
        <LinkRow to={paths.admin.administrators()} icon={ShieldUser} label="Administrators" text="Who they are" />
        <LinkRow
          to={paths.admin.undeliveredMail({ queue: "given_up" })}
          icon={MailWarning}
          label="Undelivered email"
          text="Email we gave up on, and why"
          count={undelivered.data}
        />
      </Rows>
    </Card>
  );
}
