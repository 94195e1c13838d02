declare global {
  /** What public/start.js has asked the API as a visitor, or found answered in the page. */
  var askedAhead: { url: string; body: string; answer: () => Promise<Response> } | undefined;
}

/** The answer to this very request where it was asked before the app was there, for the first who wants it. Rejects as fetch does. */
export function takeAskedAhead(url: string, body: string): Promise<Response> | undefined {
  const { askedAhead } = globalThis;
  // The frame around a page asks too, and may come first.
  if (askedAhead?.url !== url) return undefined;
  // What the first page did not want is of no use to later ones.
  globalThis.askedAhead = undefined;
  return askedAhead.body === body ? askedAhead.answer() : undefined;
}
