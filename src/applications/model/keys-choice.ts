import { browserStore } from "@/lib/browser-storage";

const storageKey = "fairmatch.keys";

/** Whether shortcuts are on in lists of people and their panels; stored in this browser, on by default. */
export const keysAreOn = (): boolean => browserStore.getItem(storageKey) !== "off";

export const chooseKeys = (isOn: boolean): void => browserStore.setItem(storageKey, isOn ? "on" : "off");
