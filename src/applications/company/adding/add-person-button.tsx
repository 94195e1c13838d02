import type { CompanyJob } from "@contracts/jobs/job";
import { UserRoundPlus } from "lucide-react";
import { useState } from "react";
import { AddPersonDialog } from "@/applications/company/dialogs";
import { PausedActs } from "@/components/product/paused-acts";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useIsWide } from "@/lib/use-is-wide";

interface AddPersonButtonProps {
  job: CompanyJob;
  /** On phones the job's menu opens it. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** Adds a person to the job by hand, if the reader may. */
export function AddPersonButton({ job, isOpen, onOpen }: AddPersonButtonProps) {
  const isWide = useIsWide();
  // Each form has its own fields and request id.
  const [count, setCount] = useState(0);
  if (job.can.add_person_later && isWide) return <PausedActs acts={[{ label: "Add person", icon: UserRoundPlus }]} />;
  if (!job.can.add_person) return null;
  return (
    <>
      {isWide && (
        <Button onClick={() => onOpen(true)}>
          <Icon icon={UserRoundPlus} />
          Add person
        </Button>
      )}
      {isOpen && (
        <AddPersonDialog
          key={count}
          job={job}
          onClose={() => {
            onOpen(false);
            setCount(count + 1);
          }}
        />
      )}
    </>
  );
}
