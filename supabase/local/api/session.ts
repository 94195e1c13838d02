import { Kysely, sql } from "kysely";
import { statementSeconds } from "../database/time-limits.ts";
import type { createPostgresConnection } from "../vendor.ts";
import { translateDatabaseError } from "./database-errors.ts";
import { pooledDialect } from "./pooled-dialect.ts";

type Connection = ReturnType<typeof createPostgresConnection>;
type WithContext = Connection["withContext"];
type Procedure = NonNullable<NonNullable<Parameters<WithContext>[2]>["rpc"]>;

/** The caller and the request, as the vendor's API passes them on. */
interface Context {
  auth?: { role?: string; uid?: string; jwt?: object };
  storage?: { operation?: string };
}

/** Request settings for SQL, under their names in the hosted API. */
function settingsOf(
  { auth, storage }: Context,
  procedure: Procedure | undefined,
  patience: number,
): Record<string, string> {
  const role = auth?.role || "anon";
  return {
    role,
    "request.jwt.claim.sub": auth?.uid ?? "",
    "request.jwt.claim.role": role,
    "request.jwt.claims": auth?.jwt ? JSON.stringify(auth.jwt) : "",
    "storage.operation": storage?.operation ?? "",
    ...(role === "anon" ? { statement_timeout: `${statementSeconds.visitors * patience}s` } : {}),
    ...(procedure && {
      "response.status": "",
      "response.headers": "",
      "request.method": procedure.method,
      "request.path": procedure.path,
      "request.headers": JSON.stringify(procedure.requestHeaders ?? {}),
    }),
    ...(procedure?.readOnly ? { transaction_read_only: "on" } : {}),
  };
}

const setAll = (settings: Record<string, string>) =>
  sql`select ${sql.join(
    Object.entries(settings).map(([name, value]) => sql`set_config(${sql.lit(name)}, ${value}, true)`),
  )}`;
const refuseEnded = sql`select private.refuse_ended_session()`;
/** Statements of nearly every request: those above, and the vendor's reads of the account and its session. */
const isRepeated = (text: string) => /^select (set_config\(|private\.|\* from "auth"\.)/.test(text);

/**
 * Sets the caller on the connection with one prepared statement, sent with the transaction's begin: the vendor's way takes a
 * dozen statements, most of a short request's cost. Then runs what hosted runs before each request (pgrst.db_pre_request), if the
 * database has it. Errors are translated for the vendor's API. `patience` multiplies the visitors' time limit.
 */
export function setSessionsAtOnce(connection: Connection, patience: number): void {
  const asVendor = connection.withContext.bind(connection);
  connection.kysely = new Kysely({ dialect: pooledDialect(connection.driver, isRepeated) });
  let hasCheck = false;
  const checkSession = async (database: Parameters<typeof refuseEnded.execute>[0]) => {
    if (!hasCheck) {
      const found = await sql<{ has_check: boolean }>`
        select exists (
          select from pg_proc
          where proname = 'refuse_ended_session' and pronamespace = (select oid from pg_namespace where nspname = 'private')
        ) as has_check`.execute(database);
      hasCheck = found.rows[0]?.has_check ?? false;
    }
    if (hasCheck) await refuseEnded.execute(database);
  };
  const withContext: WithContext = async (context, work, options = {}) => {
    try {
      if (!context || options.forceRollback) return await asVendor(context, work, options);
      const settings = setAll(settingsOf(context, options.rpc, patience));
      const run: typeof work = async (database) => {
        await settings.execute(database);
        // Storage has no such setting: its policies check for themselves.
        const { auth, storage }: Context = context;
        if (auth?.uid && !storage) await checkSession(database);
        return work(database);
      };
      return await (options.transaction ? run(options.transaction) : connection.kysely.transaction().execute(run));
    } catch (error) {
      throw translateDatabaseError(error);
    }
  };
  connection.withContext = withContext;
}
