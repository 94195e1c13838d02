export { MessagesPage as default } from "@/features/admin/messages/messages-page";
