import { idShape } from "@contracts/id-shape";

/** Whether an address can name a row at all; a mistyped one is not asked for. */
export const isId = (value: string): boolean => idShape.test(value);
