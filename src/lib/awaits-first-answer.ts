import type { UseQueryResult } from "@tanstack/react-query";

type Asked = Pick<UseQueryResult, "isPending" | "failureCount" | "errorUpdateCount">;

/** Whether a query has neither data nor a failed try yet. A page waits for these, so that its parts show together. */
export const awaitsFirstAnswer = ({ isPending, failureCount, errorUpdateCount }: Asked): boolean =>
  isPending && failureCount + errorUpdateCount === 0;
