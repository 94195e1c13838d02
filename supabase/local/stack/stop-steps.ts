import { describeFailure } from "../start-error.ts";

/** Total time for stopping all parts, in seconds. */
export const stopSeconds = 9;
/** Default time reserved for a part while earlier ones stop, in seconds. */
const usualReserve = 0.25;

/** Stops a part within a number of seconds. */
type Stop = (seconds: number) => Promise<unknown>;

/** Cleanup steps for what was started. */
interface StopSteps {
  /** Adds a step; `what` names the part if it fails or times out. `reserve` is in seconds. */
  add(what: string, stop: Stop, reserve?: number): void;
  /** Runs the steps, last added first. One that fails or times out is named and skipped. Never rejects. */
  run(): Promise<void>;
}

/** Rejects if `work` isn't done in time. */
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

/** Stop steps that together end within `total` seconds: a hanging one gets what the others don't need. */
export function createStopSteps(total = stopSeconds): StopSteps {
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
