import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { type FailedQuery, useTryAgain } from "@/lib/use-try-again";

interface CardsOnTheirWayProps {
  titles: readonly string[];
  query: FailedQuery & { isError: boolean };
}

export function CardsOnTheirWay({ titles, query }: CardsOnTheirWayProps) {
  const next = useTryAgain(query);
  return titles.map((title, index) => (
    <Card key={title} title={title} flush>
      {query.isError ? (
        <p className="flex flex-wrap items-center gap-x-2 px-5 pb-3 text-ink-muted" role="alert">
          <span>{`Couldn't load ${title.toLowerCase()}.`}</span>
          {/* Once for all of them. */}
          {index === 0 && next !== null && <span>{next}</span>}
          <Button size="sm" variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try again<span className="sr-only">, {title.toLowerCase()}</span>
          </Button>
        </p>
      ) : (
        <Skeleton label={`Loading ${title.toLowerCase()}`} rows={2} />
      )}
    </Card>
  ));
}
