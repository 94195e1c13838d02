import { Chip } from "@/components/ui/chip";

export function RowTags({ tags }: { tags: readonly string[] }) {
  const [first, ...rest] = tags;
  if (first === undefined) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Chip>
        <span className="block max-w-28 truncate">{first}</span>
      </Chip>
      {rest.length > 0 && (
        <span className="tnum text-ink-muted text-sm" title={rest.join(", ")}>
          <span aria-hidden="true">+{rest.length}</span>
          <span className="sr-only">{rest.join(", ")}</span>
        </span>
      )}
    </span>
  );
}
