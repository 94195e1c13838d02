import { type CompletionItem, completionItemLabels } from "@contracts/candidate";
import { lowerFirst } from "@/components/product/completion-words";
import { completionFields } from "@/features/candidate/profile/completion-fields";
import { FieldLink } from "@/features/candidate/profile/field-link";

/** The fields of some items of completion within a sentence, each leading to where it is filled in. */
export const FieldLinks = ({ items }: { items: readonly CompletionItem[] }) =>
  items.map((item, index) => (
    <span key={item}>
      {index > 0 && ", "}
      <FieldLink className="link" name={completionFields[item]}>
        {lowerFirst(completionItemLabels[item])}
      </FieldLink>
    </span>
  ));
