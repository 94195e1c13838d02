const width = 30;

export interface ProgressBar {
  /** Completes one step, with its description. */
  step(done: string): void;
}

/** A progress bar: redrawn in place on a terminal, a line per step elsewhere. */
export function progressBar(title: string, steps: number): ProgressBar {
  let taken = 0;
  const began = performance.now();
  return {
    step: (done) => {
      taken += 1;
      const filled = Math.round((width * taken) / steps);
      const seconds = Math.round((performance.now() - began) / 1000);
      const line = `${title} [${"#".repeat(filled)}${".".repeat(width - filled)}] ${Math.round((100 * taken) / steps)}% ${seconds} s ${done}`;
      if (!process.stdout.isTTY) console.log(line);
      else process.stdout.write(`\r\u001b[K${line}${taken === steps ? "\n" : ""}`);
    },
  };
}
