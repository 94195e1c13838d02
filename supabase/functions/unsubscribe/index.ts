import { anyone } from "../_shared/auth/caller.ts";
import { requireVariable } from "../_shared/auth/environment.ts";
import { serve } from "../_shared/http/serve.ts";
import { oneClickSchema, readOneClick, unsubscribe } from "./handler.ts";

const answerPost = serve({ authorize: anyone, schema: oneClickSchema, read: readOneClick, handle: unsubscribe });

export default {
  fetch: async (request: Request): Promise<Response> => {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    // A client that only opens the address gets the page with the button: a GET unsubscribes from nothing.
    return request.method === "GET"
      ? Response.redirect(
          `${requireVariable("SITE_URL").replace(/\/+$/, "")}/unsubscribe/${encodeURIComponent(token)}`,
          303,
        )
      : answerPost(request);
  },
};
