/** Prints one line per long step; silent in tests. */
export type Progress = (text: string) => void;

/** A progress printer, silent when `quiet`. */
export function createProgress(quiet: boolean): Progress {
  return quiet ? () => {} : (text) => process.stdout.write(`${text}\n`);
}
