import { createHash, timingSafeEqual } from "node:crypto";
import type { CallProcedure } from "../contracts/procedures.ts";
import { HttpError } from "../http/http-error.ts";
import { requireVariable } from "./environment.ts";
import { serviceProcedures } from "./procedures.ts";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** For the scheduler, which knows OUTBOX_SECRET: gives the service's own rights. Throws HttpError 401. */
export async function withOutboxSecret(request: Request): Promise<{ call: CallProcedure }> {
  const given = digest(request.headers.get("x-outbox-secret") ?? "");
  // Digests have the same length, so the comparison takes constant time.
  if (!timingSafeEqual(given, digest(requireVariable("OUTBOX_SECRET")))) {
    throw new HttpError(401, "wrong_secret", "Only the service itself can call this.");
  }
  return { call: serviceProcedures() };
}
