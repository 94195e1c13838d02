import { AuthRetryableFetchError } from "@supabase/auth-js";
import { MutationObserver } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { leaveFailures } from "@/app/failure-toasts";
import { queryClient } from "@/app/query-client";
import { setGuessing } from "@/auth/guess";
import { toast, toastStore } from "@/components/feedback/toast";
import ToastList from "@/components/feedback/toast-list";
import { AppError, parseOutage } from "@/lib/app-error";
import { sessionKey } from "@/lib/supabase";
import { renderWith } from "../../tests/support/render-with.tsx";

const { signOut, refreshSession } = vi.hoisted(() => ({
  signOut: vi.fn(async () => ({ error: null })),
  refreshSession: vi.fn(async () => ({ data: { session: null as object | null }, error: null as object | null })),
}));
vi.mock("@/lib/supabase", async (original) => ({
  ...(await original<typeof import("@/lib/supabase")>()),
  getSupabase: async () => ({ auth: { signOut, refreshSession } }),
}));

const failure = (changes: Partial<ConstructorParameters<typeof AppError>[0]> = {}) =>
  new AppError({ code: "conflict", message: "The server's words", status: 409, ...changes });

const busy = "There were too many requests in a short time.";

const shown = () =>
  toastStore
    .read()
    .filter((each) => each.open)
    .map(({ tone, title, description }) => [tone, title, description]);

const mutate = (meta: Record<string, unknown>, result: () => Promise<unknown>, mutationKey?: string[]) =>
  new MutationObserver(queryClient, { mutationFn: result, meta, ...(mutationKey && { mutationKey }) })
    .mutate()
    .catch(() => {});

/** Even when the data is fresh. */
const load = (meta: Record<string, unknown> | undefined, error: AppError | null, key = "x") =>
  queryClient
    .fetchQuery({
      queryKey: [key],
      queryFn: () => (error ? Promise.reject(error) : "loaded"),
      ...(meta && { meta }),
      retry: false,
      staleTime: 0,
    })
    .catch(() => {});

afterEach(() => {
  for (const { id } of toastStore.read()) toast.dismiss(id);
  queryClient.clear();
  localStorage.clear();
  signOut.mockClear();
});

