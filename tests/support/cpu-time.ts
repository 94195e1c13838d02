/** How much of the processor the work takes, in ms: unlike the time that passes, the same on a busy machine. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
