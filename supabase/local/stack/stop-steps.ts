import { describeFailure } from "../start-error.ts";

/** How long all parts together may take to stop, in seconds. */
const totalSeconds = 9;
/** What is kept of that for a part while those before it stop, in seconds, unless it says otherwise. */
const usualReserve = 0.25;

/** Stops a part, for which there are so many seconds. */
type Stop = (seconds: number) => Promise<unknown>;

/** What has to be undone to stop what was started. */
export interface StopSteps {
  /** Adds a step; `what` names the part in the message when it fails or is not done in time. `reserve` is in seconds. */
  add(what: string, stop: Stop, reserve?: number): void;
  /** Runs the steps, the last added first. One that fails or takes too long is named and passed over. Never rejects. */
  run(): Promise<void>;
}

/** Rejects when `work` is not done in time. */
async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${Number(seconds.toFixed(2))} s`)), seconds * 1000);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The steps of stopping, which all together end within `total` seconds: one that hangs has what the others do not need. */
export function createStopSteps(total = totalSeconds): StopSteps {
  const steps: { what: string; stop: Stop; reserve: number }[] = [];
  return {
    add: (what, stop, reserve = usualReserve) => {
      steps.push({ what, stop, reserve });
    },
    run: async () => {
      const end = performance.now() + total * 1000;
      for (let step = steps.pop(); step; step = steps.pop()) {
        const kept = steps.reduce((sum, { reserve }) => sum + reserve, 0);
        const seconds = Math.max((end - performance.now()) / 1000 - kept, step.reserve);
        try {
          await within(seconds, step.stop(seconds));
        } catch (error) {
          console.error(`Did not stop in order: ${step.what} (${describeFailure(error)}).`);
        }
      }
    },
  };
}
