import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { ShowMore } from "@/components/ui/show-more";

interface ShortListProps<Row> {
  rows: readonly Row[];
  what: string;
  /** Of a list that loads page by page. */
  query?: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: (rows: readonly Row[]) => ReactNode;
}

/** How many show at first. */
const few = 5;

/** The first rows of a list among others on a page, and a press for the rest. */
export function ShortList<Row>({ rows, what, query, children }: ShortListProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const all = query?.hasNextPage ? `Show more ${what}` : `Show all ${rows.length} ${what}`;
  return (
    <>
      {children(isWhole ? rows : rows.slice(0, few))}
      {isWhole && query && (
        <ShowMore
          hasMore={query.hasNextPage}
          busy={query.isFetchingNextPage}
          label={`Load more ${what}`}
          onClick={() => void query.fetchNextPage()}
        />
      )}
      {rows.length > few && (
        <div className="border-line border-t p-2 text-center">
          <Button variant="quiet" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show fewer ${what}` : all}
          </Button>
        </div>
      )}
    </>
  );
}
