import type { Health } from "../_shared/contracts/administration/health.ts";
import type { CallProcedure } from "../_shared/contracts/procedures.ts";

/** 200 when every part works; 503 listing the parts that don't, or when the database doesn't respond. Never rejects. */
export async function answerHealth(call: CallProcedure): Promise<Response> {
  const health: Partial<Health> & { database: boolean } = await call("get_health", {}).then(
    (parts) => ({ ...parts, database: true }),
    () => ({ is_healthy: false, database: false }),
  );
  return Response.json(health, { status: health.is_healthy ? 200 : 503, headers: { "Cache-Control": "no-store" } });
}
