import { mkdirSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { startApi } from "../api/api.ts";
import { clearStrayFiles } from "../api/stray-files.ts";
import { loadConfig } from "../config.ts";
import { copyPrepared } from "../database/prepared.ts";
import { startDatabase } from "../database/start-database.ts";
import { loadDemo } from "../demo/load-demo.ts";
import { functionEnvironment } from "../functions/environment.ts";
import { type FunctionServer, startFunctions } from "../functions/function-server.ts";
import { createAuthGaps } from "../gateway/auth-gaps.ts";
import { createBucketLimit } from "../gateway/bucket-limit.ts";
import { createFileMetadata } from "../gateway/file-metadata.ts";
import { startGateway } from "../gateway/gateway.ts";
import { createRateLimits } from "../gateway/rate-limits.ts";
import { startInbox } from "../mail/inbox.ts";
import { startOutboxTicker } from "../mail/outbox-ticker.ts";
import { stopLeftoverPostgres } from "../postgres/leftover.ts";
import { createProgress } from "../progress.ts";
import { projectPaths } from "../project-paths.ts";
import type { SchemaSource } from "../schemas/apply-schemas.ts";
import { updateDatabase } from "../schemas/update-database.ts";
import { startWeb, type WebMode } from "../site/web.ts";
import { StartError } from "../start-error.ts";
import { loadKeys, saveKeys } from "./keys.ts";
import { assertPortsFree, nameTakenPort, type Ports } from "./ports.ts";
import { createStopSteps, stopSeconds } from "./stop-steps.ts";

export interface StackOptions {
  ports: Ports;
  /** Folder for database, files, emails and caches. */
  dataDir: string;
  /** The keys file, created if missing. */
  keysFile: string;
  /** Additional environment for the functions. */
  env?: Record<string, string>;
  migrationsDir?: string;
  /** The declared database; by default that of config.toml. */
  schemas?: SchemaSource;
  /** Apply schema changes that no migration has yet. */
  followSchemas?: boolean;
  functionsDir?: string;
  /** Load the demo data in supabase/seed (once per database). */
  seed: boolean;
  functions: boolean;
  mail: boolean;
  web: WebMode;
  /** Folder for the built site. */
  siteDir?: string;
  /** Seconds between two auth emails of a kind to one address; by default config.toml's value. */
  mailInterval?: number;
  /** Multiplier for config.toml's request limits per client; 10 by default, since everyone on this machine shares one address. */
  clientFactor?: number;
  /** Multiplier for hosted's time limits of the API's statements, how long the website waits for the API, and how long stopping takes. */
  patience?: number;
  /** False for throwaway data: faster, not safe against power loss. */
  durable?: boolean;
  /** Another Postgres to use, as a superuser's connection string, instead of the embedded one. */
  externalDatabaseUrl?: string | undefined;
  quiet: boolean;
}

export interface Stack {
  apiUrl: string;
  publishableKey: string;
  secretKey: string;
  /** Connection string of the migration role, which isn't a superuser. */
  databaseUrl: string;
  inboxUrl: string;
  webUrl: string;
  outboxSecret: string;
  /** Undefined for a stack without functions. */
  functions: FunctionServer | undefined;
  /** Applies new migrations, and edited schemas if it follows them, and reloads the API's schema. */
  updateDatabase(): Promise<void>;
  /** Calls back once if an irreplaceable part ends, or has ended, by itself. */
  onFailure(callback: (error: StartError) => void): void;
  /** Runs `stop` before everything else is stopped. */
  beforeStop(what: string, stop: () => Promise<unknown>): void;
  /** Stops everything in less than ten seconds: hanging parts are named, and killed if they are processes. */
  stop(): Promise<void>;
}

/**
 * Starts the whole local backend. If a part fails, everything started before is stopped and the failure is thrown, as a
 * StartError if the reader can act on it.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, patience = 1 } = options;
  const progress = createProgress(options.quiet);
  const needed: (keyof Ports)[] = ["api"];
  if (!options.externalDatabaseUrl) needed.push("db");
  if (options.mail) needed.push("smtp", "inbox");
  if (options.web !== "none") needed.push("web");
  if (!options.externalDatabaseUrl) await stopLeftoverPostgres(options.dataDir);
  await assertPortsFree(ports, needed);

  const config = loadConfig();
  if (options.mailInterval !== undefined) config.auth.email.max_frequency = options.mailInterval;
  mkdirSync(options.dataDir, { recursive: true });
  const keys = loadKeys(options.keysFile);
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const webUrl = `http://127.0.0.1:${ports.web}`;

  const migrationsDir = options.migrationsDir ?? projectPaths.migrations;
  const durable = options.durable ?? true;
  if (!options.externalDatabaseUrl && !options.followSchemas)
    await copyPrepared({ dataDir: options.dataDir, migrationsDir, durable });

  const steps = createStopSteps(stopSeconds * patience);
  let fail = (_: StartError) => {};
  const failure = new Promise<StartError>((resolve) => {
    fail = resolve;
  });

  try {
    const { urls, ...database } = await startDatabase({
      dataDir: options.dataDir,
      port: ports.db,
      durable,
      externalUrl: options.externalDatabaseUrl,
      password: keys.databasePassword,
      progress,
    });
    // It writes out what is in memory.
    steps.add("the database", (seconds) => database.stop(seconds), 3);
    database.onUnexpectedExit((reason) => fail(new StartError(`The database ended unexpectedly: ${reason}.`)));
    const { migrationUrl, apiUrl: apiDatabaseUrl } = urls;
    saveKeys(options.keysFile, keys, { apiUrl, databaseUrl: migrationUrl });
    const update = () =>
      updateDatabase({
        urls,
        migrationsDir,
        schemas: options.schemas ?? { folder: projectPaths.supabase, paths: config.db.migrations.schema_paths },
        followSchemas: options.followSchemas ?? false,
        progress,
      });
    await update();

    if (options.mail) {
      const inbox = await startInbox({
        smtpPort: ports.smtp,
        webPort: ports.inbox,
        folder: join(options.dataDir, "mail"),
      });
      steps.add("the mail server", () => inbox.stop());
    }

    const storageFolder = join(options.dataDir, "storage");
    const api = await startApi({
      databaseUrl: apiDatabaseUrl,
      siteUrl: webUrl,
      smtpPort: ports.smtp,
      storageFolder,
      keys,
      config,
      patience,
    });
    steps.add("the API", () => api.stop());
    if (options.seed) {
      const sqlPaths = config.db.seed.sql_paths;
      await loadDemo({ databaseUrl: migrationUrl, api, secretKey: keys.secretKey, sqlPaths, progress });
    }
    const sql = postgres(apiDatabaseUrl, { max: 2, max_lifetime: null, onnotice: () => {} });
    // Ends listeners as well; unsubscribing would wait for a server that has died.
    steps.add("the API's connections", () => sql.end({ timeout: 2 }));
    // Another Postgres may belong to other files.
    if (!options.externalDatabaseUrl) await clearStrayFiles(storageFolder, sql);
    await sql.listen("pgrst", () => void api.reloadSchema());

    let functions: FunctionServer | undefined;
    const { rate_limit: perClient, email } = config.auth;
    const limits = createRateLimits({
      perClient,
      clientFactor: options.clientFactor ?? 10,
      mailInterval: email.max_frequency,
    });
    const gateway = await startGateway({
      port: ports.api,
      api,
      authGaps: createAuthGaps({ api, sql, siteUrl: webUrl, email, limits }),
      keys,
      limits,
      bucketLimit: createBucketLimit(sql, config.storage.file_size_limit),
      keepMetadata: createFileMetadata(sql),
      functionsPort: () => functions?.port(),
    });
    steps.add("the gateway", () => gateway.stop());

    if (options.functions) {
      functions = await startFunctions({
        folder: options.functionsDir ?? projectPaths.functions,
        cacheDir: join(options.dataDir, "functions"),
        quiet: options.quiet,
        environment: {
          ...functionEnvironment({ apiUrl, siteUrl: webUrl, databaseUrl: migrationUrl, smtpPort: ports.smtp, keys }),
          ...options.env,
        },
      });
      const server = functions;
      steps.add("the functions", (seconds) => server.stop(seconds), 0.5);
      const ticker = await startOutboxTicker({ databaseUrl: migrationUrl, apiUrl, secret: keys.outboxSecret });
      steps.add("the mail delivery", () => ticker.stop());
    }

    if (options.web !== "none") {
      const web = await startWeb({
        mode: options.web,
        port: ports.web,
        folder: options.siteDir ?? projectPaths.dist,
        environment: {
          VITE_SUPABASE_URL: apiUrl,
          VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
          VITE_SUPPORT_EMAIL: keys.supportEmail,
          VITE_MAIL_SENDER: keys.mailSender,
          VITE_API_THROUGH_SITE: "on",
        },
        passOn: gateway.answer,
        progress,
        patience,
      });
      steps.add("the website", () => web.stop());
    }

    return {
      apiUrl,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      databaseUrl: migrationUrl,
      inboxUrl: `http://127.0.0.1:${ports.inbox}`,
      webUrl,
      outboxSecret: keys.outboxSecret,
      functions,
      updateDatabase: async () => {
        await update();
        await api.reloadSchema();
      },
      onFailure: (callback) => void failure.then(callback),
      beforeStop: steps.add,
      stop: steps.run,
    };
  } catch (error) {
    await steps.run();
    throw nameTakenPort(error, ports);
  }
}
