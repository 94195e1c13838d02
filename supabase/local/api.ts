import { WebSocket } from "ws";
import type { ApiConfig } from "./config.ts";
import type { Keys } from "./keys.ts";
import type { VendorSchemas } from "./roles.ts";
import { createStorageFiles } from "./storage-files.ts";

/** Must be set before the vendor's module is loaded: it reads them once. */
process.env.EXPERIMENTAL_STORAGE = "1";
process.env.DO_NOT_TRACK = "1";
// The client library inside the vendor's module wants it, and Node 20 has none.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket });

const { App, SUPABASE_AUTH_HELPERS_SQL, SmtpEmailDriver, getAuthSchemaSql, getStorageSchemaSql } = await import(
  "@supabase/lite"
);
const { createPostgresConnection } = await import("@supabase/lite/postgres");

/** The vendor's own tables and helper functions. */
export const vendorSchemas: VendorSchemas = {
  auth: SUPABASE_AUTH_HELPERS_SQL + getAuthSchemaSql(),
  storage: getStorageSchemaSql(),
};

export interface MailMessage {
  to: string;
  subject: string;
  html?: string | undefined;
}

export interface Api {
  /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch(request: Request): Promise<Response>;
  sendMail(message: MailMessage): Promise<void>;
  /** Makes it look at the schema again, after a migration. */
  reloadSchema(): Promise<void>;
  stop(): Promise<void>;
}

interface ApiOptions {
  /** Connection string of the API's login role. */
  databaseUrl: string;
  siteUrl: string;
  smtpPort: number;
  storageFolder: string;
  keys: Keys;
  config: ApiConfig;
}

/** Starts REST, Auth and Storage on the given database. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { keys, config } = options;
  const { mailInterval: _, templates, enable_confirmations, otp_expiry, ...auth } = config.auth;
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: { max: 12, onnotice: () => {} },
  });
  // On its first request it would grant everything in every schema to the API roles and so undo our grants. It skips
  // that when it believes to have done it. Should it change its mind, its login role still has no right to grant.
  Object.assign(connection, { rlsState: "active" });

  const smtp = new SmtpEmailDriver({
    host: "127.0.0.1",
    port: options.smtpPort,
    from: { name: "Fairmatch", address: "no-reply@fairmatch.example" },
    requireTls: false,
  });
  // Like hosted: the HTML template is the whole mail, without the vendor's own text part.
  const sendMail = async ({ to, subject, html }: MailMessage) => {
    await smtp.send({ to, subject, ...(html === undefined ? {} : { html }) });
  };

  const app = new App({
    connection,
    api: { enabled: true, schemas: config.schemas, max_rows: config.maxRows },
    auth: {
      enabled: true,
      ...auth,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      enable_refresh_token_rotation: true,
      email: { enable_signup: true, enable_confirmations, otp_expiry, template: templates },
    },
    storage: { enabled: true, file_size_limit: config.storageLimit },
    options: { server: { admin: false }, drivers: { email: { send: sendMail } } },
  });
  app._storageAdapter = createStorageFiles(options.storageFolder);
  await app.init();

  return {
    fetch: async (request) => app.fetch(request, { peerAddress: null }),
    sendMail,
    reloadSchema: () => connection.clearSchemaCache(),
    stop: () => connection.close(),
  };
}
