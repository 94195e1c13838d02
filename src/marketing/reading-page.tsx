import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { AppLink } from "@/components/ui/app-link";
import type { Article } from "@/marketing/article";
import { Blocks } from "@/marketing/blocks";

/** From this many sections on, a page starts with its contents. */
const longPage = 4;

interface ReadingPageProps extends Article {
  /** Above the title: the back link. */
  above?: ReactNode;
  /** Below the lead: a date, a search. */
  below?: ReactNode;
  picture?: (name: string) => ReactNode;
  /** Additions to a section. */
  inside?: (id: string) => ReactNode;
  /** After the last section. */
  children?: ReactNode;
}

/** The table of contents: above the text, or next to it where there is room. */
function Contents({ sections }: Pick<Article, "sections">) {
  return (
    <nav className="toc no-print" aria-label="On this page">
      <p className="font-semibold">On this page</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <AppLink to={`#${id}`}>{title}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An article: one column of prose with anchored sections. */
export function ReadingPage({ title, lead, sections, above, below, picture, inside, children }: ReadingPageProps) {
  const isLong = sections.length >= longPage;
  return (
    <div className="wrap pt-8 pb-14 md:pt-14 md:pb-20">
      {above}
      <div className="max-w-read">
        <PageTitle className="break-words">{title}</PageTitle>
        <p className="mt-2 text-ink-muted text-md">{lead}</p>
        {below}
      </div>
      <div className={isLong ? "reading mt-8" : "mt-8 max-w-read"}>
        {isLong && <Contents sections={sections} />}
        <div className="article">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`}>{section.title}</h2>
              <Blocks blocks={section.blocks} {...(picture && { picture })} />
              {inside?.(section.id)}
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}
