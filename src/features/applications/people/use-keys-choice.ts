import { useState } from "react";

const storageKey = "fairmatch.keys";

/** Whether single keys act in lists of people; kept in this browser, and on until somebody turns them off. */
export function useKeysChoice(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== "off");
  const choose = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(storageKey, next ? "on" : "off");
    } catch (error) {
      console.warn("The choice could not be kept.", error);
    }
  };
  return [isOn, choose];
}
