/** Takes something away, looks, and gives it back, whatever was seen. */
export async function meanwhile(
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
