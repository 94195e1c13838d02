import {
  CompiledQuery,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import type { ReservedSql, Sql } from "postgres";

/** Serializes objects, and makes arrays stringify as JSON: where the database expects otherwise, the driver can fail on them. */
function bindable(value: unknown): unknown {
  if (Array.isArray(value)) return Object.assign([...value], { toString: () => JSON.stringify(value) });
  const isPlain = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? JSON.stringify(value) : value;
}

const changes = /^(INSERT|UPDATE|DELETE|MERGE)$/;

/** A pooled connection reserved for one request. */
class PooledConnection implements DatabaseConnection {
  readonly session: ReservedSql;
  readonly #isRepeated: (text: string) => boolean;

  constructor(session: ReservedSql, isRepeated: (text: string) => boolean) {
    this.session = session;
    this.#isRepeated = isRepeated;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const prepare = this.#isRepeated(sql);
    const result = await this.session.unsafe(sql, parameters.map(bindable) as never[], { prepare });
    const rows = Array.from(result) as R[];
    return changes.test(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows };
  }

  // biome-ignore lint/correctness/useYield: nothing here reads row by row.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error("Rows are not streamed here.");
  }
}

class PooledDriver extends PostgresDriver {
  readonly #pool: Sql;
  readonly #isRepeated: (text: string) => boolean;

  constructor(pool: Sql, isRepeated: (text: string) => boolean) {
    super({} as never);
    this.#pool = pool;
    this.#isRepeated = isRepeated;
  }

  override async init(): Promise<void> {}
  override async destroy(): Promise<void> {}
  override async acquireConnection(): Promise<PooledConnection> {
    return new PooledConnection(await this.#pool.reserve(), this.#isRepeated);
  }
  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PooledConnection).session.release();
  }
  /** Doesn't wait: the next statement is sent with it, and fails with it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    connection.executeQuery(CompiledQuery.raw("begin")).catch(() => {});
  }
}

/**
 * Kysely's dialect for the pool. The vendor's prepares nothing and so makes two round trips per statement: here statements
 * matching `isRepeated` are prepared once per connection, and a transaction's begin is sent with its first statement.
 */
export const pooledDialect = (pool: Sql, isRepeated: (text: string) => boolean) => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool, isRepeated),
  createIntrospector: (database: ConstructorParameters<typeof PostgresIntrospector>[0]) =>
    new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
