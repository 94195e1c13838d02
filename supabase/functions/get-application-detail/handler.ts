import type { getApplicationDetailRequestSchema } from "../_shared/contracts/applications/application.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** An application as the job's company sees it. */
export const getApplicationDetail: Handler<"get-application-detail", typeof getApplicationDetailRequestSchema> = async (
  { applicationId },
  { call },
) => ({
  application: await call("get_application_detail", { p_application_id: applicationId }),
});
