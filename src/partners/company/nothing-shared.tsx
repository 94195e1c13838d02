import { productName } from "@contracts/operator";
import { EmptyState } from "@/components/ui/empty-state";

interface NothingSharedProps {
  what: "jobs" | "candidates";
  /** The company is approved and has an active plan. */
  isLive: boolean;
  /** The company's partners, whatever they share. */
  partners: number;
  /** Those that share this. */
  sharing: number;
  search: string;
}

const none = {
  jobs: "No partner has an open job at the moment. New ones appear here as they are posted.",
  candidates: "None of their candidates has agreed to be shown yet. Each one decides in their own profile.",
};

/** Why a list of what partners share is empty, and who can change that. */
export function NothingShared({ what, isLive, partners, sharing, search }: NothingSharedProps) {
  if (!isLive) {
    return (
      <EmptyState title={`Partners share no ${what} with you now`}>
        To see what partners share, your company must be approved and have an active plan.
      </EmptyState>
    );
  }
  if (search) return <EmptyState title={`No partner ${what} found`}>Nothing matches “{search}”.</EmptyState>;
  if (sharing > 0) return <EmptyState title={`No partner ${what} yet`}>{none[what]}</EmptyState>;
  if (partners > 0) {
    return (
      <EmptyState title={`Your partners don't share ${what}`}>
        An administrator of {productName} can turn that on for you and a partner.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No partner companies yet">
      An administrator of {productName} arranges partnerships. Once you have a partner, its {what} appear here.
    </EmptyState>
  );
}
