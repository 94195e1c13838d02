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

/** A company that stores or handles data for the operator, as the privacy page and the processing agreement list it. */
interface Processor {
  name: string;
  /** What it does, as a sentence: "Database, files and sign-in." */
  task: string;
  /** Where it stores the data: "United States". */
  country: string;
}

interface Operator {
  name: string;
  /** What the product does, in one sentence without a period. */
  tagline: string;
  /** A new accent also goes into tokens.css; a test compares the two. */
  colors: Record<"light" | "dark", Palette>;
  /** The installation's country, with its currency: one of `countries`. */
  country: Country;
  /**
   * Who runs it, with the postal address, in one line as Settings have it: the last line of the auth service's emails, which are files
   * and can't read Settings. `npm run doctor` compares the two.
   */
  address: string;
  /** Its pages elsewhere, in the footer. */
  social: Partial<Record<"linkedin" | "x" | "facebook", string>>;
  /** Further text for legal pages, such as a register number or the law that applies, is Markdown in operator/pages. */
  processors: readonly Processor[];
  /** What an installation may leave out. Without `companySignUp` companies join by an administrator's invitation alone. */
  pages: Record<"blog" | "careers" | "pricing" | "companySignUp" | "partners", boolean>;
  /** A plan without a price says "Talk to us". */
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
  address: "",
  social: {},
  processors: [],
  pages: { blog: true, careers: true, pricing: true, companySignUp: true, partners: true },
  prices: { free_trial: { amount: "Free" } },
};

export const { name: productName, colors, country } = operator;
