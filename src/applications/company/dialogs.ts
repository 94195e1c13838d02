import { loadDialog } from "@/components/ui/load-later";

/** Opens over an application or a list of them, whose first screen needs none of it. */
export const RejectDialog = loadDialog(async () => (await import("@/applications/company/reject-dialog")).RejectDialog);
