import type { Country } from "./countries/country.ts";
import { unitedStates } from "./countries/us.ts";

/** A plan's price as the operator writes it: "$149", "a month". */
interface Price {
  amount: string;
  per?: string;
}

/** Colors as #rrggbb, named like the tokens in src/styles/tokens.css, for emails, the icon and embedded jobs. */
type Palette = Record<
  "canvas" | "surface" | "line" | "lineStrong" | "ink" | "inkMuted" | "accent" | "onAccent",
  string
>;

/** A section of a legal page. Text may link: "[our register entry](https://example.com)". */
interface LegalPart {
  /** The anchor in its address: "/terms#register". */
  id: string;
  title: string;
  paragraphs: readonly string[];
}

interface Operator {
  name: string;
  /** What the product does, in one sentence without a period. */
  tagline: string;
  /** A new accent also goes into tokens.css; a test compares the two. */
  colors: Record<"light" | "dark", Palette>;
  /** The installation's country, with its currency: one of `countries`. */
  country: Country;
  /** Social profiles, linked in the footer. */
  social: Partial<Record<"linkedin" | "x" | "facebook", string>>;
  /** What local law requires in addition to our own sections: a register number, a supervisory authority, the governing law. */
  legal: Partial<Record<"privacy" | "terms" | "cookies", readonly LegalPart[]>>;
  /** Public pages that an installation may leave out. */
  pages: Record<"blog" | "careers" | "pricing", boolean>;
  /** A plan without a price shows "Talk to us". */
  prices: Partial<Record<"free_trial" | "basic" | "intermediate" | "pro", Price>>;
}

/** Everything an installation's operator decides. */
export const operator: Operator = {
  name: "Fairmatch",
  tagline: "Both sides see the same match",
  colors: {
    light: {
      canvas: "#f7faf8",
      surface: "#ffffff",
      line: "#dde4e0",
      lineStrong: "#c4cdc9",
      ink: "#13221d",
      inkMuted: "#465550",
      accent: "#0e6147",
      onAccent: "#ffffff",
    },
    dark: {
      canvas: "#0e1312",
      surface: "#161d1b",
      line: "#29312f",
      lineStrong: "#394340",
      ink: "#ecf0ee",
      inkMuted: "#afb8b4",
      accent: "#75dab2",
      onAccent: "#031f17",
    },
  },
  country: unitedStates,
  social: {},
  legal: {},
  pages: { blog: true, careers: true, pricing: true },
  prices: { free_trial: { amount: "Free" } },
};

export const { name: productName, colors, country } = operator;
