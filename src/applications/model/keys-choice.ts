const storageKey = "fairmatch.keys";

/** Whether shortcuts are on in lists of people and their panels; stored in this browser, on by default. */
export const keysAreOn = (): boolean => localStorage.getItem(storageKey) !== "off";

export function chooseKeys(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? "on" : "off");
  } catch (error) {
    console.warn("The choice wasn't saved.", error);
  }
}
