/** A response from the gateway itself. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const nothingHere = () => new Refusal(404, "not_found", "There is nothing at this address.");
export const tooLarge = (what: string) => new Refusal(413, "body_too_large", `This is too large to send. ${what}`);
export const malformed = (message: string) => new Refusal(400, "bad_json", message);

/** The REST API's codes for the gateway's refusals. */
const restCodes: Record<string, string> = { not_found: "PGRST125", bad_json: "PGRST102" };

/** The body in the format of the path's clients. */
function bodyFor(door: string | undefined, { status, code, message }: Refusal): object {
  switch (door) {
    case "auth":
      return { code: status, error_code: code, msg: message };
    case "rest":
      return { code: restCodes[code] ?? code, message, details: null, hint: null };
    case "storage":
      return { statusCode: String(status), error: code, message };
    default:
      return { error: { code, message } };
  }
}

/** The refusal as a response for the path. */
export function answerRefusal(path: string, refusal: Refusal): Response {
  const door = /^\/(auth|rest|storage)\/v1(\/|$)/.exec(path)?.[1];
  const headers = { "sb-error-code": refusal.code, ...refusal.headers };
  return Response.json(bodyFor(door, refusal), { status: refusal.status, headers });
}
