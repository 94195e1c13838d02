import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { Blocks } from "@/marketing/blocks";
import { type Question, questionGroups } from "@/marketing/faq/questions";
import { ReadingPage } from "@/marketing/reading-page";

/** A collapsible question; its anchor expands it. */
function AskedOnce({ id, question, answer }: Question) {
  return (
    <details className="asked-once" id={id}>
      <summary>
        <span className="min-w-0 grow">{question}</span>
        <Icon icon={ChevronDown} className="text-ink-subtle" />
      </summary>
      <div>
        <Blocks blocks={answer} />
        <p className="no-print mt-1 text-sm">
          <TextLink to={`#${id}`} className="touch">
            Link to this answer
          </TextLink>
        </p>
      </div>
    </details>
  );
}

/** Expands the question in the URL's fragment, on load or after a press. */
function useNamedQuestion(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    if (named instanceof HTMLDetailsElement) named.open = true;
  }, [hash]);
}

/** /faq */
export function FaqPage() {
  useNamedQuestion();
  return (
    <ReadingPage
      title="Frequently asked questions"
      lead="Short answers. Where it takes steps, they lead to the help."
      sections={questionGroups.map(({ id, title }) => ({ id, title, blocks: [] }))}
      inside={(id) =>
        questionGroups
          .find((group) => group.id === id)
          ?.questions.map((question) => <AskedOnce key={question.id} {...question} />)
      }
    >
      <p className="mt-9">
        Not answered? Search the <TextLink to={paths.help()}>help</TextLink>, or{" "}
        <TextLink to={paths.contact()}>write to us</TextLink>.
      </p>
    </ReadingPage>
  );
}
