/** Not sign-in, whose attempts are limited by network address, and of files only uploads: what people store isn't shown at this origin. */
const passedOn =
  /^\/(?:rest\/v1\/(?:rpc\/)?[\w-]+|functions\/v1\/[\w-]+|storage\/v1\/object\/[\w-]+\/[\w-]+\/[\w-]+\.\w+)$/;

/** Acts limited by network address, which the project only knows if the browser calls it directly (private.client_digest). */
export const limitedByAddress = [
  "note_job_view",
  "note_sign_up",
  "renew_job_alert_request",
  "report_error",
  "request_job_alert",
  "send_contact_message",
] as const;

/** Whether the site's own host passes an API path on to the project, where an installation wants that. */
export const goesThroughSite = (path: string): boolean =>
  passedOn.test(path) && !limitedByAddress.some((name) => path.endsWith(`/rpc/${name}`));
