import { type CompletionItem, completionItemLabels } from "@contracts/candidates/candidate";
import { FieldLink } from "@/candidates/candidate/profile/field-link";
import { completionFields } from "@/candidates/model/completion-fields";
import { lowerFirst } from "@/components/product/completion-words";

/** Links, within a sentence, to the fields of completion items. */
export const FieldLinks = ({ items }: { items: readonly CompletionItem[] }) =>
  items.map((item, index) => (
    <span key={item}>
      {index > 0 && <span>{", "}</span>}
      <FieldLink className="link" name={completionFields[item]}>
        {lowerFirst(completionItemLabels[item])}
      </FieldLink>
    </span>
  ));
