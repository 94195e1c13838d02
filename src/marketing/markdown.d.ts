declare module "*.md" {
  const article: import("@/marketing/article").Article;
  export default article;
}

/** Title and description alone, for lists of pages that don't load their texts. */
declare module "*.md?head" {
  const head: Pick<import("@/marketing/article").Article, "title" | "description">;
  export default head;
}
