import { useAuth } from "@/auth/use-auth";
import { useAddressChoice } from "@/lib/use-address-choice";

const key = "fairmatch.mine";

/** Keeps, for this browser, that somebody looks at their own work first. */
function rememberMine(userId: string, isMine: boolean): void {
  try {
    if (isMine) localStorage.setItem(key, userId);
    else localStorage.removeItem(key);
  } catch (error) {
    console.warn("The choice could not be kept.", error);
  }
}

export const forgetMine = (): void => localStorage.removeItem(key);

/**
 * Whether the reader's own work shows, of lists they see all of: as the address says ("assignee=me"), otherwise as they chose last in
 * this browser, in whichever list.
 */
export function useMine(): [isMine: boolean, choose: (isMine: boolean) => void] {
  const { user } = useAuth();
  const [assignee, setAssignee] = useAddressChoice("assignee");
  const remembered = user !== null && localStorage.getItem(key) === user.id;
  return [
    assignee === null ? remembered : assignee === "me",
    (isMine) => {
      if (user) rememberMine(user.id, isMine);
      setAssignee(isMine ? "me" : null);
    },
  ];
}