describe("failure toasts of a page that was left", () => {
  afterEach(() => void vi.useRealTimers());

  it("disappear with the page; recent ones first stay as long as other toasts", async () => {
    vi.useFakeTimers();
    await mutate({ errorTitle: "Seen" }, () => Promise.reject(failure()));
    await vi.advanceTimersByTimeAsync(60_000);
    await mutate({ errorTitle: "Just told" }, () => Promise.reject(failure()));
    leaveFailures();
    await vi.advanceTimersByTimeAsync(4_900);
    expect(shown().map(([, title]) => title)).toEqual(["Just told"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual([]);
  });

  it("stay if they offer to try again, and repeat the same call", async () => {
    vi.useFakeTimers();
    const tryAgain = vi.fn();
    const observer = new MutationObserver(queryClient, {
      mutationFn: (_file: string) => Promise.reject(failure()),
      meta: { errorTitle: "Failed to upload", tryAgain },
    });
    await observer.mutate("logo.png").catch(() => {});
    leaveFailures();
    await vi.advanceTimersByTimeAsync(60_000);
    const [told] = toastStore.read().filter(({ open }) => open);
    expect(told).toMatchObject({ title: "Failed to upload", action: { label: "Try again" } });
    told?.action?.onSelect();
    expect(tryAgain).toHaveBeenCalledWith("logo.png");
  });

  it("stay if the call has failed again on the new page", async () => {
    vi.useFakeTimers();
    await mutate({ errorTitle: "Failed to save" }, () => Promise.reject(failure()));
    leaveFailures();
    await mutate({ errorTitle: "Failed to save" }, () => Promise.reject(failure()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown()).toHaveLength(1);
  });
});

describe("a failed call", () => {
  it.each([
    [{}, ["error", "Something went wrong", "The server's words"]],
    [{ errorTitle: "Failed to save" }, ["error", "Failed to save", "The server's words"]],
    [{ errorMessage: "Failed to save" }, ["error", "Failed to save", "The server's words"]],
    [{ errorTitle: "Error", errorMessage: "Failed to save" }, ["error", "Error", "Failed to save"]],
    [
      { errorMessage: (error: AppError) => `Failed to save: ${error.message}` },
      ["error", "Failed to save: The server's words", undefined],
    ],
  ])("shows one toast for the texts %o", async (meta, text) => {
    await mutate(meta, () => Promise.reject(failure()));
    expect(shown()).toEqual([text]);
  });

  it.each([
    [{ errorTitle: "Failed to save" }, ["error", "Failed to save", `${busy} Try again in 30 s.`]],
    [{ errorMessage: "Failed to save" }, ["error", "Failed to save", `${busy} Try again in 30 s.`]],
    [
      { errorTitle: "Error", errorMessage: "Failed to save" },
      ["error", "Error", `Failed to save. ${busy} Try again in 30 s.`],
    ],
    [
      { errorMessage: (error: AppError) => `Failed to save: ${error.message}` },
      ["error", `Failed to save: ${busy}`, "Try again in 30 s."],
    ],
  ])("gives the reason of an outage and when to try again, with the texts %o", async (meta, text) => {
    await mutate(meta, () => Promise.reject(parseOutage({ status: 429, body: null }, null)));
    expect(shown()).toEqual([text]);
  });

  it("shows no toast when the form or the screen shows the error", async () => {
    await mutate({}, () => Promise.reject(failure({ fields: { title: "Too short" } })));
    await mutate({ silent: true }, () => Promise.reject(failure()));
    await load(undefined, failure());
    expect(shown()).toEqual([]);
  });

  it("shows nothing for queries made on a guessed role until the page is shown", async () => {
    const meta = { errorTitle: "Failed to load" };
    setGuessing(true);
    await load(meta, failure());
    await load(meta, failure({ status: 401 }));
    expect(shown()).toEqual([]);
    expect(signOut).not.toHaveBeenCalled();
    setGuessing(false);
    await load(meta, failure());
    expect(shown()).toHaveLength(1);
  });

  it("links to the help article about a limit", async () => {
    await mutate({}, () => Promise.reject(failure({ code: "plan_limit" })));
    renderWith(<ToastList toasts={toastStore.read()} />);
    const help = screen.getByRole("link", { name: /^Learn more/ });
    expect(help.getAttribute("href")).toBe("/help/change-your-plan#limit");
  });

  it("shows a toast for field errors when no form shows them", async () => {
    await mutate({ toastFieldErrors: true }, () => Promise.reject(failure({ fields: { title: "Too short" } })));
    expect(shown()).toHaveLength(1);
  });

  it("loses its toast on the next attempt, even if each render creates new texts", async () => {
    const texts = (kind: string) => ({
      errorMessage: (error: AppError) => `Failed to save ${kind}: ${error.message}`,
      successMessage: "Saved",
    });
    await mutate(texts("resume"), () => Promise.reject(failure()));
    await mutate(texts("resume"), async () => "done");
    expect(shown()).toEqual([["success", "Saved", undefined]]);
  });

  it("keeps its toast when a call with another key succeeds", async () => {
    const texts = { errorMessage: (error: AppError) => error.message };
    await mutate(texts, () => Promise.reject(failure()), ["removal", "resume"]);
    await mutate(texts, async () => "done", ["removal", "certificate"]);
    expect(shown()).toEqual([["error", "The server's words", undefined]]);
  });

  it("keeps a toast shared by several queries until the last of them has loaded", async () => {
    const meta = { errorTitle: "Failed to load" };
    await load(meta, failure());
    await load(meta, failure(), "y");
    expect(shown()).toHaveLength(1);
    await load(meta, null);
    expect(shown()).toHaveLength(1);
    await load(meta, null, "y");
    expect(shown()).toEqual([]);
  });

  it("shows a toast for a query that has texts or is showing older data", async () => {
    await load({ errorTitle: "Failed to load" }, failure());
    expect(shown()).toEqual([["error", "Failed to load", "The server's words"]]);
    queryClient.setQueryData(["x"], "old");
    await load(undefined, failure());
    expect(shown()[1]).toEqual(["error", "This page couldn't be refreshed", "The server's words"]);
  });

  it("marks a failed refetch of older data as background", async () => {
    await load({ errorTitle: "Failed to load" }, failure());
    await mutate({ errorTitle: "Failed to save" }, () => Promise.reject(failure()));
    queryClient.setQueryData(["x"], "old");
    await load(undefined, failure());
    expect(toastStore.read().map(({ isBackground }) => isBackground)).toEqual([false, false, true]);
  });
});

describe("a refused session", () => {
  const store = (access_token: string) => localStorage.setItem(sessionKey, JSON.stringify({ access_token }));
  const refused = () =>
    failure({ code: "session_expired", status: 401, message: "Your session has ended. Please sign in again." });

  it("ends in this browser and shows one message, whatever texts the call has", async () => {
    store("refused");
    await mutate({ silent: true }, () => Promise.reject(refused()));
    await load({ errorTitle: "Failed to load" }, refused());
    await vi.waitFor(() =>
      expect(shown()).toEqual([["info", "Your session has ended. Please sign in again.", undefined]]),
    );
    expect(signOut).toHaveBeenCalledWith({ scope: "local" });
  });

  it("says what needed a sign-in, if the call has a text for that", async () => {
    const texts = { errorMessage: "Failed to update profile", signedOutMessage: "You must be logged in to update it" };
    await mutate(texts, () => Promise.reject(refused()));
    await vi.waitFor(() =>
      expect(shown()).toEqual([
        ["error", "You must be logged in to update it", "Your session has ended. Please sign in again."],
      ]),
    );
    store("refused");
    await mutate(texts, () => Promise.reject(refused()));
    await vi.waitFor(() =>
      expect(shown()).toEqual([
        ["info", "You must be logged in to update it", "Your session has ended. Please sign in again."],
      ]),
    );
  });

  it.each([
    ["renewed", { session: {} }, "refused"],
    ["started in between", { session: null }, "new"],
  ])("does not end if the session was %s", async (_, data, stored) => {
    store("refused");
    refreshSession.mockImplementationOnce(async () => {
      store(stored);
      return { data, error: null };
    });
    await mutate({}, () => Promise.reject(refused()));
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    expect(shown()[0]?.[0]).toBe("error");
    expect(signOut).not.toHaveBeenCalled();
  });

  it("doesn't end while the auth service is unreachable", async () => {
    store("refused");
    const error = new AuthRetryableFetchError("{}", 503);
    refreshSession.mockImplementationOnce(async () => ({ data: { session: null }, error }));
    await mutate({}, () => Promise.reject(refused()));
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    expect(signOut).not.toHaveBeenCalled();
  });

  it("shows an ordinary failure to people who are signed out", async () => {
    await mutate({}, () => Promise.reject(failure({ status: 401, message: "Please sign in to continue" })));
    await vi.waitFor(() => expect(shown()).toEqual([["error", "Something went wrong", "Please sign in to continue"]]));
    expect(signOut).not.toHaveBeenCalled();
  });
});

it("a successful call shows its title and text", async () => {
  await mutate({ successTitle: "Email sent", successMessage: () => "Look there" }, async () => "done");
  expect(shown()).toEqual([["success", "Email sent", "Look there"]]);
});
