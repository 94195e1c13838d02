import type { IncomingMessage } from "node:http";
import { type JWTPayload, jwtVerify } from "jose";
import type { Keys } from "../stack/keys.ts";

/** The address a request comes from. */
export const clientOf = (incoming: IncomingMessage): string => incoming.socket.remoteAddress ?? "unknown";

/** The most accounts whose tokens are cached. */
const remembered = 10_000;

/**
 * Identifies the caller, so that each gets a fair share: an account by its valid token, the secret key's holder, or else the
 * client's address. The API itself decides on rights.
 */
export function createCallerOf({ jwtSecret, secretKey }: Keys): (incoming: IncomingMessage) => Promise<string> {
  const secret = new TextEncoder().encode(jwtSecret);
  /** Valid tokens: a verified signature stays valid until it expires. */
  const accounts = new Map<string, JWTPayload>();
  const accountOf = async (token: string): Promise<JWTPayload> => {
    const known = accounts.get(token);
    if (known && Number(known.exp) > Date.now() / 1_000) return known;
    accounts.delete(token);
    const { payload } = await jwtVerify(token, secret, { algorithms: ["HS256"] });
    if (accounts.size >= remembered) accounts.clear();
    accounts.set(token, payload);
    return payload;
  };
  return async (incoming) => {
    const token = incoming.headers.authorization?.replace(/^Bearer /, "");
    if (incoming.headers.apikey === secretKey || token === secretKey) return "the secret key";
    try {
      return `account ${(await accountOf(token ?? "")).sub}`;
    } catch {
      return `client ${clientOf(incoming)}`;
    }
  };
}
