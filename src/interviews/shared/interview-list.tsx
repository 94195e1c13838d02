import type { ListedInterview } from "@contracts/interviews/interview";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Card, RowList } from "@/components/ui/card";
import { PagedList } from "@/components/ui/paged-list";
import { InterviewRow } from "@/interviews/shared/interview-row";
import { useReaderZone } from "@/lib/reader-zone";

interface InterviewListProps {
  query: UseInfiniteQueryResult<InfiniteData<{ interviews: ListedInterview[] }>>;
  isPast: boolean;
  empty: ComponentProps<typeof PagedList>["empty"];
}

export function InterviewList({ query, isPast, empty }: InterviewListProps) {
  const [zone] = useReaderZone();
  return (
    <Card flush>
      <PagedList
        query={query}
        rows={query.data?.pages.flatMap(({ interviews }) => interviews)}
        what="interviews"
        empty={empty}
      >
        {(rows) => (
          <RowList aria-label={isPast ? "Past interviews" : "Upcoming interviews"}>
            {rows.map((interview) => (
              <InterviewRow key={interview.id} {...{ interview, zone, isPast }} />
            ))}
          </RowList>
        )}
      </PagedList>
    </Card>
  );
}
