import { EyeOff } from "lucide-react";
import { useAuth } from "@/auth/use-auth";
import { offerUndo } from "@/components/feedback/undo-offer";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { hidingOf, useSetJobHidden } from "@/jobs/data/hidden-jobs";

interface HideJobProps {
  job: { id: string; title: string };
  className?: string;
}

function Hide({ job: { id, title }, className }: HideJobProps) {
  const { mutate } = useSetJobHidden(id);
  const hide = () => {
    mutate(true);
    offerUndo({
      title: "You won't see this job again",
      description: title,
      undo: () => mutate(false),
      of: hidingOf(id),
    });
  };
  return (
    <IconButton
      icon={EyeOff}
      label={`Not interested: ${title}`}
      title="Not interested"
      className={classNames("relative", className)}
      onClick={hide}
    />
  );
}

/** "Not interested": hides a job from the candidate's lists. Only for candidates. */
export function HideJob(props: HideJobProps) {
  return useAuth().role === "candidate" ? <Hide {...props} /> : null;
}
