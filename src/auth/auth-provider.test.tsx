import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthProvider } from "@/auth/auth-provider";
import { useAuth } from "@/auth/use-auth";
import { toastStore } from "@/components/feedback/toast";
import { sessionKey } from "@/lib/supabase";

interface FakeSession {
  user: { id: string; email: string; user_metadata: Record<string, unknown> };
}
type Follow = (event: string, session: FakeSession | null) => void;

// Lets tests control the client's events and the role in the frame's response.
const { fake } = vi.hoisted(() => ({
  fake: {
    followers: new Set<unknown>(),
    signedIn: "",
    loads: 0,
    readRole: (_userId: string): Promise<string> => new Promise(() => {}),
  },
}));

vi.mock("@/lib/supabase", async (original) => {
  const real = await original<typeof import("@/lib/supabase")>();
  const client = {
    auth: {
      signOut: async () => {
        for (const follow of fake.followers) (follow as Follow)("SIGNED_OUT", null);
        return { error: null };
      },
      refreshSession: async () => ({ data: { session: null } }),
      onAuthStateChange: (follow: Follow) => {
        fake.followers.add(follow);
        return { data: { subscription: { unsubscribe: () => fake.followers.delete(follow) } } };
      },
    },
  };
  const listeners = new Set<(loaded: unknown) => void>();
  return {
    ...real,
    getSupabase: async () => {
      fake.loads += 1;
      if (fake.loads === 1) for (const listener of listeners) listener(client);
      return client;
    },
    onSupabaseLoaded: (listener: (loaded: unknown) => void) => {
      if (fake.loads > 0) listener(client);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

vi.mock("@/lib/call-procedure", async () =>
  (await import("../../tests/support/answered-by.ts")).answeredBy(() => {
    const user_id = fake.signedIn;
    return fake.readRole(user_id).then(
      (role) => ({
        data: { user_id, role, name: "", memberships: [], waiting: 0, unread: 0, unread_conversations: 0 },
        error: null,
      }),
      (error: object) => ({ data: null, error }),
    );
  }),
);

const session = (id: string, role?: unknown): FakeSession => ({
  user: { id, email: `${id}@example.com`, user_metadata: { role } },
});

async function emit(event: string, next: FakeSession | null) {
  await act(async () => {
    fake.signedIn = next?.user.id ?? "";
    for (const follow of fake.followers) (follow as Follow)(event, next);
  });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let seen: ReturnType<typeof useAuth>;

function Who() {
  const auth = useAuth();
  const { status, user, role } = auth;
  seen = auth;
  return <p>{[status, user?.id, role].filter(Boolean).join(" ")}</p>;
}

const client = () => new QueryClient();

async function open(queryClient = client()) {
  await act(async () => {
    render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>
            <Who />
          </AuthProvider>
        </QueryClientProvider>
      </StrictMode>,
    );
  });
}

const shown = () => screen.getByRole("paragraph").textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fake.followers.clear();
  fake.loads = 0;
  fake.readRole = () => new Promise(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe("AuthProvider", () => {
  it("is signed out right away if no session is stored, without loading the client", async () => {
    await open();
    expect(shown()).toBe("signed-out");
    expect(fake.loads).toBe(0);
  });

  it("waits for the stored session, then for the role", async () => {
    localStorage.setItem(sessionKey, "{}");
    let answer = (_role: string) => {};
    fake.readRole = () => new Promise((resolve) => (answer = resolve));
    await open();
    expect(shown()).toBe("loading");
    await emit("INITIAL_SESSION", session("ann", "candidate"));
    expect(shown()).toBe("loading");
    await act(async () => answer("admin"));
    expect(shown()).toBe("signed-in ann admin");
  });

  it("stops waiting for the initial session after 5 s, but still accepts it later", async () => {
    localStorage.setItem(sessionKey, "{}");
    fake.readRole = async () => "company";
    await open();
    await wait(4999);
    expect(shown()).toBe("loading");
    await wait(1);
    expect(shown()).toBe("signed-out");
    await emit("INITIAL_SESSION", session("ann"));
    expect(shown()).toBe("signed-in ann company");
  });

  it.each([
    ["Company", "company"],
    ["candidate", "candidate"],
    ["ADMIN", "candidate"],
    ["owner", "candidate"],
    [undefined, "candidate"],
  ])("uses the role %s from sign-up as %s if the profile cannot be read", async (asked, role) => {
    localStorage.setItem(sessionKey, "{}");
    fake.readRole = async () => {
      throw { code: "XX000", message: "", details: "", hint: "" };
    };
    await open();
    await emit("INITIAL_SESSION", session("ann", asked));
    expect(shown()).toBe(`signed-in ann ${role}`);
  });

  it("keeps loading while an unknown role takes more than 3 s, whatever sign-up said", async () => {
    localStorage.setItem(sessionKey, "{}");
    let answer = (_role: string) => {};
    fake.readRole = () => new Promise((resolve) => (answer = resolve));
    await open();
    await emit("INITIAL_SESSION", session("ann", "candidate"));
    await wait(10_000);
    expect(shown()).toBe("loading");
    answer("admin");
    await wait(0);
    expect(shown()).toBe("signed-in ann admin");
  });

  it("ends a session that the server refuses", async () => {
    localStorage.setItem(sessionKey, JSON.stringify({ access_token: "refused" }));
    fake.readRole = async () => {
      throw { code: "PGRST303", message: "JWT expired", details: "", hint: "" };
    };
    await open();
    await emit("INITIAL_SESSION", session("ann", "company"));
    expect(shown()).toBe("signed-out");
    expect(toastStore.read().map((each) => each.title)).toContain("Your session has ended. Please sign in again.");
  });

  it("treats an unknown profile role as candidate", async () => {
    localStorage.setItem(sessionKey, "{}");
    fake.readRole = async () => "employee";
    await open();
    await emit("INITIAL_SESSION", session("ann", "company"));
    expect(shown()).toBe("signed-in ann candidate");
  });

  it("follows sign-ins in another tab, and drops the data of the previous account", async () => {
    const queryClient = client();
    fake.readRole = async () => "candidate";
    await open(queryClient);
    localStorage.setItem(sessionKey, "{}");
    await act(async () => {
      window.dispatchEvent(new StorageEvent("storage", { key: sessionKey }));
    });
    await emit("SIGNED_IN", session("ann"));
    expect(shown()).toBe("signed-in ann candidate");
    queryClient.setQueryData(["applications"], ["ann's"]);

    fake.readRole = () => new Promise(() => {});
    await emit("SIGNED_IN", session("bob", "company"));
    expect(shown()).toBe("loading");
    fake.readRole = async () => "company";
    await emit("TOKEN_REFRESHED", session("bob", "company"));
    await wait(0);
    expect(shown()).toBe("signed-in bob company");
    expect(queryClient.getQueryData(["applications"])).toBeUndefined();
  });

  it("drops all data on sign-out, and keeps it when the token is refreshed", async () => {
    const queryClient = client();
    localStorage.setItem(sessionKey, "{}");
    fake.readRole = async () => "candidate";
    await open(queryClient);
    await emit("INITIAL_SESSION", session("ann"));
    queryClient.setQueryData(["applications"], ["ann's"]);
    await emit("TOKEN_REFRESHED", session("ann"));
    expect(queryClient.getQueryData(["applications"])).toEqual(["ann's"]);
    await emit("SIGNED_OUT", null);
    expect(shown()).toBe("signed-out");
    expect(queryClient.getQueryData(["applications"])).toBeUndefined();
  });

  it("drops the result of a mutation once another account has signed in", async () => {
    fake.readRole = async () => "candidate";
    const queryClient = client();
    localStorage.setItem(sessionKey, "{}");
    await open(queryClient);
    await emit("INITIAL_SESSION", session("ann"));
    let answer = (_value: string) => {};
    const act = queryClient.getMutationCache().build(queryClient, {
      mutationFn: () => new Promise<string>((resolve) => (answer = resolve)),
      onSuccess: (value) => queryClient.setQueryData(["zone"], value),
    });
    void act.execute(undefined);
    await wait(0);
    await emit("SIGNED_IN", session("bob"));
    answer("Europe/Berlin");
    await wait(0);
    expect(act.state.status).toBe("success");
    expect(queryClient.getQueryData(["zone"])).toBeUndefined();
  });

  describe("with the last known role", () => {
    const stored = (id: string) => localStorage.setItem(sessionKey, JSON.stringify({ user: session(id).user }));
    const known = (id: string, role: string) =>
      localStorage.setItem("fairmatch.role", JSON.stringify({ userId: id, role }));
    const guessed = () => (seen.status === "loading" && seen.guess ? `${seen.guess.user.id} ${seen.guess.role}` : null);

    it("guesses it right away without a request, and keeps preloaded data if it was right", async () => {
      stored("ann");
      known("ann", "company");
      const queryClient = client();
      let answer = (_role: string) => {};
      fake.readRole = () => new Promise((resolve) => (answer = resolve));
      await open(queryClient);
      expect(shown()).toBe("loading");
      expect(guessed()).toBe("ann company");
      queryClient.setQueryData(["dashboard"], "asked ahead");
      await emit("INITIAL_SESSION", session("ann"));
      expect(guessed()).toBe("ann company");
      await act(async () => answer("company"));
      expect(shown()).toBe("signed-in ann company");
      expect(queryClient.getQueryData(["dashboard"])).toBe("asked ahead");
    });

    it.each([
      ["the role has changed", session("ann"), "candidate"],
      ["someone else has signed in", session("bob"), "company"],
      ["no one is signed in anymore", null, ""],
    ])("drops the preloaded data when %s", async (_why, next, role) => {
      stored("ann");
      known("ann", "company");
      const queryClient = client();
      fake.readRole = async () => role;
      await open(queryClient);
      queryClient.setQueryData(["dashboard"], "asked ahead");
      await emit("INITIAL_SESSION", next);
      expect(shown()).toBe(next ? `signed-in ${next.user.id} ${role}` : "signed-out");
      expect(queryClient.getQueryData(["dashboard"])).toBeUndefined();
    });

    it.each([
      ["somebody else's", () => known("bob", "company")],
      ["no role", () => known("ann", "owner")],
      ["no JSON", () => localStorage.setItem("fairmatch.role", "{")],
      ["null", () => localStorage.setItem("fairmatch.role", "null")],
    ])("does not guess from %s", async (_what, keep) => {
      stored("ann");
      keep();
      await open();
      expect(guessed()).toBeNull();
    });

    it("stores only roles from the server, and removes them on sign-out", async () => {
      stored("ann");
      fake.readRole = async () => {
        throw { code: "XX000", message: "", details: "", hint: "" };
      };
      await open();
      await emit("INITIAL_SESSION", session("ann", "company"));
      expect(shown()).toBe("signed-in ann company");
      expect(localStorage.getItem("fairmatch.role")).toBeNull();
      fake.readRole = async () => "company";
      await emit("TOKEN_REFRESHED", session("ann"));
      await wait(0);
      expect(localStorage.getItem("fairmatch.role")).toBe('{"userId":"ann","role":"company"}');
      await emit("SIGNED_OUT", null);
      expect(localStorage.getItem("fairmatch.role")).toBeNull();
    });

    it("uses it while the profile takes more than 3 s", async () => {
      stored("ann");
      known("ann", "admin");
      await open();
      await emit("INITIAL_SESSION", session("ann", "company"));
      await wait(3000);
      expect(shown()).toBe("signed-in ann admin");
    });
  });

  it("requests nothing more after sign-out", async () => {
    localStorage.setItem(sessionKey, "{}");
    const asked = vi.fn(async (_userId: string) => "company");
    fake.readRole = asked;
    await open();
    await emit("INITIAL_SESSION", session("ann"));
    expect(shown()).toBe("signed-in ann company");
    asked.mockClear();
    await emit("SIGNED_OUT", null);
    await wait(60_001);
    expect(asked).not.toHaveBeenCalled();
  });

  it("picks up a changed role while the page is visible", async () => {
    localStorage.setItem(sessionKey, "{}");
    fake.readRole = async () => "candidate";
    await open();
    await emit("INITIAL_SESSION", session("ann"));
    expect(shown()).toBe("signed-in ann candidate");
    fake.readRole = async () => "company";
    await wait(60_001);
    expect(shown()).toBe("signed-in ann company");
  });

  it("stops listening on unmount", async () => {
    localStorage.setItem(sessionKey, "{}");
    await open();
    expect(fake.followers.size).toBe(1);
  });
});

it("useAuth throws outside its provider", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Who />)).toThrow("useAuth must be used within an AuthProvider");
});
