import { ChevronDown } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "@/components/ui/icon";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import type { Section } from "@/marketing/article";
import { Blocks } from "@/marketing/blocks";
import faq from "@/marketing/faq/faq.md";
import { ReadingPage } from "@/marketing/reading-page";

/** A question that opens on its answer; its address opens it as well. */
function AskedOnce({ id, title, blocks }: Section) {
  return (
    <details className="asked-once" id={id}>
      <summary>
        <span className="min-w-0 grow">{title}</span>
        <Icon icon={ChevronDown} className="text-ink-subtle" />
      </summary>
      <div>
        <Blocks blocks={blocks} />
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

export function FaqPage() {
  useNamedQuestion();
  return (
    <ReadingPage {...faq} part={(question) => <AskedOnce key={question.id} {...question} />}>
      <p className="mt-9">
        Didn't find your answer? Search the <TextLink to={paths.help()}>help</TextLink>, or{" "}
        <TextLink to={paths.contact()}>write to us</TextLink>.
      </p>
    </ReadingPage>
  );
}
