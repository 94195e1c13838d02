import type { Config } from "../config.ts";
import { statementSeconds } from "../database/time-limits.ts";
import type { Keys } from "../stack/keys.ts";
import { App, createPostgresConnection, SmtpEmailDriver } from "../vendor.ts";
import { answerFullDisk } from "./full-disk.ts";
import { hashElsewhere } from "./password-hashing.ts";
import { relateReadableTables } from "./relations.ts";
import { setSessionsAtOnce } from "./session.ts";
import { createStorageFiles } from "./storage-files.ts";

interface MailMessage {
  to: string;
  subject: string;
  html?: string | undefined;
}

export interface Api {
  /** Answers a request to /rest/v1, /auth/v1 or /storage/v1. */
  fetch(request: Request): Promise<Response>;
  sendMail(message: MailMessage): Promise<void>;
  /** Reloads the schema after a migration. */
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
  config: Config;
  /** Multiplier for hosted's time limits. */
  patience: number;
}

/**
 * Sends JSON to the database as is. The vendor's module passes values it has already serialized, which its own setting would
 * serialize again and so store every object as a string.
 */
const jsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === "string" && isJson(value) ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text),
});

/**
 * Sends texts, ids, days and times to the database, alone and in arrays. The vendor's module passes on whatever was sent, and a
 * non-text could fail the request (500); as JSON text, the database validates it like any other text.
 */
const textType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string) => text,
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Starts REST, Auth and Storage on the given database. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { keys, config, patience } = options;
  const { email, rate_limit: _, ...auth } = config.auth;
  const stopHashing = hashElsewhere();
  const limit = statementSeconds.others * 1000 * patience;
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      // More than the gateway runs in parallel, as some requests take a second connection before releasing the first.
      max: 40,
      // In seconds: connections from a burst use memory, so they are closed afterwards.
      idle_timeout: 20,
      // By default a connection ends after 30 to 60 minutes, which can coincide with a new query and hang it.
      max_lifetime: null,
      onnotice: () => {},
      // In milliseconds: the login role's own limits, multiplied.
      connection: { statement_timeout: limit, lock_timeout: limit },
      types: {
        json: jsonType(114),
        jsonb: jsonType(3802),
        text: textType(25),
        uuid: textType(2950),
        date: textType(1082),
        timestamp: textType(1114),
        timestamptz: textType(1184),
      },
    },
  });
  setSessionsAtOnce(connection, patience);
  relateReadableTables(connection);
  // On its first request it would grant everything in every schema to the API roles and so undo our grants. It skips that if it
  // believes it is done. If it ever tries anyway, its login role has no right to grant.
  Object.assign(connection, { rlsState: "active" });

  const smtp = new SmtpEmailDriver({
    host: "127.0.0.1",
    port: options.smtpPort,
    from: { name: "Fairmatch", address: "no-reply@fairmatch.example" },
    requireTls: false,
  });
  // As when hosted: the HTML template is the whole email, without the vendor's text part.
  const sendMail = async ({ to, subject, html }: MailMessage) => {
    await smtp.send({ to, subject, ...(html === undefined ? {} : { html }) });
  };

  const app = new App({
    connection,
    api: { enabled: true, schemas: config.api.schemas, max_rows: config.api.max_rows },
    auth: {
      enabled: true,
      ...auth,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      enable_refresh_token_rotation: true,
      email: {
        enable_signup: true,
        enable_confirmations: email.enable_confirmations,
        otp_expiry: email.otp_expiry,
        double_confirm_changes: true,
        template: email.template,
      },
    },
    storage: { enabled: true, file_size_limit: config.storage.file_size_limit },
    options: { server: { admin: false }, drivers: { email: { send: sendMail } } },
  });
  app._storageAdapter = createStorageFiles(options.storageFolder);
  await app.init();

  return {
    fetch: (request) => answerFullDisk(async () => app.fetch(request, { peerAddress: null })),
    sendMail,
    reloadSchema: () => connection.clearSchemaCache(),
    stop: async () => {
      // Once the gateway is closed, no one waits for a response.
      await connection.driver.end({ timeout: 1 });
      await stopHashing();
    },
  };
}
