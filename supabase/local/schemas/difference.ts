import {
  buildFactBase,
  encodeId,
  extract,
  type Fact,
  type FactBase,
  type Plan,
  type Policy,
  plan,
  renderPlanFiles,
  type StableId,
  supabasePolicy,
} from "@supabase/pg-delta";
import { Pool } from "pg";
import { withConnection } from "../database/with-connection.ts";
import { StartError } from "../start-error.ts";
import { describeMisplacedColumns, findMisplacedColumns } from "./column-order.ts";

/** What turns one database into another. */
interface Difference {
  plan: Plan;
  /** Tables with columns where no migration can put them. */
  misplacedColumns: string[];
}

/** Roles whose rights aren't compared: the owner always has all, and the login role's belong to the platform. */
const ownRoles = (migrationRole: string) => [migrationRole, "authenticator"];

/** The vendor's definition of what a project manages, plus our policies on stored files. */
const managedBy = (migrationRole: string): Policy => ({
  id: "fairmatch",
  extends: [supabasePolicy],
  filter: [
    { match: { all: [{ kind: "policy" }, { schema: "storage" }] }, action: "include" },
    {
      match: { all: [{ kind: "acl" }, { idField: { field: "grantee", glob: ownRoles(migrationRole) } }] },
      action: "exclude",
    },
    // The migrations' rows create them where the platform has them; the schemas don't know them.
    {
      match: { all: [{ kind: "extension" }, { idField: { field: "name", glob: ["pg_cron", "pg_net"] } }] },
      action: "exclude",
    },
    // A schema's default rights only add to the general ones. pg-delta takes them as complete and would "restore" PUBLIC's.
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

/** Schemas, types other than row types, and default rights: prerequisites of tables and functions. */
function foundationOf(base: FactBase): Fact[] {
  const holdsRows = (id: StableId) =>
    base.outgoingEdges(id).some(({ to }) => to.kind === "table" || to.kind === "view");
  return base.facts().filter(({ id, parent }) => {
    if (id.kind === "typeAttribute") return parent && !holdsRows(parent);
    return id.kind === "schema" || id.kind === "defaultPrivilege" || (id.kind === "type" && !holdsRows(id));
  });
}

/**
 * `from` with the new foundation of `to`. Planned separately, so it comes first: pg-delta would write types after tables, whose
 * columns would then lose their order, and default rights last, when they no longer apply.
 */
function withFoundation(from: FactBase, to: FactBase): FactBase {
  const kept = from.facts().filter(({ id }) => id.kind !== "defaultPrivilege");
  const added = foundationOf(to).filter(({ id }) => id.kind === "defaultPrivilege" || !from.has(id));
  return buildFactBase([...kept, ...added], [...from.edges, ...added.flatMap(({ id }) => to.outgoingEdges(id))]);
}

/** Tables whose rows a plan may rewrite, as schema and name. Postgres also refuses a new column with a plain default. */
function rewrittenTables({ actions }: Plan): string[] {
  const columns = actions
    .filter(({ rewriteRisk }) => rewriteRisk)
    .flatMap(({ produces, consumes }) => [...produces, ...consumes]);
  return [...new Set(columns.flatMap((id) => (id.kind === "column" ? `"${id.schema}"."${id.table}"` : [])))];
}

/**
 * `base` without the functions that bind these tables' rows in their body, and everything that depends on them. From 17.12 on,
 * Postgres rewrites no table while such functions exist.
 */
async function withoutBoundFunctions(databaseUrl: string, base: FactBase, tables: string[]): Promise<FactBase> {
  const bound = await withConnection(databaseUrl, async (sql) => {
    await sql`set search_path = ''`;
    return sql<{ signature: string }[]>`
      select id::regprocedure::text as signature
      from unnest(${tables}::text[]) as name, extensions.functions_bound_to_rows(to_regclass(name)) as id`;
  });
  const signatures = new Set(bound.map(({ signature }) => signature));
  const left = new Set<string>();
  const leave = ({ id }: Fact) => {
    const key = encodeId(id);
    if (left.has(key)) return;
    if (id.kind === "column" || id.kind === "table") {
      throw new StartError(`Write this migration by hand: ${key} needs a function of rows that are written again.`);
    }
    left.add(key);
    const users = base
      .incomingEdges(id)
      .flatMap(({ from, kind }) => (kind === "depends" ? (base.get(from) ?? []) : []));
    for (const fact of [...base.childrenOf(id), ...users]) leave(fact);
  };
  for (const fact of base.facts()) {
    if (fact.id.kind !== "function") continue;
    if (signatures.has(`${fact.id.schema}.${fact.id.name}(${fact.id.args.join()})`)) leave(fact);
  }
  const stays = (id: StableId) => !left.has(encodeId(id));
  return buildFactBase(
    base.facts().filter(({ id }) => stays(id)),
    base.edges.filter((edge) => stays(edge.from) && stays(edge.to)),
  );
}

/** Compares two databases on one server, both by the migration role's address. */
export async function findDifference(fromUrl: string, toUrl: string): Promise<Difference> {
  const [from, to, misplacedColumns] = await Promise.all([
    read(fromUrl),
    read(toUrl),
    findMisplacedColumns(fromUrl, toUrl),
  ]);
  const policy = managedBy(new URL(fromUrl).username);
  const planThrough = (...bases: FactBase[]) =>
    bases.slice(1).map((base, index) => plan(bases[index] as FactBase, base, { policy }));
  const foundation = withFoundation(from, to);
  let steps = planThrough(from, foundation, to);
  const whole = steps.at(-1) as Plan;
  const rewritten = rewrittenTables(whole);
  if (rewritten.length > 0) {
    const unbound = await Promise.all([
      withoutBoundFunctions(fromUrl, foundation, rewritten),
      withoutBoundFunctions(toUrl, to, rewritten),
    ]);
    steps = planThrough(from, foundation, ...unbound, to);
  }
  return { plan: { ...whole, actions: steps.flatMap(({ actions }) => actions) }, misplacedColumns };
}

/**
 * The plan as SQL: one script, or several where a new enum value must be committed before use. Default rights apply to the role
 * that runs it, which has another name on other Postgres servers. Extensions may already exist, and when hosted they belong to
 * the platform, which alone may comment on them.
 */
export function toScripts(wanted: Plan): string[] {
  const { files } = renderPlanFiles(wanted, { allowDrops: true });
  return files.map(({ contents }) =>
    contents
      .replace(/^(ALTER DEFAULT PRIVILEGES) FOR ROLE "[^"]+"/gm, "$1")
      .replace(/^CREATE EXTENSION "/gm, 'CREATE EXTENSION IF NOT EXISTS "')
      .replace(/^COMMENT ON EXTENSION .*;\n*/gm, ""),
  );
}

/** The differences, one per line; empty if there are none. */
export function describeDifference({ plan: { actions }, misplacedColumns }: Difference): string[] {
  return [...actions.map((action) => action.sql), ...misplacedColumns.map(describeMisplacedColumns)];
}
