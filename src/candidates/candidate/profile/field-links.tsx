import { type CompletionItem, completionItemLabels } from "@contracts/candidates/candidate";
import { FieldLink } from "@/candidates/candidate/profile/field-link";
import { completionFields } from "@/candidates/model/completion-fields";
import { lowerFirst } from "@/components/product/completion-words";

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
