import { isHttpUrl } from "@contracts/addresses";

/** The URL if it is safe to link, or null, so that a stored value never becomes a script link (RULES: Interface). */
export function safeHttpUrl(value: string | null | undefined): string | null {
  return value && isHttpUrl(value) && URL.canParse(value) ? new URL(value).href : null;
}
