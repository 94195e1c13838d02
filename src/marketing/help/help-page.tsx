import { type ReactNode, useDeferredValue, useState } from "react";
import { PageTitle } from "@/components/feedback/page-title";
import { CoverLink } from "@/components/ui/cover-link";
import { EmptyState } from "@/components/ui/empty-state";
import { SearchBox } from "@/components/ui/search-box";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatCount } from "@/lib/format";
import { searchTopics } from "@/marketing/help/search-topics";
import { audiences, audienceWords, type Topic, topics } from "@/marketing/help/topics";

const TopicList = ({ shown }: { shown: readonly Topic[] }) => (
  // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
  <ul role="list" className="card rows mt-3 overflow-hidden">
    {shown.map(({ slug, title, description }) => (
      <li key={slug} className="relative grid gap-0.5 px-4 py-3.5 hover:bg-hover md:px-5">
        <h3>
          <CoverLink to={paths.helpTopic(slug)}>{title}</CoverLink>
        </h3>
        <p className="text-ink-muted text-sm">{description}</p>
      </li>
    ))}
  </ul>
);

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className="mt-8 scroll-mt-28" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`} className="font-semibold text-lg">
      {title}
    </h2>
    {children}
  </section>
);

/** /help: topics by audience; a search over their text runs in the browser. */
export function HelpPage() {
  const [looked, setLooked] = useState("");
  const wanted = useDeferredValue(looked.trim());
  const found = wanted === "" ? [] : searchTopics(topics, wanted);
  return (
    <div className="wrap pt-8 pb-14 md:pt-14 md:pb-20">
      <div className="max-w-read">
        <PageTitle>Help</PageTitle>
        <p className="mt-2 text-ink-muted text-md">
          Step-by-step guides with screenshots. For quick answers, see the <TextLink to={paths.faq()}>FAQ</TextLink>.
        </p>
        <SearchBox
          className="mt-6"
          label="Search the help"
          placeholder="Withdraw, resume, invitation…"
          value={looked}
          onChange={setLooked}
          maxLength={100}
        />
        <p role="status" className="sr-only">
          {wanted && formatCount(found.length, "topic")}
        </p>
        {wanted === "" ? (
          audiences.map((audience) => (
            <Part key={audience} id={audience} title={audienceWords[audience]}>
              <TopicList shown={topics.filter((topic) => topic.audience === audience)} />
            </Part>
          ))
        ) : (
          <Part id="found" title="Found">
            {found.length > 0 ? (
              <TopicList shown={found} />
            ) : (
              <div className="card mt-3">
                <EmptyState title={`No help for “${wanted}”`}>
                  Try another word, or <TextLink to={paths.contact()}>write to us</TextLink>.
                </EmptyState>
              </div>
            )}
          </Part>
        )}
      </div>
    </div>
  );
}
