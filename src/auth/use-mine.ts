import { useAuth } from "@/auth/use-auth";
import { browserStore } from "@/lib/browser-storage";
import { useAddressChoice } from "@/lib/use-address-choice";

const key = "fairmatch.mine";

/** Remembers in this browser that the user views their own work. */
function rememberMine(userId: string, isMine: boolean): void {
  if (isMine) browserStore.setItem(key, userId);
  else browserStore.removeItem(key);
}

export const forgetMine = (): void => browserStore.removeItem(key);

/** Whether lists show only the reader's own work: from the URL ("assignee=me"), or their last choice in this browser, in any list. */
export function useMine(): [isMine: boolean, choose: (isMine: boolean) => void] {
  const { user } = useAuth();
  const [assignee, setAssignee] = useAddressChoice("assignee");
  const remembered = user !== null && browserStore.getItem(key) === user.id;
  return [
    assignee === null ? remembered : assignee === "me",
    (isMine) => {
      if (user) rememberMine(user.id, isMine);
      setAssignee(isMine ? "me" : null);
    },
  ];
}
