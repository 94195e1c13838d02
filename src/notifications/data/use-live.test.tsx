import type { Frame } from "@contracts/accounts/account";
import type { News } from "@contracts/conversations/conversation";
import { focusManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frameKey } from "@/accounts/data/frame-query";
import { readingKey } from "@/lib/procedure-query";
import { pollMs, slowPollMs } from "@/notifications/data/news-query";
import { useLive } from "@/notifications/data/use-live";

const realtime = vi.hoisted(() => ({
  isOn: false,
  setAuth: async () => {},
  /** Per channel: the rows it watches, and its callbacks. */
  channels: [] as {
    rows: unknown[];
    tell: (status: string) => void;
    change: () => void;
    hear: (message: { extension: string; status: string }) => void;
    hasLeft: boolean;
  }[],
}));
vi.mock("@/config/env", () => ({
  getEnv: () => ({
    VITE_SUPABASE_URL: "http://api.example",
    VITE_SUPABASE_PUBLISHABLE_KEY: "key",
    ...(realtime.isOn && { VITE_REALTIME: "on" }),
  }),
}));
vi.mock("@/lib/supabase", () => ({
  getSupabase: async () => ({ auth: { getSession: async () => ({ data: { session: null } }) } }),
}));
vi.mock("@supabase/realtime-js", () => ({
  RealtimeClient: class {
    setAuth = () => realtime.setAuth();
    channel() {
      const made: (typeof realtime.channels)[number] = {
        rows: [],
        tell: () => {},
        change: () => {},
        hear: () => {},
        hasLeft: false,
      };
      realtime.channels.push(made);
      return {
        made,
        on(kind: string, row: unknown, callback: () => void) {
          if (kind === "system") {
            made.hear = callback;
            return;
          }
          made.rows.push(row);
          made.change = callback;
        },
        subscribe(tell: (status: string) => void) {
          made.tell = tell;
        },
      };
    }
    removeChannel = async ({ made }: { made: { hasLeft: boolean } }) => {
      made.hasLeft = true;
    };
  },
}));
const asked = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: asked }));

let news: News;
let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  news = { unread: 0, unread_conversations: 0, version: 1, team_version: 0 };
  asked.mockReset().mockImplementation(async () => ({ ...news }));
  realtime.isOn = false;
  realtime.setAuth = async () => {};
  realtime.channels.length = 0;
  client = new QueryClient();
  client.setQueryData(frameKey("me"), { unread: 0, unread_conversations: 0 } as Frame);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Advances time, and flushes updates to the page. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms + 1));
const channel = () => {
  const last = realtime.channels.at(-1);
  if (!last) throw new Error("No channel was made.");
  return last;
};

