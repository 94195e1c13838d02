import { Flag, Users } from "lucide-react";
import { ReasonDialog } from "@/components/product/reason-dialog";

const reasons = [
  "Asks applicants for money",
  "Discriminates against people",
  "The job doesn’t exist",
  "Not from this company",
] as const;

interface OfflineDialogProps {
  job: { id: string; title: string; company: { name: string } };
  /** How many reports wait. */
  reports: number;
  onTake: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

export const OfflineDialog = ({ job, reports, onTake, onClose }: OfflineDialogProps) => (
  <ReasonDialog
    draft={`offline:${job.id}`}
    title={`Take ${job.title} offline?`}
    description={`At ${job.company.name}. It stays offline until an administrator allows publishing. The company can edit it, but not publish it, and applications stay.`}
    submitLabel="Take offline"
    busyLabel="Taking offline..."
    missing="Write what they should do"
    usual={reasons}
    companyName={job.company.name}
    others={[
      {
        icon: Users,
        title: "Applicants waiting for a reply",
        text: "By email and in the app: the job is offline, their application stays, and no one may ask them for money. They never see your reason.",
      },
      ...(reports > 0
        ? [
            {
              icon: Flag,
              title: reports === 1 ? "The person who reported it" : `The ${reports} people who reported it`,
              text: "In the app: it’s offline.",
            },
          ]
        : []),
    ]}
    onSubmit={onTake}
    onClose={onClose}
  />
);
