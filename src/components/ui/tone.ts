/** Color tones; each has a text, a soft and a solid color. */
export type Tone = "info" | "warn" | "plum" | "sea" | "good" | "bad" | "idle";
