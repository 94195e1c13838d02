import type { operator } from "@contracts/operator";
import { offered } from "@/config/left-out";
import type { Article } from "@/marketing/article";

/** Whom a topic is for, in the order they are shown. */
export const audiences = ["everybody", "candidates", "companies", "invitees", "administrators"] as const;
type Audience = (typeof audiences)[number];

export const audienceWords: Record<Audience, string> = {
  everybody: "For everyone",
  candidates: "For candidates",
  companies: "For companies",
  invitees: "If you were invited",
  administrators: "For administrators",
};

export interface Topic extends Article {
  slug: string;
  audience: Audience;
  order: number;
  /** What the operator must offer for it. */
  needs?: keyof typeof operator.pages;
}

const files = import.meta.glob<Omit<Topic, "slug">>("./topics/*.md", { eager: true, import: "default" });

/** Every topic of the help, in the order they are listed. */
export const topics: readonly Topic[] = offered(
  Object.entries(files).map(([file, topic]) => ({ ...topic, slug: file.replace(/^.*\/|\.md$/g, "") })),
).toSorted((a, b) => audiences.indexOf(a.audience) - audiences.indexOf(b.audience) || a.order - b.order);

export const findTopic = (slug: string | undefined): Topic | undefined => topics.find((topic) => topic.slug === slug);
