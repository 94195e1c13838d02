import { toast } from "@/components/feedback/toast";

/** Copies an address, and says so; where the browser does not let a page copy, it is shown, to be copied by hand. */
export const copyLink = (url: string): Promise<unknown> =>
  navigator.clipboard.writeText(url).then(
    () => toast.success({ title: "Link copied", description: url }),
    () => toast.info({ title: "Copy this link", description: url }),
  );
