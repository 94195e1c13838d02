import type { Procedures } from "../functions/_shared/contracts/procedures.ts";

/** Calls a procedure as a visitor. Null if the API finds nothing; rejects on a timeout. */
export type AskApi = {
  <Name extends keyof Procedures>(
    name: Name,
    args: Procedures[Name]["args"],
  ): Promise<Procedures[Name]["answer"] | null>;
  (name: string, args: object): Promise<unknown>;
};

/** Timeouts for a page's API call, and for a list of thousands of addresses. */
const limits = { page: 2_000, list: 10_000 };

/** `patience` multiplies the timeouts. */
export const createAskApi =
  (apiUrl: string, publishableKey: string, patience = 1): AskApi =>
  async (name: string, args: object) => {
    const answer = await fetch(`${apiUrl}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", apikey: publishableKey },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout((name.startsWith("list_") ? limits.list : limits.page) * patience),
    });
    if (answer.status === 404 && (await answer.json())?.code === "PT404") return null;
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}.`);
    return answer.json();
  };
