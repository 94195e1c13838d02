import { useSiteSettings } from "@/lib/site-settings";
import type { Article } from "@/marketing/article";

/** What the texts of written pages name in double braces and settings say; the operator file's are filled in when the site is built. */
export function useFields(): Record<string, string> {
  const { operatorName, supportEmail, retention } = useSiteSettings();
  return {
    operator: operatorName ?? "the operator of this site",
    supportEmail,
    ...Object.fromEntries(Object.entries(retention).map(([name, days]) => [`days.${name}`, String(days)])),
  };
}

/** The same page with all its fields filled in. */
export const filled = (article: Article, fields: Record<string, string>): Article =>
  JSON.parse(
    JSON.stringify(article).replace(/\{\{([\w.]+)\}\}/g, (_, name: string) =>
      JSON.stringify(fields[name] ?? "").slice(1, -1),
    ),
  );
