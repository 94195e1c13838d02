import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * A query client in which what began to be read before an invalidation does not outlive it. The library starts a running fetch anew
 * only where a query that shows had data; of the others it takes the answer, which may be from before the change, for a fresh one.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter((query) => query.state.data === undefined || !query.isActive());
    // Joins the fetch that runs.
    const fetches = underWay.map((query) => query.fetch());
    await Promise.all([super.invalidateQueries(filters, options), Promise.allSettled(fetches)]);
    const answered = underWay.filter(({ state }) => state.status === "success");
    await super.invalidateQueries(
      { refetchType: filters.refetchType, predicate: (query) => answered.includes(query) },
      options,
    );
  }
}
