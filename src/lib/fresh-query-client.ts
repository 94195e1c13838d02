import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from "@tanstack/react-query";

/**
 * A query client where reads started before an invalidation don't outlive it. The library only restarts a running fetch if an
 * active query had data; otherwise it takes the response, which may predate the change, as fresh.
 */
export class FreshQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters: InvalidateQueryFilters<Key> = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll({ ...filters, fetchStatus: "fetching" })
      .filter((query) => query.state.data === undefined || !query.isActive());
    // Joins the running fetch.
    const fetches = underWay.map((query) => query.fetch());
    await Promise.all([super.invalidateQueries(filters, options), Promise.allSettled(fetches)]);
    const answered = underWay.filter(({ state }) => state.status === "success");
    await super.invalidateQueries(
      { refetchType: filters.refetchType, predicate: (query) => answered.includes(query) },
      options,
    );
  }
}
