import {
  type Candidate,
  completionItemLabels,
  completionItems,
  type ProfileCompletion,
} from "@contracts/candidates/candidate";
import { ArrowDown } from "lucide-react";
import { CompletionBar } from "@/candidates/candidate/completion-bar";
import { FieldLink } from "@/candidates/candidate/profile/field-link";
import { FieldLinks } from "@/candidates/candidate/profile/field-links";
import { useCompletion } from "@/candidates/candidate/profile/use-completion";
import { completionFields } from "@/candidates/model/completion-fields";
import { MatchSign } from "@/components/product/match-sign";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format";

const countOf = ({ filled }: ProfileCompletion) => `${filled} of ${completionItems.length}`;

/** How much of the profile is there, as it is typed, with a way to each field that is still empty. */
export function CompletionCard({ candidate }: { candidate: Candidate }) {
  const completion = useCompletion(candidate);
  const { percent, missing, needed } = completion;
  return (
    <Card title="Profile completion" aside={<span className="tnum font-semibold">{countOf(completion)}</span>}>
      <CompletionBar percent={percent} />
      <p className="mt-3 text-sm text-ink-muted">
        {percent}%.{" "}
        {missing.length === 0
          ? "Everything is there."
          : needed === 0
            ? "That is enough to apply."
            : `We'll ask for ${formatCount(needed, "more detail")} when you apply.`}
      </p>
      {missing.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers
        <ul role="list" className="missing mt-1 -mb-2" aria-label="Still empty">
          {missing.map((item) => (
            <li key={item}>
              <FieldLink name={completionFields[item]}>
                <MatchSign fit="none" label={null} />
                <span className="grow">{completionItemLabels[item]}</span>
                <Icon icon={ArrowDown} size="sm" className="text-ink-subtle" />
              </FieldLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The same in a line, above the form where the card stands below it. */
export function CompletionLine({ candidate }: { candidate: Candidate }) {
  const completion = useCompletion(candidate);
  const { missing } = completion;
  return (
    <p className="mt-2 lg:hidden">
      <b className="tnum font-semibold">{countOf(completion)}</b> filled.
      {missing.length > 0 && (
        <>
          {" Still empty: "}
          <FieldLinks items={missing} />.
        </>
      )}
    </p>
  );
}
