import { id } from "@contracts/text";

/** Whether an address can name a row at all; a mistyped one is not asked for. */
export const isId = (value: string): boolean => id().safeParse(value).success;
