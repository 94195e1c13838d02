import type { AddressedJob } from "@contracts/page-address";
import { Bookmark } from "lucide-react";
import { useEffect } from "react";
import { useAuth } from "@/auth/use-auth";
import { toast } from "@/components/feedback/toast";
import { AppLink } from "@/components/ui/app-link";
import { Button, LinkButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { paths } from "@/config/paths";
import { useSetJobSaved } from "@/jobs/data/job-saved-mutation";
import { keepWish, takeWish } from "@/lib/kept-wish";
import { onceDone } from "@/lib/once-done";

interface SaveJobProps {
  job: AddressedJob & { saved: boolean };
  /** Only the icon in a row, above the row's link. */
  inRow?: boolean;
  className?: string;
}

/** Visitors sign in or up first, and return to the job, which is then saved. */
function SaveAfterSignIn({ job, inRow, className }: SaveJobProps) {
  const way = { to: paths.signIn({ redirect: paths.jobs.detail(job) }), onClick: () => keepWish(job.id) };
  const label = `Save: ${job.title}`;
  return inRow ? (
    <AppLink {...way} className={classNames("icon-btn", className)} aria-label={label}>
      <Icon icon={Bookmark} />
    </AppLink>
  ) : (
    <LinkButton {...way} icon={Bookmark} className={className} aria-label={label}>
      Save
    </LinkButton>
  );
}

function Save({ job, inRow, className }: SaveJobProps) {
  const { id, title, saved } = job;
  const { mutate, mutateAsync } = useSetJobSaved(id);
  useEffect(() => {
    if (inRow || !takeWish(id)) return;
    onceDone(mutateAsync(true), () => toast.success({ title: "Saved", description: title }));
  }, [inRow, id, title, mutateAsync]);
  const look = classNames(saved && "[&_.i]:fill-current", inRow && saved && "text-accent-text", className);
  return inRow ? (
    <IconButton
      icon={Bookmark}
      label={`Save: ${title}`}
      aria-pressed={saved}
      className={look}
      onClick={() => mutate(!saved)}
    />
  ) : (
    <Button icon={Bookmark} aria-pressed={saved} className={look} onClick={() => mutate(!saved)}>
      {saved ? "Saved" : "Save"}
    </Button>
  );
}

/** Saves or unsaves a job. Hidden for companies and administrators. */
export function SaveJob(props: SaveJobProps) {
  const { status, role } = useAuth();
  if (status === "signed-out") return <SaveAfterSignIn {...props} />;
  return role === "candidate" ? <Save {...props} /> : null;
}
