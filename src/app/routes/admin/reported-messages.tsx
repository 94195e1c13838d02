export { ReportedMessagesPage as default } from "@/features/admin/reported-messages/reported-messages-page";
