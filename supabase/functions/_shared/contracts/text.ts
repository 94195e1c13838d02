import * as z from "zod/mini";
import { isEmail, isHttpUrl } from "./addresses.ts";
import { trimmed } from "./clean-text.ts";
import { idShape } from "./id-shape.ts";

// What a check says in `params`, and what zod's own checks say, becomes the rule of the field in SQL (npm run rules:generate).
// What only code says (a day not before today, two fields together) is written there by hand.

const tooLong = (max: number) => `Use at most ${max.toLocaleString("en-US")} characters`;

/** What nobody sees is dropped from every field before it is checked, and so are spaces at its ends. */
const tidied = z.overwrite(trimmed);
const oneLine = z.refine<string>((value) => !value.includes("\n"), { error: "Use one line", params: { kind: "line" } });

/** Text of min to max characters, which may have several lines; `message` is shown when it is too short. */
export const requiredText = (message: string, max: number, min = 1) =>
  z.string(message).check(tidied, z.minLength(min, message), z.maxLength(max, tooLong(max)));

/** The same in one line: a name, a title, a place. */
export const requiredLine = (message: string, max: number, min = 1) =>
  z.string(message).check(tidied, oneLine, z.minLength(min, message), z.maxLength(max, tooLong(max)));

/** Text that may be empty, null or absent; SQL stores an empty one as null. */
export const optionalText = (max: number) =>
  z.optional(z.nullable(z.string("Use text here").check(tidied, z.maxLength(max, tooLong(max)))));

/** The same in one line. */
export const optionalLine = (max: number) =>
  z.optional(z.nullable(z.string("Use text here").check(tidied, oneLine, z.maxLength(max, tooLong(max)))));

/** A required email address, trimmed. */
export const email = (error: string) =>
  z.string(error).check(tidied, z.refine(isEmail, { error, params: { kind: "email" } }));

/** An email address or nothing. */
export const optionalEmail = (error: string) =>
  z.optional(
    z.nullable(
      z.string(error).check(
        tidied,
        z.refine((value) => value === "" || isEmail(value), { error, params: { kind: "email" } }),
      ),
    ),
  );

/** An http(s) URL or nothing. */
export const optionalUrl = (error: string) =>
  z.optional(
    z.nullable(
      z.string(error).check(
        tidied,
        z.refine((value) => value === "" || isHttpUrl(value), { error, params: { kind: "url" } }),
      ),
    ),
  );

/** One of the values, or nothing: an unselected choice arrives as '' from a form. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.optional(z.nullable(z.union([z.enum(values), z.literal("")], message)));

/**
 * A list of lines: trimmed, empty ones dropped, repeated ones (without case and white space) dropped.
 * At most maxItems of at most maxLength characters.
 */
export const textList = (maxItems: number, maxLength: number) =>
  z.pipe(
    z.array(z.string("Use text here"), "Use a list here"),
    z.pipe(
      z.transform((items: string[]) => {
        const seen = new Set<string>();
        return items.map(trimmed).filter((item) => {
          const key = item.toLowerCase().replace(/\s+/g, "");
          return item !== "" && !seen.has(key) && seen.add(key);
        });
      }),
      z
        .array(z.string().check(oneLine, z.maxLength(maxLength, tooLong(maxLength))))
        .check(z.maxLength(maxItems, `Use at most ${maxItems} entries`)),
    ),
  );

/** Values of a list, each once, at most so many. */
export const choiceList = <const T extends readonly [string, ...string[]]>(
  values: T,
  maxItems: number,
  message: string,
) =>
  z.array(z.string("Use text here"), "Use a list here").check(
    z.maxLength(maxItems, `Use at most ${maxItems} entries`),
    z.refine(
      (items): items is T[number][] =>
        items.every((item) => values.includes(item)) && new Set(items).size === items.length,
      { error: message, params: { choices: values } },
    ),
  );

/** The id of a row. */
export const id = (message = "This link is not valid") => z.string(message).check(z.regex(idShape, message));

/** updated_at of the record an edit began from, as it was read (RULES: Interface); absent: whatever is stored now is meant. */
export const recordVersion = () =>
  z.optional(z.nullable(z.iso.datetime({ offset: true, error: "This page is out of date. Reload it." })));
