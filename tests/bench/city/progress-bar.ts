const width = 30;

export interface ProgressBar {
  /** One step is done: this one. */
  step(done: string): void;
}

/** A bar that fills in so many steps: drawn over itself on a terminal, a line per step elsewhere. */
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
