import type { Article } from "@/marketing/article";

/** Audiences in display order. */
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
  /** The summary in lists and for search engines. */
  description: string;
}
