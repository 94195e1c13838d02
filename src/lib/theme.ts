import { useSyncExternalStore } from "react";

/** "system" follows the device and is the default (RULES: Interface). */
export type Theme = "light" | "dark" | "system";

// public/start.js reads the same key before the first paint.
const storageKey = "fairmatch.theme";
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/** Applies a theme and remembers it in this browser. */
export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch (error) {
    console.warn("The theme could not be remembered.", error);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => "system" as const);
}
