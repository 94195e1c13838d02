import { isRememberedMine, rememberMine } from "@/auth/remembered-mine";
import { useAuth } from "@/auth/use-auth";
import { useAddressChoice } from "@/lib/use-address-choice";

export function useMine(): [isMine: boolean, choose: (isMine: boolean) => void] {
  const { user } = useAuth();
  const [assignee, setAssignee] = useAddressChoice("assignee");
  const remembered = user !== null && isRememberedMine(user.id);
  return [
    assignee === null ? remembered : assignee === "me",
    (isMine) => {
      if (user) rememberMine(user.id, isMine);
      setAssignee(isMine ? "me" : null);
    },
  ];
}
