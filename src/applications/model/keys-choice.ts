const storageKey = "fairmatch.keys";

/** Whether single keys act in lists of people and beside them; kept in this browser, and on until somebody turns them off. */
export const keysAreOn = (): boolean => localStorage.getItem(storageKey) !== "off";

export function chooseKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch (error) {
    console.warn("The choice could not be kept.", error);
  }
}
