// Plan limits in SQL (schemas/plans/limits.sql), generated from the contracts' table.
import { planLimits, planParts, planTiers } from "../../functions/_shared/contracts/plans/plan-limits.ts";

const rows = planTiers.flatMap((tier) =>
  planParts.map((part) => `    ('${tier}', '${part}', ${planLimits[tier][part] ?? "null::integer"})`),
);

/** The text of schemas/plans/limits.sql. */
export const limitsFile = (): string => `-- Generated from the contracts by \`npm run rules:generate\`.

create function private.plan_limit(tier text, part text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select case when plan_limit.tier = 'none' or private.is_left_out(part) then 0 else (
  select limits.most
  from (values
${rows.join(",\n")}
  ) as limits (tier, part, most)
  where (limits.tier, limits.part) = (plan_limit.tier, plan_limit.part)) end
$$;
comment on function private.plan_limit is 'A plan''s limits: planLimits of the contracts. Null: no limit; 0: not included, turned off by the operator, or no plan.';
`;