function Live({ applicationId }: { applicationId: string | null }) {
  useLive("me", applicationId);
  return null;
}
async function open(applicationId: string | null = "a") {
  const page = (id: string | null) => (
    <QueryClientProvider client={client}>
      <Live applicationId={id} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(page(applicationId));
  await pass(0);
  return { go: (id: string | null) => rerender(page(id)), unmount };
}
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;

test("a visible page polls every few seconds, and refetches what has a newer version", async () => {
  client.setQueryData(readingKey("get_conversation", { p_application_id: "a" }), "read");
  await open();
  expect(asked).toHaveBeenCalledExactlyOnceWith("get_news", { p_application_id: "a" }, expect.anything());
  await pass(pollMs);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(isStale(readingKey("get_conversation", { p_application_id: "a" }))).toBe(false);
  news.version = 2;
  await pass(pollMs);
  expect(isStale(readingKey("get_conversation", { p_application_id: "a" }))).toBe(true);
});

test("team data is refetched on its own, and along with everything else", async () => {
  client.setQueryData(readingKey("get_conversation", { p_application_id: "a" }), "read");
  client.setQueryData(readingKey("get_scorecards", { p_application_id: "a" }), "read");
  await open();
  news.team_version = 1;
  await pass(pollMs);
  expect([
    isStale(readingKey("get_scorecards", { p_application_id: "a" })),
    isStale(readingKey("get_conversation", { p_application_id: "a" })),
  ]).toEqual([true, false]);
  client.setQueryData(readingKey("get_scorecards", { p_application_id: "a" }), "read");
  news.version = 2;
  await pass(pollMs);
  expect(isStale(readingKey("get_scorecards", { p_application_id: "a" }))).toBe(true);
});

test("a hidden page doesn't poll, and polls right away when visible again", async () => {
  await open();
  act(() => focusManager.setFocused(false));
  await pass(10 * pollMs);
  expect(asked).toHaveBeenCalledTimes(1);
  act(() => focusManager.setFocused(true));
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("without an open conversation the first poll waits, and then refetches what changed", async () => {
  client.setQueryData(readingKey("get_my_applications", {}), "read");
  await open(null);
  expect(asked).not.toHaveBeenCalled();
  news = { unread: 0, unread_conversations: 1, version: null, team_version: null };
  await pass(pollMs);
  expect(asked).toHaveBeenCalledExactlyOnceWith("get_news", {}, expect.anything());
  expect(isStale(frameKey("me"))).toBe(true);
  expect(isStale(readingKey("get_my_applications", {}))).toBe(true);
});

test("lists are refetched even if the frame already has the new counts", async () => {
  const keys = [
    readingKey("get_my_applications", {}),
    readingKey("get_candidate_dashboard", {}),
    readingKey("get_company_today", {}),
    readingKey("notifications", { userId: "me" }),
  ];
  for (const key of keys) client.setQueryData(key, "read");
  await open(null);
  client.setQueryData(frameKey("me"), { unread: 1, unread_conversations: 1 } as Frame);
  news = { unread: 1, unread_conversations: 1, version: null, team_version: null };
  await pass(pollMs);
  expect(keys.map(isStale)).toEqual([true, true, true, true]);
  expect(isStale(frameKey("me")), "it says so already").toBe(false);
});

test("versions of different conversations are not compared", async () => {
  client.setQueryData(readingKey("get_conversation", { p_application_id: "b" }), "read");
  const { go } = await open("a");
  news.version = 7;
  go("b");
  await pass(0);
  expect(asked).toHaveBeenLastCalledWith("get_news", { p_application_id: "b" }, expect.anything());
  expect(isStale(readingKey("get_conversation", { p_application_id: "b" }))).toBe(false);
});

test("a failed poll is silent, and the next one works", async () => {
  client.setQueryData(readingKey("get_conversation", { p_application_id: "a" }), "read");
  await open();
  asked.mockRejectedValueOnce(new Error("down"));
  await pass(pollMs);
  news.version = 2;
  await pass(pollMs);
  expect(isStale(readingKey("get_conversation", { p_application_id: "a" }))).toBe(true);
});

test("no connection is made while live updates are off", async () => {
  await open();
  await pass(pollMs);
  expect(realtime.channels).toHaveLength(0);
});

test("polling pauses while connected, until the connection breaks", async () => {
  realtime.isOn = true;
  await open();
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
  expect(channel().rows).toEqual([
    { event: "*", schema: "public", table: "notifications", filter: "user_id=eq.me" },
    { event: "*", schema: "public", table: "conversations", filter: "application_id=eq.a" },
    { event: "*", schema: "public", table: "team_news", filter: "application_id=eq.a" },
  ]);
  await pass(pollMs);
  expect(asked, "nothing is confirmed yet").toHaveBeenCalledTimes(2);
  act(() => channel().tell("SUBSCRIBED"));
  await pass(0);
  expect(asked, "what happened since").toHaveBeenCalledTimes(3);
  await pass(5 * pollMs);
  expect(asked).toHaveBeenCalledTimes(3);
  for (const [index, status] of ["CHANNEL_ERROR", "TIMED_OUT"].entries()) {
    act(() => channel().tell(status));
    await pass(pollMs);
    expect(asked, status).toHaveBeenCalledTimes(4 + 2 * index);
    act(() => channel().tell("SUBSCRIBED"));
    await pass(0);
  }
});

test("a channel closed by the server is opened again", async () => {
  realtime.isOn = true;
  await open();
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
  act(() => channel().tell("SUBSCRIBED"));
  await pass(0);
  act(() => channel().tell("CLOSED"));
  await pass(pollMs);
  expect(asked, "until then it polls").toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(2));
  act(() => channel().tell("SUBSCRIBED"));
  await pass(0);
  await pass(4 * pollMs);
  expect(asked).toHaveBeenCalledTimes(4);
});

test("a channel that could not be opened is retried", async () => {
  realtime.isOn = true;
  realtime.setAuth = async () => {
    realtime.setAuth = async () => {};
    throw new Error("offline");
  };
  await open();
  await pass(pollMs);
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
});

test("polling resumes while the server has lost its database", async () => {
  realtime.isOn = true;
  await open();
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
  act(() => channel().tell("SUBSCRIBED"));
  await pass(0);
  act(() => channel().hear({ extension: "postgres_changes", status: "error" }));
  await pass(pollMs);
  expect(asked).toHaveBeenCalledTimes(3);
  act(() => channel().hear({ extension: "postgres_changes", status: "ok" }));
  await pass(0);
  await pass(4 * pollMs);
  expect(asked).toHaveBeenCalledTimes(4);
});

test("a live change is read right away", async () => {
  realtime.isOn = true;
  client.setQueryData(readingKey("get_conversation", { p_application_id: "a" }), "read");
  await open();
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
  act(() => channel().tell("SUBSCRIBED"));
  await pass(0);
  news.version = 2;
  act(() => channel().change());
  await pass(0);
  expect(isStale(readingKey("get_conversation", { p_application_id: "a" }))).toBe(true);
});

test("data that no channel announces is still polled, but less often", async () => {
  realtime.isOn = true;
  client.setQueryData(readingKey("get_company_applications", {}), "read");
  news = { ...news, version: null, team_version: null };
  await open(null);
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
  act(() => channel().tell("SUBSCRIBED"));
  await pass(0);
  // With message notifications off, none of their rows change.
  news.unread_conversations = 1;
  await pass(slowPollMs);
  expect(isStale(readingKey("get_company_applications", {}))).toBe(true);
});

test("a channel is closed with its page", async () => {
  realtime.isOn = true;
  const { unmount } = await open();
  await vi.waitFor(() => expect(realtime.channels).toHaveLength(1));
  unmount();
  expect(channel().hasLeft).toBe(true);
  act(() => channel().tell("CLOSED"));
  act(() => channel().change());
  await pass(2 * pollMs);
  expect(realtime.channels, "nor is it opened again").toHaveLength(1);
  expect(asked).toHaveBeenCalledTimes(1);
});
