/** Removes something, runs the check, and always restores it. */
export async function whileRemoved(
  take: PromiseLike<unknown>,
  give: () => PromiseLike<unknown>,
  look: () => Promise<void>,
): Promise<void> {
  await take;
  try {
    await look();
  } finally {
    await give();
  }
}
