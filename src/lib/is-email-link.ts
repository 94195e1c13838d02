import { isEmail } from "@contracts/addresses";

/** Whether a link is only an email address: "?" could fill in a message, or add recipients. */
export const isEmailLink = (href: string): boolean =>
  /^mailto:[^?#%]+$/i.test(href) && isEmail(href.slice("mailto:".length));
