import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.ts";
import { Refusal } from "./refusal.ts";

/** The hosted limits' window in seconds. */
const window = 300;
/** Wrong passwords for one address from one client in that window. */
const wrongPasswords = 10;

export type ClientLimit = "signIn" | "verify" | "refresh";

export interface RateLimits {
  /** Counts a client's request. Throws a Refusal (429) past its limit. */
  countRequest(limit: ClientLimit, client: string): Promise<void>;
  /**
   * Counts a sign-in attempt for an address from a client, before its outcome is known; returns the function that undoes it.
   * Others aren't locked out of the address. Throws a Refusal (429) past the limit.
   */
  countPassword(client: string, email: string): Promise<() => Promise<void>>;
  /** Counts an email of a kind to an address, known or not. Throws a Refusal (429) if the last one was too recent. */
  countMail(kind: "confirmation" | "recovery", email: string): Promise<void>;
}

interface RateLimitOptions {
  /** Requests per client in five minutes. */
  perClient: Config["auth"]["rate_limit"];
  /** Multiplier for clients, where many people share one address, as on one machine. */
  clientFactor: number;
  /** Seconds between two emails of a kind to one address; 0 for no limit. */
  mailInterval: number;
}

const tooMany = (seconds: number) =>
  new Refusal(429, "over_request_rate_limit", "Too many requests. Please wait a few minutes and try again.", {
    "retry-after": String(seconds),
  });

export const tooSoon = (seconds: number) =>
  new Refusal(
    429,
    "over_email_send_rate_limit",
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { "retry-after": String(seconds) },
  );

/** Counts one; throws `refuse` of the seconds to wait. */
async function consume(
  limiter: { consume(key: string): Promise<unknown> },
  key: string,
  refuse: (seconds: number) => Refusal,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw refuse(Math.ceil(error.msBeforeNext / 1_000));
  }
}

/** The hosted product's limits, in memory. */
export function createRateLimits({ perClient, clientFactor, mailInterval }: RateLimitOptions): RateLimits {
  /** As when hosted: a full burst is allowed, then requests refill evenly. */
  const perWindow = (keyPrefix: string, requests: number) =>
    new BurstyRateLimiter(
      new RateLimiterMemory({ keyPrefix, points: clientFactor, duration: window / requests }),
      new RateLimiterMemory({ keyPrefix: `${keyPrefix}-burst`, points: requests * clientFactor, duration: window }),
    );
  const clients: Record<ClientLimit, BurstyRateLimiter> = {
    signIn: perWindow("sign-in", perClient.sign_in_sign_ups),
    verify: perWindow("verify", perClient.token_verifications),
    refresh: perWindow("refresh", perClient.token_refresh),
  };
  const passwords = new RateLimiterMemory({ keyPrefix: "password", points: wrongPasswords, duration: window });
  const mails = new RateLimiterMemory({ keyPrefix: "mail", points: 1, duration: mailInterval });

  return {
    countRequest: (limit, client) => consume(clients[limit], client, tooMany),
    countPassword: async (client, email) => {
      const key = `${client} ${email.toLowerCase()}`;
      await consume(passwords, key, tooMany);
      return async () => {
        await passwords.reward(key);
      };
    },
    countMail: async (kind, email) => {
      if (mailInterval > 0) await consume(mails, `${kind} ${email.toLowerCase()}`, tooSoon);
    },
  };
}
