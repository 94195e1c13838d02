import { isEmail } from "@contracts/addresses";

/** Whether a link writes to an address and says nothing more: "?" would fill in a letter, or add other addresses. */
export const isEmailLink = (href: string): boolean =>
  /^mailto:[^?#%]+$/i.test(href) && isEmail(href.slice("mailto:".length));
