/** Thrown when too many tasks of one key are waiting. */
export class QueueFull extends Error {}

export interface FairQueue {
  /** Runs the task in turn. Throws QueueFull, or the task's error. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

interface FairQueueOptions {
  /** Maximum tasks running at once. */
  total: number;
  /** Maximum per key. */
  perKey: number;
  /** Maximum waiting per key. */
  waiting: number;
}

/** Queues tasks so that no caller can crowd out others: each key has a few slots, and keys take turns. */
export function createFairQueue({ total, perKey, waiting }: FairQueueOptions): FairQueue {
  const running = new Map<string, number>();
  /** Waiting tasks by key. A key that had its turn moves to the end. */
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
