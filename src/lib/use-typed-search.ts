import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";
import { useSettled } from "@/lib/use-settled";

/** Asks for what is typed once it has not changed for a moment. `isLate`: the answer is still that of what was typed before. */
export function useTypedSearch<Answer, Data, Key extends QueryKey>(
  typed: string,
  toQuery: (text: string) => UseQueryOptions<Answer, AppError, Data, Key>,
  afterMs?: number,
) {
  const text = useSettled(typed, afterMs);
  const { data, isError, isPlaceholderData } = useQuery(toQuery(text));
  return { data, isError, isLate: text !== typed || isPlaceholderData };
}
