import { vi } from "vitest";

/** Where days begin last and first, and in between: name and IANA zone. */
export const zones = [
  ["UTC-11", "Pacific/Pago_Pago"],
  ["UTC-8", "Etc/GMT+8"],
  ["UTC", "UTC"],
  ["UTC+13", "Etc/GMT-13"],
] as const;

/** Runs something as if this process, or browser, were in a time zone. */
export function inZone<T>(zone: string, run: () => T): T {
  vi.stubEnv("TZ", zone);
  try {
    return run();
  } finally {
    vi.unstubAllEnvs();
  }
}
