import { toast } from "@/components/feedback/toast";

/** Copies a link and confirms it; if the browser blocks copying, shows it for manual copying. */
export const copyLink = (url: string): Promise<unknown> =>
  navigator.clipboard.writeText(url).then(
    () => toast.success({ title: "Link copied", description: url }),
    () => toast.info({ title: "Copy this link", description: url }),
  );
