import { ChevronDown, List } from "lucide-react";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { AppLink } from "@/components/ui/app-link";
import { Icon } from "@/components/ui/icon";
import { useSectionInView } from "@/lib/use-section-in-view";
import type { Article, Section } from "@/marketing/article";
import { Blocks } from "@/marketing/blocks";
import { filled, useFields } from "@/marketing/fields";

/** A page of this many parts begins with a list of them. */
const longPage = 4;

interface ReadingPageProps extends Omit<Article, "changes"> {
  above?: ReactNode;
  below?: ReactNode;
  /** Next to the text where there is room, else above it. */
  aside?: ReactNode;
  picture?: (name: string, text: string) => ReactNode;
  /** Shows a part's own parts. */
  part?: (part: Section) => ReactNode;
  children?: ReactNode;
}

function Links({ sections, current }: Pick<Article, "sections"> & { current?: string | undefined }) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <AppLink
            to={`#${id}`}
            aria-current={id === current ? "true" : undefined}
            onClick={() => document.getElementById(`${id}-title`)?.focus({ preventScroll: true })}
          >
            {title}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** What the page holds: left of the text and in view, or folded above it. */
function Contents({ sections }: Pick<Article, "sections">) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <>
      <nav className="toc no-print max-lg:hidden" aria-label="On this page">
        <Links sections={sections} current={current} />
      </nav>
      <details className="toc-fold no-print lg:hidden">
        <summary>
          <Icon icon={List} />
          Contents
          <Icon icon={ChevronDown} />
        </summary>
        <nav className="toc" aria-label="Contents">
          <Links sections={sections} />
        </nav>
      </details>
    </>
  );
}

/** A page to be read: one column of prose, each part with an address of its own. */
export function ReadingPage({ above, below, aside, picture, part, children, ...article }: ReadingPageProps) {
  const fields = useFields();
  const { title, lead, sections } = filled(article, fields);
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
        {aside && <div className="reading-aside">{aside}</div>}
        <div className="article">
          {sections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <h2 id={`${section.id}-title`} tabIndex={-1}>
                {section.title}
              </h2>
              {section.isAdded && <p className="added-by">{`Added by ${fields.operator}`}</p>}
              <Blocks blocks={section.blocks} {...(picture && { picture })} />
              {part && section.parts?.map((each) => part(each))}
            </section>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}
