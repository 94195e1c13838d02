import { withOutboxSecret } from "../_shared/auth/outbox-secret.ts";
import { storedFiles } from "../_shared/auth/stored-files.ts";
import { noInputSchema } from "../_shared/http/no-input.ts";
import { serve } from "../_shared/http/serve.ts";
import { clearFiles } from "./handler.ts";

export default {
  fetch: serve({
    authorize: withOutboxSecret,
    schema: noInputSchema,
    handle: (_, { call }) => clearFiles(call, storedFiles()),
  }),
};
