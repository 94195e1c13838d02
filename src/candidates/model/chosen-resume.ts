let chosen: { userId: string; file: File } | null = null;

/** Passes a resume chosen on another page to the profile, which reads and offers it. */
export function keepChosenResume(userId: string, file: File): void {
  chosen = { userId, file };
}

/** Returns this person's chosen resume, once; null if there is none. Others never get it. */
export function takeChosenResume(userId: string): File | null {
  const kept = chosen;
  chosen = null;
  return kept?.userId === userId ? kept.file : null;
}
