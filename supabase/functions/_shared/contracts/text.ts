import * as z from "zod/mini";
import { isEmail, isHttpUrl } from "./addresses.ts";
import { trimmed } from "./clean-text.ts";
import { idShape } from "./id-shape.ts";

// A check's `params` and zod's own checks generate the field's rule in SQL (npm run rules:generate). Checks that exist only in
// code (a day not before today, two fields together) are written there by hand.

const tooLong = (max: number) => `Use at most ${max.toLocaleString("en-US")} characters`;

/** Strips invisible characters and trims every field before it is checked. */
const tidied = z.overwrite(trimmed);
const oneLine = z.refine<string>((value) => !value.includes("\n"), { error: "Use one line", params: { kind: "line" } });

/** Multi-line text of min to max characters; `message` is shown when it is too short. */
export const requiredText = (message: string, max: number, min = 1) =>
  z.string(message).check(tidied, z.minLength(min, message), z.maxLength(max, tooLong(max)));

/** The same on one line: a name, a title, a location. */
export const requiredLine = (message: string, max: number, min = 1) =>
  z.string(message).check(tidied, oneLine, z.minLength(min, message), z.maxLength(max, tooLong(max)));

/** Optional text; SQL stores an empty one as null. */
export const optionalText = (max: number) =>
  z.optional(z.nullable(z.string("Use text here").check(tidied, z.maxLength(max, tooLong(max)))));

/** The same on one line. */
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

/** One of the values, or nothing: forms send '' for an unselected choice. */
export const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T, message: string) =>
  z.optional(z.nullable(z.union([z.enum(values), z.literal("")], message)));

/**
 * A list of lines: trimmed, without empty ones and duplicates (ignoring case and white space). At most maxItems of at most
 * maxLength characters.
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

/** Distinct values from a list, at most so many. */
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
export const id = (message = "This link isn't valid") => z.string(message).check(z.regex(idShape, message));

/** updated_at of the record an edit started from, verbatim (RULES: Interface); absent: edits the current version. */
export const recordVersion = () =>
  z.optional(z.nullable(z.iso.datetime({ offset: true, error: "This page is out of date. Reload it." })));
