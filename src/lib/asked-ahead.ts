declare global {
  /** What public/start.js requested as a visitor, or found in the page. */
  var askedAhead: { url: string; body: string; answer: () => Promise<Response> } | undefined;
}

/** The response to this exact request if made before the app loaded, for the first caller. Rejects like fetch. */
export function takeAskedAhead(url: string, body: string): Promise<Response> | undefined {
  const { askedAhead } = globalThis;
  // The page's frame makes requests too, and may come first.
  if (askedAhead?.url !== url) return undefined;
  // Later pages have no use for it.
  globalThis.askedAhead = undefined;
  return askedAhead.body === body ? askedAhead.answer() : undefined;
}
