/** CPU time of the work in ms: unlike elapsed time, the same on a busy machine. */
export function cpuTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
