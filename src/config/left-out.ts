import { operator } from "@contracts/operator";

const leftOut = Object.entries(operator.pages).flatMap(([page, isOn]) => (isOn ? [] : [`/${page}`]));

/** Whether an address is on or below a page that the operator has disabled. */
export const isLeftOut = (address: string): boolean =>
  leftOut.some((page) => address.split(/[?#]/)[0] === page || address.startsWith(`${page}/`));
