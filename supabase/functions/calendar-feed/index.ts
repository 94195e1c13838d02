import { mailSender, publishableKey, requireVariable } from "../_shared/auth/environment.ts";
import { createApiClient, procedures } from "../_shared/auth/procedures.ts";
import { answerFeed } from "./handler.ts";

export default {
  fetch: (request: Request): Promise<Response> =>
    answerFeed(request, {
      call: procedures(createApiClient(publishableKey())),
      siteUrl: requireVariable("SITE_URL").replace(/\/+$/, ""),
      sender: mailSender(),
    }),
};
