import * as z from "zod/mini";

/** Functions that take nothing. What is sent all the same (a userId, say) is ignored: identity is the session's. */
export const noInputSchema = z.object({});
