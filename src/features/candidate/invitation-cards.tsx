import { useQuery } from "@tanstack/react-query";
import { notificationsQuery } from "@/data/notifications/list-notifications";
import { InvitationCard } from "@/features/candidate/invitation-card";

/** The open invitations of companies, newest first. */
export function InvitationCards({ userId }: { userId: string }) {
  const { data = [] } = useQuery(notificationsQuery(userId));
  const open = data.filter((each) => each.type === "company_invitation" && !each.is_read);
  return open.map((notification) => (
    <InvitationCard key={notification.id} notification={notification} userId={userId} />
  ));
}
