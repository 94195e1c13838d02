import { Button, type ButtonProps } from "@/components/ui/button";
import { useLiftOffline } from "@/jobs/data/job-reports";

interface AllowPublishingButtonProps extends Pick<ButtonProps, "size" | "variant"> {
  job: { id: string; title: string; company: { name: string } };
}

export function AllowPublishingButton({ job, ...look }: AllowPublishingButtonProps) {
  const lift = useLiftOffline();
  return (
    <Button
      {...look}
      busy={lift.isPending}
      aria-label={`Allow ${job.company.name} to publish ${job.title} again`}
      onClick={() => lift.mutate(job.id)}
    >
      Allow publishing
    </Button>
  );
}
