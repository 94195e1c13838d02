-- Generated from the contracts by `npm run rules:generate`.

create function private.plan_limit(tier text, part text) returns integer
language sql immutable parallel safe set search_path = ''
as $$
  select case when plan_limit.tier = 'none' or private.is_left_out(part) then 0 else (
  select limits.most
  from (values
    ('free_trial', 'open_jobs', 2),
    ('free_trial', 'team_members', 3),
    ('free_trial', 'represented_candidates', 10),
    ('free_trial', 'monthly_invitations', 20),
    ('free_trial', 'partners', 0),
    ('free_trial', 'report_days', 90),
    ('free_trial', 'group_messages', 0),
    ('free_trial', 'own_site', null::integer),
    ('basic', 'open_jobs', 5),
    ('basic', 'team_members', 5),
    ('basic', 'represented_candidates', 50),
    ('basic', 'monthly_invitations', 100),
    ('basic', 'partners', 0),
    ('basic', 'report_days', 90),
    ('basic', 'group_messages', null::integer),
    ('basic', 'own_site', null::integer),
    ('intermediate', 'open_jobs', 20),
    ('intermediate', 'team_members', 15),
    ('intermediate', 'represented_candidates', 250),
    ('intermediate', 'monthly_invitations', 500),
    ('intermediate', 'partners', null::integer),
    ('intermediate', 'report_days', null::integer),
    ('intermediate', 'group_messages', null::integer),
    ('intermediate', 'own_site', null::integer),
    ('pro', 'open_jobs', null::integer),
    ('pro', 'team_members', null::integer),
    ('pro', 'represented_candidates', null::integer),
    ('pro', 'monthly_invitations', null::integer),
    ('pro', 'partners', null::integer),
    ('pro', 'report_days', null::integer),
    ('pro', 'group_messages', null::integer),
    ('pro', 'own_site', null::integer)
  ) as limits (tier, part, most)
  where (limits.tier, limits.part) = (plan_limit.tier, plan_limit.part)) end
$$;
comment on function private.plan_limit is 'A plan''s limits: planLimits of the contracts. Null: no limit; 0: not included, turned off by the operator, or no plan.';
