import type { Article } from "@/marketing/article";

export interface Post extends Article {
  slug: string;
  /** The date, yyyy-mm-dd. */
  on: string;
}

const files = import.meta.glob<Omit<Post, "slug">>("./posts/*.md", { eager: true, import: "default" });

export const posts: readonly Post[] = Object.entries(files)
  .map(([file, post]) => ({ ...post, slug: file.replace(/^.*\/|\.md$/g, "") }))
  .toSorted((a, b) => b.on.localeCompare(a.on));

export const findPost = (slug: string | undefined): Post | undefined => posts.find((post) => post.slug === slug);
