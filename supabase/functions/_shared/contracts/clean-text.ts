// Which characters of a text are kept. private.clean_text says the same; a test compares them character by character.

const set = (...ranges: string[]) => `[${ranges.join("")}]`;

/** Every kind of line break, including Word's (\v). */
const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Invisible characters: controls, soft hyphens, zero-width characters, fillers, tags, and those that change text direction. */
const hidden = new RegExp(
  set(
    String.raw`\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e`,
    String.raw`\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc`,
    String.raw`\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e00ff}\u{e01f0}-\u{e0fff}`,
  ),
  "gu",
);

/** Joiners and variation selectors, which Persian, Indic scripts, Han and emoji need after their letters. */
const joiners = String.raw`[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+`;
const joining = set(
  String.raw`\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc`,
  String.raw`\u{10a00}-\u{11fff}\u{1e900}-\u{1e95f}\u{1f000}-\u{1faff}\u{20000}-\u{3ffff}`,
);
/** Anywhere else they are hidden letters too. An emoji may have its selector before the joiner. */
const strayJoiners = new RegExp(String.raw`(?<!${joining}|${joining}\ufe0f)${joiners}`, "gu");

/** Letters of scripts with combining marks, joiners included. */
const marked = set(
  String.raw`\u0300-\u036f\u0483-\u0487\u0591-\u1dff\u200c\u200d\u20d0-\u20ff\u2ce0-\u2dff\u302a-\u3034\u3099\u309a\ua66f-\ua69f\ua6f0-\uabff`,
  String.raw`\ufb1e\ufe00-\ufe2f\u{10000}-\u{1efff}\u{e0100}-\u{e01ef}`,
);
/** Normalizing a longer run of marks takes quadratic time. */
const endlessMarks = new RegExp(`(${marked}{1000})${marked}+`, "gu");

/** No field allows even half this length, so a longer text is rejected anyway. */
export const mostCleaned = 40_000;

/** The text as stored: line breaks as \n, tabs as spaces, no invisible characters, normalized (NFC). */
export const cleanText = (text: string): string =>
  // Measured as the database does: a character outside the basic plane is one.
  text.length > mostCleaned && [...text].length > mostCleaned
    ? text
    : text
        .replace(lineBreaks, "\n")
        .replaceAll("\t", " ")
        .replace(hidden, "")
        .replace(endlessMarks, "$1")
        .normalize("NFC")
        .replace(strayJoiners, "")
        .normalize("NFC");

/** The same, trimmed at both ends: how every field is read (RULES: Interface). */
export const trimmed = (text: string): string => cleanText(text).trim();
