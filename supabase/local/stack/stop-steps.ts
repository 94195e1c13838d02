import { describeFailure } from "../start-error.ts";

/** How long one part may take to stop, in seconds, unless it says otherwise. */
const usualSeconds = 5;

/** What has to be undone to stop what was started. */
export interface StopSteps {
  /** Adds a step; `what` names the part in the message when it fails or is not done in time. */
  add(what: string, stop: () => Promise<unknown>, seconds?: number): void;
  /** Runs the steps, the last added first. One that fails or takes too long is named and passed over. Never rejects. */
  run(): Promise<void>;
}

/** Rejects when `work` is not done in time. */
async function within(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${seconds} s`)), seconds * 1000);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function createStopSteps(): StopSteps {
  const steps: { what: string; stop: () => Promise<unknown>; seconds: number }[] = [];
  return {
    add: (what, stop, seconds = usualSeconds) => {
      steps.push({ what, stop, seconds });
    },
    run: async () => {
      for (let step = steps.pop(); step; step = steps.pop()) {
        try {
          await within(step.seconds, step.stop());
        } catch (error) {
          console.error(`Did not stop in order: ${step.what} (${describeFailure(error)}).`);
        }
      }
    },
  };
}
