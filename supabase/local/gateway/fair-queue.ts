/** Thrown when too much of one key waits already. */
export class QueueFull extends Error {}

export interface FairQueue {
  /** Does the work when its turn comes. Throws QueueFull, or what the work throws. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface FairQueueOptions {
  /** How much runs at once. */
  total: number;
  /** How much of it for one key. */
  perKey: number;
  /** How much of one key may wait. */
  waiting: number;
}

/** Lets work wait so that nobody's, however much it is, keeps others out: each key has few places, and keys take turns. */
export function createFairQueue({ total, perKey, waiting }: FairQueueOptions): FairQueue {
  const running = new Map<string, number>();
  /** Those who wait, by key. A key that had its turn goes to the end. */
  const lines = new Map<string, (() => void)[]>();
  let busy = 0;

  const count = (key: string, change: 1 | -1) => {
    busy += change;
    const left = (running.get(key) ?? 0) + change;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  };
  const startNext = () => {
    for (const [key, line] of lines) {
      if (busy >= total) return;
      if ((running.get(key) ?? 0) >= perKey) continue;
      const start = line.shift();
      lines.delete(key);
      if (line.length > 0) lines.set(key, line);
      count(key, 1);
      start?.();
    }
  };

  return {
    run: async (key, work) => {
      const line = lines.get(key) ?? [];
      if (line.length >= waiting) throw new QueueFull(`Too much of ${key} waits.`);
      await new Promise<void>((start) => {
        line.push(start);
        lines.set(key, line);
        startNext();
      });
      try {
        return await work();
      } finally {
        count(key, -1);
        startNext();
      }
    },
  };
}
