// Field rules in SQL (schemas/foundation/field_rules.sql), generated from the contracts' schemas.
import type { z } from "zod/mini";

/** The arguments of private.rule. */
export interface FieldRule {
  kind: "text" | "line" | "email" | "url" | "choice" | "boolean" | "texts" | "whole" | "amount" | "day" | "id";
  max?: number | undefined;
  /** Above 0: required. */
  min?: number | undefined;
  message?: string | undefined;
  choices?: readonly (string | number)[];
  max_items?: number | undefined;
  too_much?: string | undefined;
}
export type Forms = Record<string, z.ZodMiniObject>;

/** The parts of a schema's or check's definition that the contracts use. */
interface Definition {
  type?: string;
  format?: string;
  error?: (issue: object) => string;
  check?: string;
  checks?: unknown[];
  minimum?: number;
  maximum?: number;
  value?: number;
  params?: Partial<FieldRule>;
  innerType?: unknown;
  out?: unknown;
  element?: unknown;
  options?: unknown[];
  entries?: Record<string, string>;
  values?: (string | number)[];
}
const definitionOf = (part: unknown) => (part as { _zod: { def: Definition } })._zod.def;

/** Adds a check to the rule. A check that is only code adds nothing: SQL implements it by hand. */
function withCheck(rule: FieldRule, part: unknown): FieldRule {
  const { check, error, minimum, maximum, value, params } = definitionOf(part);
  const message = error?.({});
  if (check === "min_length") return { ...rule, min: minimum, message };
  if (check === "max_length") return { ...rule, [rule.kind === "texts" ? "max_items" : "max"]: maximum };
  if (check === "greater_than") return { ...rule, min: value, message };
  if (check === "less_than") return { ...rule, max: value, too_much: message === rule.message ? undefined : message };
  if (check === "string_format") return { ...rule, kind: "id", min: 1, message };
  if (params?.kind === "amount") return { ...rule, ...params };
  return { ...rule, ...params, ...(params && params.kind !== "line" && { min: 1, message }) };
}

/** The rule of a field. Throws for a schema SQL has no rule for. */
export function ruleOf(schema: unknown): FieldRule {
  const { type, format, error, checks = [], innerType, out, element, options, entries, values } = definitionOf(schema);
  const message = error?.({});
  const as = (kind: FieldRule["kind"], rest: Omit<FieldRule, "kind"> = {}) =>
    checks.reduce<FieldRule>(withCheck, { kind, ...rest });
  const choices = (values ?? Object.values(entries ?? {})).filter((choice) => choice !== "");
  switch (type) {
    case "optional":
    case "nullable":
    case "default":
      return { ...ruleOf(innerType), min: 0 };
    case "nonoptional":
      return { ...ruleOf(innerType), min: 1 };
    case "pipe":
      return ruleOf(out);
    case "string":
      return format === "date" ? as("day", { min: 1, message }) : as("text");
    case "number":
      return as("whole");
    case "boolean":
      return as("boolean", { min: 1, message });
    case "array":
      return as("texts", { max: ruleOf(element).max });
    case "enum":
      return as("choice", { min: "" in (entries ?? {}) ? 0 : 1, message, choices });
    case "literal":
      return as("whole", { min: 1, message, choices });
    case "union":
      // A value, or '' for none.
      return { ...ruleOf(options?.find((option) => !definitionOf(option).values?.includes(""))), min: 0, message };
    default:
      throw new Error(`A schema of type ${type} has no rule in SQL: check it by hand.`);
  }
}

const inSql = (value: unknown): string =>
  typeof value === "number"
    ? `${value}`
    : `'${(Array.isArray(value) ? `{${value}}` : `${value}`).replaceAll("'", "''")}'`;

const parameters = ["kind", "max", "min", "message", "choices", "max_items", "too_much"] as const;

/** The call of private.rule: positional arguments up to the first omitted one, then named ones. */
function ruleCall([field, schema]: [string, unknown]): string {
  const rule = ruleOf(schema);
  const given = parameters.filter((name) => rule[name] !== undefined && rule[name] !== 0);
  const values = given.map((name, place) => `${parameters[place] === name ? "" : `${name} => `}${inSql(rule[name])}`);
  return `private.rule(${[inSql(field), ...values].join(", ")})`;
}

/** The text of schemas/<subject>/rules.sql. */
export function rulesFile(subject: string, forms: Forms): string {
  const cases = Object.entries(forms).map(
    ([form, { shape }]) =>
      `  when '${form}' then array[\n    ${Object.entries(shape).map(ruleCall).join(",\n    ")}]\n`,
  );
  return `-- Generated from the contracts by \`npm run rules:generate\`.

create function private.${subject}_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
${cases.join("")}end;
comment on function private.${subject}_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
`;
}
