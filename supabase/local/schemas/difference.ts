import {
  buildFactBase,
  extract,
  type Fact,
  type FactBase,
  type Plan,
  type Policy,
  plan,
  renderPlanFiles,
  supabasePolicy,
} from "@supabase/pg-delta";
import { Pool } from "pg";
import { withConnection } from "../database/with-connection.ts";
import { StartError } from "../start-error.ts";

/** What has to happen to one database so that it becomes like another. */
export interface Difference {
  plan: Plan;
  /**
   * Tables with columns where no migration can put them. pg-delta does not compare the order, but functions that take or
   * give whole rows count on it.
   */
  misplacedColumns: string[];
}

/** Whose rights are never compared: the owner's are always whole, and the login role's belong to the platform. */
const ownRoles = (migrationRole: string) => [migrationRole, "authenticator"];

/** The vendor's view of what a project manages, and our policies on stored files besides. */
const managedBy = (migrationRole: string): Policy => ({
  id: "fairmatch",
  extends: [supabasePolicy],
  filter: [
    { match: { all: [{ kind: "policy" }, { schema: "storage" }] }, action: "include" },
    {
      match: { all: [{ kind: "acl" }, { idField: { field: "grantee", glob: ownRoles(migrationRole) } }] },
      action: "exclude",
    },
    // A schema's default rights only add to the general ones. pg-delta takes them for the whole and would "restore" PUBLIC's.
    {
      match: {
        all: [{ kind: "defaultPrivilege" }, { schema: "*" }, { idField: { field: "grantee", glob: "PUBLIC" } }],
      },
      action: "exclude",
    },
  ],
});

async function read(databaseUrl: string): Promise<FactBase> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { factBase, diagnostics } = await extract(pool);
    const unknown = diagnostics.find(({ code }) => code === "unmodeled_kind");
    if (unknown) throw new StartError(`The database holds what no migration can be written for: ${unknown.message}`);
    return factBase;
  } finally {
    await pool.end();
  }
}

const isType = ({ id }: Fact) => ["schema", "type", "typeAttribute"].includes(id.kind);
const isDefaultPrivilege = ({ id }: Fact) => id.kind === "defaultPrivilege";

/**
 * `from` with the new schemas, types and default rights of `to`. Planned alone, these come first: pg-delta would write
 * types after tables, whose columns would then lose their order, and default rights last, when they no longer apply.
 */
function withFoundation(from: FactBase, to: FactBase): FactBase {
  const added = to.facts().filter((fact) => isDefaultPrivilege(fact) || (isType(fact) && !from.has(fact.id)));
  const facts = [...from.facts().filter((fact) => !isDefaultPrivilege(fact)), ...added];
  return buildFactBase(facts, [...from.edges, ...added.flatMap(({ id }) => to.outgoingEdges(id))]);
}

interface Table {
  name: string;
  columns: string[];
  generated: string[];
}

/** The tables of ours, with their columns in order. */
function readTables(databaseUrl: string): Promise<Table[]> {
  return withConnection(
    databaseUrl,
    (sql) => sql<Table[]>`
      select relnamespace::regnamespace || '.' || relname as name, array_agg(attname::text order by attnum) as columns,
        coalesce(array_agg(attname::text) filter (where attgenerated <> ''), '{}') as generated
      from pg_class c join pg_attribute on attrelid = c.oid
      where relnamespace in ('public'::regnamespace, to_regnamespace('private'))
        and relkind = 'r' and attnum > 0 and not attisdropped
      group by c.oid`,
  );
}

/** Tables of `to` whose columns do not stand in the order they get from a migration: old ones, new ones, generated ones. */
function findMisplacedColumns(from: Table[], to: Table[]): string[] {
  return to
    .filter(({ name, columns, generated }) => {
      const old = from.find((table) => table.name === name)?.columns ?? [];
      const kept = old.filter((column) => columns.includes(column));
      const added = columns.filter((column) => !old.includes(column));
      const plain = added.filter((column) => !generated.includes(column));
      const expected = [...kept, ...plain, ...added.filter((column) => generated.includes(column))];
      return expected.join() !== columns.join();
    })
    .map(({ name }) => name);
}

/** Compares two databases of one server, both given by the migration role's address. */
export async function findDifference(fromUrl: string, toUrl: string): Promise<Difference> {
  const [from, to, fromTables, toTables] = await Promise.all([
    read(fromUrl),
    read(toUrl),
    readTables(fromUrl),
    readTables(toUrl),
  ]);
  const policy = managedBy(new URL(fromUrl).username);
  const foundation = withFoundation(from, to);
  const first = plan(from, foundation, { policy });
  const rest = plan(foundation, to, { policy });
  return {
    plan: { ...rest, actions: [...first.actions, ...rest.actions] },
    misplacedColumns: findMisplacedColumns(fromTables, toTables),
  };
}

/**
 * The plan as SQL: one script, or several where a new enum value must be committed before it is used. Default rights are
 * left to the role that applies it, which has another name on a Postgres of one's own.
 */
export function toScripts(wanted: Plan): string[] {
  const { files } = renderPlanFiles(wanted, { allowDrops: true });
  return files.map(({ contents }) => contents.replace(/^(ALTER DEFAULT PRIVILEGES) FOR ROLE "[^"]+"/gm, "$1"));
}

/** What keeps the two from being the same, a line each; none when they are. */
export function describeDifference({ plan: { actions }, misplacedColumns }: Difference): string[] {
  return [...actions.map((action) => action.sql), ...misplacedColumns.map(describeMisplacedColumns)];
}

/** What to do about a table with misplaced columns. */
export const describeMisplacedColumns = (table: string) =>
  `In the schema of ${table} new columns must stand last, generated ones after the others: a table grows at its end only.`;
