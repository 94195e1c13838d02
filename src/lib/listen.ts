import { type HeardTable, heardColumns } from "@contracts/notifications/heard";
import type { RealtimeClient } from "@supabase/realtime-js";
import { getEnv } from "@/config/env";
import { getSupabase } from "@/lib/supabase";

/** Rows to watch for changes: those of one user, or of one application. */
export interface HeardRows {
  table: HeardTable;
  of: string;
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

/** How long until a channel that has ended is opened again, in ms. */
const againMs = 10_000;

let opened = 0;

/**
 * Listens for changes of rows the session may read. Lost connections are retried; until then, and if they can't be made, the
 * listener learns that nothing is received. Returns a stop function.
 */
export function listen(topic: string, rows: readonly HeardRows[], { onChange, onHearing }: Listener): () => void {
  let hasEnded = false;
  let isHearing = false;
  let leave = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setHearing = (is: boolean) => {
    if (hasEnded || is === isHearing) return;
    isHearing = is;
    onHearing(is);
  };
  const open = async () => {
    const realtime = await getRealtime();
    // The user may have changed since the last channel.
    await realtime.setAuth();
    if (hasEnded) return;
    opened += 1;
    // A topic of its own: the client would return a channel that is still being left. Confirmed only once changes really arrive.
    const channel = realtime.channel(`${topic}-${opened}`, { config: { postgres_changes_options: { wait: true } } });
    for (const { table, of } of rows) {
      const filter = `${heardColumns[table]}=eq.${of}`;
      channel.on("postgres_changes", { event: "*", schema: "public", table, filter }, () => {
        if (!hasEnded) onChange();
      });
    }
    // The channel stays open while its server has lost the database.
    channel.on("system", {}, ({ extension, status }) => {
      if (extension === "postgres_changes") setHearing(status === "ok");
    });
    channel.subscribe((status) => {
      setHearing(status === "SUBSCRIBED");
      // Its server ended it, for example when the token expired. The client doesn't open it again.
      if (status === "CLOSED") openLater();
    });
    leave = () => void realtime.removeChannel(channel);
  };
  const start = () => void open().catch(openLater);
  const openLater = () => {
    setHearing(false);
    clearTimeout(timer);
    if (!hasEnded) timer = setTimeout(start, againMs);
  };
  start();
  return () => {
    hasEnded = true;
    clearTimeout(timer);
    leave();
  };
}
