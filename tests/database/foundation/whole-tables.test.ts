// The hosted API runs with safeupdate: an UPDATE or DELETE without WHERE fails there, in functions and triggers too.
import { loadModule, parsePlPgSQLSync, parseSync } from "libpg-query";
import { beforeAll, expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";

/** Functions that no request can call. */
const outsideOfRequests = ["private.recount"];

/** Functions that build statements at run time, and why these never change a whole table. */
const built: Record<string, string> = {
  "private.best_within_kept": "Only reads",
  "private.count_filtered_jobs": "Only reads",
  "private.filtered_jobs": "Only reads",
  "private.forget_rows": "Deletes the rows whose ctid it has just read",
  "private.give_work": "Deletes the assignments of the ids it is given",
  "private.my_rows": "Only reads",
  "private.run_schedule": "Runs a schedule, which calls functions that are looked at here",
  "public.get_landing_page": "Only reads",
  "public.undo_assignment": "Deletes the assignments of the ids it is given",
};

interface SqlFunction {
  name: string;
  language: string;
  /** From pg_get_functiondef; `source` is only a quoted body. */
  definition: string;
  source: string;
  isBound: boolean;
}

type Node = Record<string, unknown>;
interface Expression {
  query: string;
  /** 0 for a statement; others are expressions and assignments, which can't update or delete. */
  parseMode: number;
}

/** All nodes of one kind in a syntax tree. */
function nodesOf<T = Node>(tree: unknown, ...kinds: string[]): T[] {
  if (Array.isArray(tree)) return tree.flatMap((branch) => nodesOf<T>(branch, ...kinds));
  if (!tree || typeof tree !== "object") return [];
  return Object.entries(tree).flatMap(([kind, node]) => [
    ...(kinds.includes(kind) ? [node as T] : []),
    ...nodesOf<T>(node, ...kinds),
  ]);
}

const changesWholeTable = (tree: unknown) =>
  nodesOf(tree, "UpdateStmt", "DeleteStmt").some((statement) => !("whereClause" in statement));

/** The text passed to EXECUTE if it is constant. */
function constantOf({ query }: Expression): string | undefined {
  const [target] = nodesOf<{ val: { A_Const?: { sval?: { sval: string } } } }>(
    parseSync(`select ${query}`),
    "ResTarget",
  );
  return target?.val.A_Const?.sval?.sval;
}

/** A function's problems: whether it changes a whole table, and whether it runs text that can't be analyzed. */
function inspect({ language, definition, source, isBound }: SqlFunction) {
  if (language === "sql") {
    return { changesAll: changesWholeTable(parseSync(isBound ? definition : source)), builds: false };
  }
  // The parser only knows built-in types, and mistakes an array of others for a set of rows.
  const tree = parsePlPgSQLSync(definition.replace(/^ RETURNS \S+\[\]$/m, " RETURNS text[]"));
  const statements = nodesOf<Expression>(tree, "PLpgSQL_expr").filter(({ parseMode }) => parseMode === 0);
  const executed = [
    ...nodesOf<{ query: unknown }>(tree, "PLpgSQL_stmt_dynexecute", "PLpgSQL_stmt_dynfors").map(({ query }) => query),
    ...nodesOf(tree, "dynquery"),
  ].flatMap((query) => nodesOf<Expression>(query, "PLpgSQL_expr"));
  const constants = executed.map(constantOf);
  return {
    changesAll: [...statements.map(({ query }) => query), ...constants].some(
      (text) => text !== undefined && changesWholeTable(parseSync(text)),
    ),
    builds: constants.includes(undefined),
  };
}

beforeAll(loadModule);

const functions = () => sql<SqlFunction[]>`
  select pronamespace::regnamespace || '.' || proname as name,
    lanname as language, pg_get_functiondef(p.oid) as definition, prosrc as source, prosqlbody is not null as "isBound"
  from pg_proc p join pg_language l on l.oid = prolang
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;

test("no function that a request can reach updates or deletes a whole table", async () => {
  const inspected = (await functions()).map((each) => ({ ...each, ...inspect(each) }));
  expect(inspected.length).toBeGreaterThan(500);
  expect(inspected.filter(({ changesAll }) => changesAll).map(({ name }) => name)).toEqual(outsideOfRequests);
  const builders = new Set(inspected.filter(({ builds }) => builds).map(({ name }) => name));
  expect([...builders].sort()).toEqual(Object.keys(built).sort());
});

test.each([
  ["a statement", "begin delete from private.counts; end"],
  ["a statement in WITH", "begin with gone as (delete from private.counts returning 1) select 1; end"],
  ["a statement whose rows are returned", "begin return query update private.counts set n = 1 returning n; end"],
  ["a loop", "declare r record; begin for r in update private.counts set n = 1 returning n loop null; end loop; end"],
  ["a constant string that is executed", "begin execute 'delete from private.counts'; end"],
  ["a branch", "begin if true then update private.counts set n = 1; end if; end"],
])("finds %s that changes a whole table", (_, body) => {
  const inspected = inspect({
    name: "",
    language: "plpgsql",
    definition: `create function f() returns setof int language plpgsql as $f$${body}$f$`,
    source: body,
    isBound: false,
  });
  expect(inspected).toEqual({ changesAll: true, builds: false });
});
