let chosen: { userId: string; file: File } | null = null;

/** Keeps a resume that its owner chose on another page for the profile, which reads and offers it. */
export function keepChosenResume(userId: string, file: File): void {
  chosen = { userId, file };
}

/** Gives the resume this person chose, once; null where there is none. Nobody else is given it. */
export function takeChosenResume(userId: string): File | null {
  const kept = chosen;
  chosen = null;
  return kept?.userId === userId ? kept.file : null;
}
