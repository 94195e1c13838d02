import { productName } from "@contracts/operator";

/** Why an answer isn't ours: a gateway gave it, or a service that lacks what it needs. */
export interface Outage {
  /** Starts with "http_" if the request may have had an effect. */
  code: string;
  status: number;
  message: string;
  /** Seconds until another try may help; undefined if none will soon. */
  retryIn: number | undefined;
  /** It often passes within seconds, and the answer doesn't say when. */
  isBlip: boolean;
}

interface Answer {
  status: number;
  /** Parsed, if it was JSON. */
  body: unknown;
  /** The header. */
  retryAfter?: string | null | undefined;
  /** Of a server function, whose own errors have an envelope. */
  isFunction?: boolean;
}

type Kind = Omit<Outage, "isBlip">;

/** The longest wait for another try, in seconds; after a longer one people try again themselves. */
const longestWait = 300;

/** The header's seconds, or those until its date. */
function secondsOf(retryAfter: string): number {
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Math.max(1, Math.ceil(seconds));
}

function kindOf({ status, isFunction }: Answer, bodyCode: string): Kind | null {
  const open = `http_${status}`;
  if (status === 413) return { code: "too_large", status, message: "This is too large to send.", retryIn: undefined };
  if (status === 429)
    return { code: "busy", status, message: "There were too many requests in a short time.", retryIn: 30 };
  // The vendor's own statuses: a paused project, and a function out of memory or time.
  if (status === 540) return { code: "paused", status, message: `${productName} is paused right now.`, retryIn: 60 };
  if (status === 546)
    return { code: open, status, message: "This took more than our server could handle.", retryIn: undefined };
  if (status >= 520 && status <= 530) {
    const message = `${productName} can't be reached right now. It may be down for maintenance.`;
    return { code: open, status, message, retryIn: 30 };
  }
  const updating = `${productName} is being updated.`;
  // Reported like other failures of ours, in case it doesn't pass.
  if (status === 404 && bodyCode === "PGRST202") return { code: bodyCode, status: 500, message: updating, retryIn: 10 };
  if (status === 404 && isFunction) return { code: "updating", status: 503, message: updating, retryIn: 10 };
  // PostgREST without its database. PGRST000 and PGRST002 say that it was never reached.
  if (/^(PGRST00[012]|57P|08)/.test(bodyCode) && (status === 503 || status === 504)) {
    const code = /^PGRST00[02]$/.test(bodyCode) ? "restarting" : open;
    return { code, status, message: `${productName} is restarting.`, retryIn: 10 };
  }
  if (status === 504) return { code: open, status, message: `${productName} didn't answer in time.`, retryIn: 10 };
  if (status === 502 || status === 503)
    return { code: open, status, message: `${productName} isn't available right now.`, retryIn: 10 };
  return null;
}

/** What a failed answer that isn't ours means; null for ours, and for the unexpected. */
export function readOutage(answer: Answer): Outage | null {
  const { body } = answer;
  const { code, error } = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const bodyCode = typeof code === "string" ? code : "";
  // Raised by our SQL, or in the envelope of our functions.
  if (bodyCode.startsWith("PT") || (answer.isFunction && typeof error === "object" && error !== null)) return null;
  const kind = kindOf(answer, bodyCode);
  if (!kind) return null;
  const said = answer.retryAfter && kind.retryIn ? secondsOf(answer.retryAfter) : Number.NaN;
  if (Number.isNaN(said)) return { ...kind, isBlip: kind.retryIn === 10 };
  return { ...kind, retryIn: said <= longestWait ? said : undefined, isBlip: false };
}
