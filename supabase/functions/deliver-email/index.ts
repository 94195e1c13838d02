import { withOutboxSecret } from "../_shared/auth/outbox-secret.ts";
import type { CallProcedure } from "../_shared/contracts/procedures.ts";
import { deliveryMeans } from "../_shared/email/means.ts";
import { noInputSchema } from "../_shared/http/no-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { deliverEmail } from "./handler.ts";

async function deliver(call: CallProcedure) {
  const means = deliveryMeans();
  try {
    return await deliverEmail(call, means);
  } finally {
    means.mailer.close();
  }
}

/** When hosted, the caller (pg_net) waits five seconds, and background work ends unless it is registered. */
interface EdgeRuntime {
  waitUntil(work: Promise<unknown>): void;
}
const { EdgeRuntime: edge } = globalThis as { EdgeRuntime?: EdgeRuntime };

export default {
  fetch: serve({
    authorize: withOutboxSecret,
    schema: noInputSchema,
    handle: (_, { call }) => {
      const delivery = deliver(call);
      edge?.waitUntil(delivery.catch(() => {}));
      return delivery;
    },
  }),
};
