import { useNudge } from "@/applications/data/nudges";
import { Button } from "@/components/ui/button";

interface NudgeButtonProps {
  applicationId: string;
  company: string;
  size?: "sm" | "md";
}

/** Asks a company for a late reply (RULES: Applications). */
export function NudgeButton({ applicationId, company, size = "md" }: NudgeButtonProps) {
  const { mutate, isPending } = useNudge({ id: applicationId, company });
  return (
    <Button size={size} busy={isPending} aria-label={`Nudge ${company}`} onClick={() => mutate()}>
      Nudge
    </Button>
  );
}
