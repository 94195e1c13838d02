/** The tones of the look; each has a text, a soft and a solid colour. */
export type Tone = "info" | "warn" | "plum" | "sea" | "good" | "bad" | "idle";
