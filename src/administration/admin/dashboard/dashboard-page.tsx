import { MailPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Counters } from "@/administration/admin/dashboard/counters";
import { NewestSubscriptions } from "@/administration/admin/dashboard/newest-subscriptions";
import { QuickActions } from "@/administration/admin/dashboard/quick-actions";
import { RecentActivity } from "@/administration/admin/dashboard/recent-activity";
import { PlatformCard } from "@/administration/admin/today/platform-card";
import { TodoList, WaitingWords } from "@/administration/admin/today/todo-list";
import { adminTodayQuery } from "@/administration/data/today";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { paths } from "@/config/paths";
import { useEagerQuery } from "@/lib/use-eager-query";

/** /admin/dashboard. Its parts load in parallel and fail independently. `invitations` shows pending invitations. */
export function AdminDashboardPage({ invitations }: { invitations: ReactNode }) {
  const { isPending } = useEagerQuery(adminTodayQuery);
  return (
    <div className="wrap pt-5 md:pt-8">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-80">
          <PageTitle>Today</PageTitle>
          <p className="mt-1 min-h-[1.5em] text-ink-muted">
            <WaitingWords />
          </p>
        </div>
        <div className="flex flex-row-reverse flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <LinkButton variant="primary" icon={MailPlus} to={paths.admin.sendCompanyInvitation()}>
            Send Company Invite
          </LinkButton>
          <LinkButton to={paths.admin.sendAdminInvitation()}>Invite Admin</LinkButton>
        </div>
      </div>
      {invitations}
      <div className="mt-5">
        <TodoList />
      </div>
      {/* Loads right away, but shows when the list above has its height, to avoid layout shift. */}
      <div hidden={isPending}>
        <PlatformCard />
        <Counters />
        <div className="split mt-6">
          <NewestSubscriptions />
          <aside className="grid gap-6">
            <QuickActions />
            <RecentActivity />
          </aside>
        </div>
      </div>
    </div>
  );
}
