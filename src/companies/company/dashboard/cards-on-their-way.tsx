import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";

interface CardsOnTheirWayProps {
  /** What the cards are called. */
  titles: readonly string[];
  /** What all of them are read with. */
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Cards of Today before they are there, each with its rows; or each with its way to try again. */
export const CardsOnTheirWay = ({ titles, query }: CardsOnTheirWayProps) =>
  titles.map((title) => (
    <Card key={title} title={title} flush>
      {query.isError ? (
        <p className="flex flex-wrap items-center gap-x-2 px-5 pb-3 text-ink-muted" role="alert">
          {`Couldn't load ${title.toLowerCase()}.`}
          <Button size="sm" variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again<span className="sr-only">, {title.toLowerCase()}</span>
          </Button>
        </p>
      ) : (
        <Skeleton label={`Loading ${title.toLowerCase()}`} rows={2} />
      )}
    </Card>
  ));
