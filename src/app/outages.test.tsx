import { productName } from "@contracts/operator";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "@/app/query-client";
import { ErrorState } from "@/components/ui/error-state";
import { RetryNotice } from "@/components/ui/retry-notice";
import { callProcedure } from "@/lib/call-procedure";

const { post } = vi.hoisted(() => ({ post: vi.fn<() => Promise<Response>>() }));
vi.mock("@/lib/api-fetch", () => ({ postToApi: post }));

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset();
  post.mockImplementation(async () => Response.json({}));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const restarting = (retryAfter: string) => async () =>
  Response.json({ code: "PGRST002", message: "No database" }, { status: 503, headers: { "retry-after": retryAfter } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function List({ isPart = false }) {
  const query = useQuery({ queryKey: ["list"], queryFn: () => callProcedure("get_frame", {}) });
  if (!query.error) return <p>{query.data ? "Loaded" : "Loading"}</p>;
  if (!isPart) return <ErrorState title="Failed to load the list" query={query} />;
  return (
    <RetryNotice title="Failed to load the list" query={query}>
      {query.error.message}
    </RetryNotice>
  );
}

async function open(isPart = false) {
  render(
    <QueryClientProvider client={queryClient}>
      <List isPart={isPart} />
    </QueryClientProvider>,
  );
  await pass(10);
}
const shown = () => document.body.textContent;

it.each([
  ["page", false],
  ["part of a page", true],
])("a %s says what happened and when it will retry, and then retries", async (_, isPart) => {
  post.mockImplementationOnce(restarting("7"));
  await open(isPart);
  expect(shown()).toContain(`${productName} is restarting.`);
  expect(shown()).toContain("We'll try again in 7 s.");
  await pass(6_900);
  expect(post).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(post).toHaveBeenCalledTimes(2);
  expect(shown()).toBe("Loaded");
});

it("retries less and less often, and not while the page is hidden", async () => {
  for (const wait of ["7", "7"]) post.mockImplementationOnce(restarting(wait));
  await open();
  await pass(7_100);
  expect(shown()).toContain("We'll try again in 14 s.");
  const look = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(28_000);
  expect(post).toHaveBeenCalledTimes(2);
  look.mockRestore();
  await pass(14_000);
  expect(post).toHaveBeenCalledTimes(3);
  expect(shown()).toBe("Loaded");
});

it("shows no outage when the server is back within seconds", async () => {
  post.mockImplementationOnce(async () => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await open();
  expect(screen.getByText("Loading")).toBeDefined();
  await pass(1_100);
  expect(screen.getByText("Loaded")).toBeDefined();
});

it("retries after the time the server gives, unless that is too long", async () => {
  post.mockImplementationOnce(restarting("3"));
  await open();
  await pass(2_800);
  expect(post).toHaveBeenCalledTimes(1);
  await pass(300);
  expect(shown()).toBe("Loaded");
  cleanup();
  queryClient.clear();
  post.mockImplementationOnce(restarting("3600"));
  await open();
  expect(shown()).toContain(`${productName} is restarting.`);
  expect(shown()).not.toContain("We'll try again");
  await pass(4_000_000);
  expect(post).toHaveBeenCalledTimes(3);
});
