/** What the client's `rpc` gives: an answer to wait for, which may be given up. */
export function rpcAnswer<Answer>(answer: Answer) {
  const call = Object.assign(Promise.resolve(answer), { abortSignal: () => call });
  return call;
}
