import { useSyncExternalStore } from "react";
import { browserStore } from "@/lib/browser-storage";

/** "system" follows the device and is the default (RULES: Interface). */
export type Theme = "light" | "dark" | "system";

// public/start.js reads the same key before the first paint.
const storageKey = "fairmatch.theme";
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function setTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  if (theme === "system") browserStore.removeItem(storageKey);
  else browserStore.setItem(storageKey, theme);
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
