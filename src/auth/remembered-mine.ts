import { browserStore } from "@/lib/browser-storage";

const key = "fairmatch.mine";

/** Remembers in this browser that the user views their own work. */
export function rememberMine(userId: string, isMine: boolean): void {
  if (isMine) browserStore.setItem(key, userId);
  else browserStore.removeItem(key);
}

export const forgetMine = (): void => browserStore.removeItem(key);

export const isRememberedMine = (userId: string): boolean => browserStore.getItem(key) === userId;
