import { operator } from "@contracts/operator";

const leftOut = Object.entries(operator.pages).flatMap(([page, isOn]) => (isOn ? [] : [`/${page}`]));

/** Whether an address is of a page that the operator has left out, or below one. */
export const isLeftOut = (address: string): boolean =>
  leftOut.some((page) => address.split(/[?#]/)[0] === page || address.startsWith(`${page}/`));
