import { idShape } from "@contracts/id-shape";

/** Whether a URL's id is valid; a mistyped one isn't requested. */
export const isId = (value: string): boolean => idShape.test(value);
