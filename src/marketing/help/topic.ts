import type { operator } from "@contracts/operator";
import type { Article } from "@/marketing/article";

/** Whom a topic is for, in the order they are shown. */
export const audiences = ["everybody", "candidates", "companies", "invitees", "administrators"] as const;
export type Audience = (typeof audiences)[number];

export const audienceWords: Record<Audience, string> = {
  everybody: "For everybody",
  candidates: "For candidates",
  companies: "For companies",
  invitees: "When you were invited",
  administrators: "For administrators",
};

export interface Topic extends Article {
  slug: string;
  audience: Audience;
  /** What it helps with, where it is listed and where search engines show it. */
  description: string;
  /** What the operator must offer for it. */
  needs?: keyof typeof operator.pages;
}
