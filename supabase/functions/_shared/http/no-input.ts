import * as z from "zod/mini";

/** For functions without input. Anything sent (a userId, say) is ignored: the session identifies the caller. */
export const noInputSchema = z.object({});
