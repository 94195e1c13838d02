import type { RealtimeClient } from "@supabase/realtime-js";
import { getEnv } from "@/config/env";
import { getSupabase } from "@/lib/supabase";

/** Rows whose changes are to be heard of, as the vendor writes it: "user_id=eq.…". */
export interface HeardRows {
  table: "conversations" | "notifications" | "team_news";
  filter: string;
}

interface Listener {
  onChange: () => void;
  /** Whether changes are heard of now. While they are not, somebody else has to ask. */
  onHearing: (isHearing: boolean) => void;
}

let loading: Promise<RealtimeClient> | null = null;

/** Loaded when it is first needed, and never where nothing is listened to. */
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

/** Whether this installation's API tells of changes. The local one does not. */
export const canListen = (): boolean => getEnv().VITE_REALTIME === "on";

/**
 * Hears of changes of rows the session may read. A connection that breaks is made again by itself; until then, and where it cannot be
 * made, the listener is told that nothing is heard. Gives what ends it.
 */
export function listen(topic: string, rows: readonly HeardRows[], { onChange, onHearing }: Listener): () => void {
  let hasEnded = false;
  let leave = () => {};
  const start = async () => {
    const realtime = await getRealtime();
    // Somebody else may have signed in since the last channel.
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
