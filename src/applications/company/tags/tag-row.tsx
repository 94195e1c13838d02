import { limits } from "@contracts/limits";
import { Plus } from "lucide-react";
import type { TagChoice } from "@/applications/model/tag-choices";
import { MarkedWords } from "@/components/product/marked-words";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format";

interface TagRowProps {
  choice: TagChoice;
  typed: string;
  inUse: number;
}

/** A tag option: an existing one with its count, or a new one. */
export const TagRow = ({ choice: { name, people }, typed, inUse }: TagRowProps) =>
  people === null ? (
    <>
      <Icon icon={Plus} size="sm" />
      <span className="min-w-0 font-normal">{`Create tag “${name}”`}</span>
      <small>{`${inUse} of ${limits.tags}`}</small>
    </>
  ) : (
    <>
      <span className="min-w-0 font-normal">
        <MarkedWords text={name} query={typed} />
      </span>
      {people > 0 && <small>{formatCount(people, "person", "people")}</small>}
    </>
  );
