import { useNavigate } from "react-router-dom";
import { useAddTicks } from "@/candidates/data/profile-mutations";
import { toast } from "@/components/feedback/toast";
import { paths } from "@/config/paths";
import { addedTicksWords } from "@/jobs/model/added-ticks-words";

/** Moves this browser's ticks into the profile, says what was added, and links to where to edit it. */
export function useTakeTicks(userId: string) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, isIdle } = useAddTicks(userId);
  // Unlike mutate's callbacks, the promise settles after the offer is gone.
  const take = () =>
    void mutateAsync().then(
      (added) => {
        const description = addedTicksWords(added);
        const profile = `${paths.candidate.profile()}#skills`;
        if (description)
          toast.success({
            title: "Added to your profile",
            description,
            action: { label: "Change", onSelect: () => void navigate(profile) },
          });
      },
      () => {},
    );
  return { take, isPending, isIdle };
}
