import { isHttpUrl } from "@contracts/addresses";

/** The address when it may become a link, or null, so that a stored value can never become a script link (RULES: Interface). */
export function safeHttpUrl(value: string | null | undefined): string | null {
  return value && isHttpUrl(value) && URL.canParse(value) ? new URL(value).href : null;
}
