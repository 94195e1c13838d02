import type { IncomingMessage } from "node:http";
import { jwtVerify } from "jose";
import type { Keys } from "../stack/keys.ts";

/** The address a request comes from. */
export const clientOf = (incoming: IncomingMessage): string => incoming.socket.remoteAddress ?? "unknown";

/**
 * Names who is behind a request, so that each gets a fair share: an account by its valid token, the holder of the secret key, or
 * else the client's address. What the API lets them do it decides itself.
 */
export function createCallerOf({ jwtSecret, secretKey }: Keys): (incoming: IncomingMessage) => Promise<string> {
  const secret = new TextEncoder().encode(jwtSecret);
  return async (incoming) => {
    const token = incoming.headers.authorization?.replace(/^Bearer /, "");
    if (incoming.headers.apikey === secretKey || token === secretKey) return "the secret key";
    try {
      const { payload } = await jwtVerify(token ?? "", secret, { algorithms: ["HS256"] });
      return `account ${payload.sub}`;
    } catch {
      return `client ${clientOf(incoming)}`;
    }
  };
}
