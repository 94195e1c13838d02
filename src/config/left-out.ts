import { operator } from "@contracts/operator";

type Page = keyof typeof operator.pages;

/** Where each page that may be left out is; what is below goes with it. */
const addresses: Record<Page, readonly string[]> = {
  blog: ["/blog"],
  careers: ["/careers"],
  pricing: ["/pricing"],
  companySignUp: ["/signup?role=company", "/help/register-a-company"],
  partners: ["/company/partners", "/admin/company-partnerships"],
};

export const isOffered = (page: Page): boolean => operator.pages[page];

const leftOut = (Object.keys(addresses) as Page[]).flatMap((page) => (isOffered(page) ? [] : addresses[page]));

/** Whether an address is on or below a page that the operator has disabled. */
export const isLeftOut = (address: string): boolean =>
  leftOut.some((page) => [address, address.split(/[?#]/)[0]].includes(page) || address.startsWith(`${page}/`));

/** Texts and parts of them without those about what the operator has left out. */
export const offered = <Part extends { needs?: Page }>(parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ needs }) => !needs || isOffered(needs));
