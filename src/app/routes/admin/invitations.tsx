export { InvitationsPage as default } from "@/features/invitations/sending/invitations-page";
