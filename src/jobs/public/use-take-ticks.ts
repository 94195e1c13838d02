import { useNavigate } from "react-router-dom";
import { useAddTicks } from "@/candidates/data/profile-mutations";
import { toast } from "@/components/feedback/toast";
import { paths } from "@/config/paths";
import { addedTicksWords } from "@/jobs/model/added-ticks-words";
import { onceDone } from "@/lib/once-done";

/** Moves this browser's ticks into the profile, says what was added, and links to where to edit it. */
export function useTakeTicks(userId: string) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, isIdle } = useAddTicks(userId);
  const take = () =>
    onceDone(mutateAsync(), (added) => {
      const description = addedTicksWords(added);
      const profile = `${paths.candidate.profile()}#skills`;
      if (description)
        toast.success({
          title: "Added to your profile",
          description,
          action: { label: "Change", onSelect: () => void navigate(profile) },
        });
    });
  return { take, isPending, isIdle };
}
