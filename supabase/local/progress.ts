/** Prints one line per long step; silent in tests. */
export type Progress = (text: string) => void;

/** A progress printer, or one that says nothing when `quiet`. */
export function createProgress(quiet: boolean): Progress {
  return quiet ? () => {} : (text) => process.stdout.write(`${text}\n`);
}
