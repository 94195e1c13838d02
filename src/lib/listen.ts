import type { RealtimeClient } from "@supabase/realtime-js";
import { getEnv } from "@/config/env";
import { getSupabase } from "@/lib/supabase";

/** Rows to watch for changes, in the vendor's syntax: "user_id=eq.…". */
export interface HeardRows {
  table: "conversations" | "notifications" | "team_news";
  filter: string;
}

interface Listener {
  onChange: () => void;
  /** Whether changes are received now. While they aren't, the app has to poll. */
  onHearing: (isHearing: boolean) => void;
}

let loading: Promise<RealtimeClient> | null = null;

/** Loaded on demand, and never without listeners. */
async function load(): Promise<RealtimeClient> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = getEnv();
  const [{ RealtimeClient }, { auth }] = await Promise.all([import("@supabase/realtime-js"), getSupabase()]);
  return new RealtimeClient(`${VITE_SUPABASE_URL.replace(/^http/, "ws")}/realtime/v1`, {
    params: { apikey },
    accessToken: async () => (await auth.getSession()).data.session?.access_token ?? null,
  });
}

function getRealtime(): Promise<RealtimeClient> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Whether this installation's API pushes changes. The local one doesn't. */
export const canListen = (): boolean => getEnv().VITE_REALTIME === "on";

/**
 * Listens for changes of rows the session may read. Lost connections are retried; until then, and if they can't be made, the
 * listener learns that nothing is received. Returns a stop function.
 */
export function listen(topic: string, rows: readonly HeardRows[], { onChange, onHearing }: Listener): () => void {
  let hasEnded = false;
  let leave = () => {};
  const start = async () => {
    const realtime = await getRealtime();
    // The user may have changed since the last channel.
    await realtime.setAuth();
    if (hasEnded) return;
    // Confirmed only once changes really arrive.
    const channel = realtime.channel(topic, { config: { postgres_changes_options: { wait: true } } });
    for (const row of rows) channel.on("postgres_changes", { event: "*", schema: "public", ...row }, onChange);
    channel.subscribe((status) => {
      if (!hasEnded) onHearing(status === "SUBSCRIBED");
    });
    leave = () => void realtime.removeChannel(channel);
  };
  start().catch(() => onHearing(false));
  return () => {
    hasEnded = true;
    leave();
  };
}
