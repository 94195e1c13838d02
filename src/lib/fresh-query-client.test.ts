import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { FreshQueryClient } from "@/lib/fresh-query-client";

const client = new FreshQueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });
const queryKey = ["list"];

/** A query that returns the state as of the request, once released. */
function heldQuery() {
  const stored = { value: "before" };
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const { value } = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(value)));
  };
  return { stored, answers, options: { queryKey, queryFn } };
}

afterEach(() => client.clear());

it("refetches a visible query whose first load began before the change", async () => {
  const { stored, answers, options } = heldQuery();
  const stop = new QueryObserver(client, options).subscribe(() => {});
  stored.value = "after";
  const invalidated = client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  expect(client.getQueryData(queryKey)).toBe("before");
  answers[1]?.();
  await invalidated;
  expect(client.getQueryData(queryKey)).toBe("after");
  stop();
});

it.each([
  ["for the first time", false],
  ["again", true],
])("doesn't refetch a hidden query loading %s, but marks it as stale", async (_when, wasThere) => {
  const { stored, answers, options } = heldQuery();
  if (wasThere) client.setQueryData(queryKey, "long before", { updatedAt: 1 });
  const asked = client.prefetchQuery(options);
  stored.value = "after";
  const invalidated = client.invalidateQueries();
  answers[0]?.();
  await Promise.all([asked, invalidated]);
  expect(answers).toHaveLength(1);
  expect(client.getQueryState(queryKey)).toMatchObject({ data: "before", isInvalidated: true });
});

it("does not retry a failed query", async () => {
  let asked = 0;
  const queryFn = () => {
    asked += 1;
    return Promise.reject(new Error("No answer"));
  };
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {});
  await client.invalidateQueries();
  expect(asked).toBe(1);
  stop();
});
