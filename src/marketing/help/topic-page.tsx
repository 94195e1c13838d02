import { BackLink } from "@/components/ui/back-link";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { HelpPicture } from "@/marketing/help/help-picture";
import { audienceWords, type Topic, topics } from "@/marketing/help/topics";
import { ReadingPage } from "@/marketing/reading-page";

export function TopicPage({ topic }: { topic: Topic }) {
  const near = topics.filter(({ slug, audience }) => audience === topic.audience && slug !== topic.slug);
  return (
    <ReadingPage
      {...topic}
      above={<BackLink to={paths.help()}>Help</BackLink>}
      picture={(name, text) => <HelpPicture name={name} text={text} />}
    >
      <nav className="no-print mt-9 border-line border-t pt-5" aria-label="More help">
        {near.length > 0 && (
          <>
            <p className="font-semibold">{audienceWords[topic.audience]}</p>
            <ul>
              {near.map(({ slug, title }) => (
                <li key={slug}>
                  <TextLink to={paths.helpTopic(slug)} className="touch">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-4">
          Still need help? <TextLink to={paths.contact()}>Write to us</TextLink>.
        </p>
      </nav>
    </ReadingPage>
  );
}
