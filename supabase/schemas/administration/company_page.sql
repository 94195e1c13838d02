-- What administrators see of a company in addition to its record: counts, team, reports and email. Never the content of applications,
-- messages or emails. SECURITY DEFINER: one query instead of the policies of ten tables.

create function private.company_figures(of_company uuid, since timestamptz) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with moves as materialized (
      select e.application_id, e.from_status, e.to_status, e.created_at
      from public.application_events e where e.company_id = of_company and e.created_at >= since
    ),
    replies as (
      select min(m.created_at) - a.applied_at as wait
      from moves m join private.application_matches a on a.application_id = m.application_id
      where private.is_answer(m.to_status) and not a.is_added and not exists (
        select from private.given_answers(m.application_id) e where e.created_at < since)
      group by m.application_id, a.applied_at
    ),
    promises as (
      select private.promise_outcome(a) as outcome
      from private.application_matches a
      where a.company_id = of_company and not a.is_added and a.answer_by between private.utc_day(since) and private.utc_day(now())
    )
    select jsonb_build_object(
      'applications', (select count(*) from moves m where m.from_status is null),
      'interviews', (
        select count(*) from private.interviews i join private.application_matches a on a.application_id = i.application_id
        where a.company_id = of_company and i.state = 'confirmed' and i.starts_at between since and now()),
      'hires', (select count(distinct m.application_id) from moves m where m.to_status = 'hired'),
      -- A median of one or two would reveal when each got its reply.
      'reply_days', (
        select round((percentile_cont(0.5) within group (order by extract(epoch from r.wait) / 86400))::numeric, 1)
        from replies r having count(*) >= 3),
      'kept', (select count(*) from promises p where p.outcome = 'kept'),
      'due', (select count(*) from promises p where p.outcome is not null))
  );
end
$$;
comment on function private.company_figures is
  'CompanyFigures of the contracts: applications and hires since then, interviews held, days to the first reply (median of at least three), and how many replies were due and on time.';

create function private.company_team(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(member order by member.last_seen_at desc nulls last, member.id), '[]')
    from (
      select p.id, coalesce(private.person_name(p.id, of_company), p.email) as name, p.email, m.role, private.account_state(u) as state,
        nullif(p.last_seen_at, '-infinity') as last_seen_at
      from public.company_users m
      join public.profiles p on p.id = m.user_id
      join auth.users u on u.id = m.user_id
      where m.company_id = of_company
      order by p.last_seen_at desc, p.id
      limit 200
    ) member
  );
end
$$;
comment on function private.company_team is 'TeamMember[] of the contracts: the 200 seen most recently.';

create function private.company_reports(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'waiting', count(*) filter (where r.decision is null),
      'decided', count(*) filter (where r.decision is not null),
      'newest', coalesce(jsonb_agg(
        to_jsonb(r) - '{decided_by,place}'::text[] || jsonb_build_object('decided_by', private.person_name(r.decided_by))
        order by r.place) filter (where r.place <= 50), '[]'))
    from (
      select each.*, row_number() over (order by (each.decision is null) desc, each.at desc, each.id) as place
      from (
        select 'job' as kind, j.id, j.title as job_title, coalesce(r.waiting_since, r.decided_at) as at,
          case when r.waiting_since is null then r.decision end as decision, case when r.waiting_since is null then r.decided_by end as decided_by,
          (
            select array_agg(distinct o.reason) from private.job_reports o
            where o.job_id = j.id and o.decided_at is not distinct from case when r.waiting_since is null then r.decided_at end
          ) as reasons
        from private.reported_jobs r join public.jobs j on j.id = r.job_id
        where j.company_id = of_company
        union all
        select 'message', m.id, j.title, coalesce(r.decided_at, r.created_at), r.decision, r.decided_by, array[r.reason]
        from private.message_reports r
        join private.application_messages m on m.id = r.message_id
        join public.applications a on a.id = m.application_id
        join public.jobs j on j.id = a.job_id
        where m.company_id = of_company and private.is_first_report(r)
      ) each
    ) r
  );
end
$$;
comment on function private.company_reports is
  'CompanyReports of the contracts: its reported jobs and its team''s reported messages, undecided ones first, the 50 newest; never the text or who reported it.';

create function private.company_partners(of_company uuid) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by private.search_text(c.name), c.id), '[]')
  from public.company_relationships r join public.companies c on c.id in (r.company_a_id, r.company_b_id) and c.id <> of_company
  where of_company in (r.company_a_id, r.company_b_id) and not private.is_left_out('partners')
);
comment on function private.company_partners is 'AuditCompany[] of the contracts: its partners, by name.';

create function public.get_company_overview(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  perform private.fail(404, 'company_not_found', 'Company not found') where not exists (select from public.companies c where c.id = p_company_id);
  return jsonb_build_object(
    'figures', private.company_figures(p_company_id, now() - interval '30 days'),
    'jobs', (
      select jsonb_build_object(
        'open', count(*) filter (where private.shown_status(j) = 'published'),
        'draft', count(*) filter (where private.shown_status(j) = 'draft'),
        'closed', count(*) filter (where private.shown_status(j) = 'closed'))
      from public.jobs j where j.company_id = p_company_id and j.deleted_at is null),
    'plan_set_by', (
      select private.person_name(l.actor_id) from public.audit_log l
      where l.company_id = p_company_id and l.action = 'subscription.changed' and l.created_at = private.plan_since(p_company_id) limit 1),
    'partners', private.company_partners(p_company_id),
    'team', private.company_team(p_company_id),
    'team_size', (select count(*) from public.company_users u where u.company_id = p_company_id),
    'reports', private.company_reports(p_company_id));
end
$$;
comment on function public.get_company_overview is
  'CompanyOverview (contracts/administration/company-page.ts): figures of the last 30 days, number of jobs, who set the plan, partners, team and reports. PT401, PT403, PT404.';

create function public.list_company_emails(p_company_id uuid, p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  return jsonb_build_object(
    'lately', (
      select count(*) from public.email_outbox o where o.company_id = p_company_id and o.created_at >= now() - interval '30 days'),
    'emails', (
      select coalesce(jsonb_agg(page order by page.created_at desc, page.id desc), '[]')
      from (
        select o.id, o.template, o.to_email, o.created_at, case
          when o.sent_at is not null then 'sent'
          when private.is_given_up(o) then 'given_up'
          when private.is_undelivered(o) then 'late'
          else 'waiting' end as state
        from public.email_outbox o
        where o.company_id = p_company_id and (o.created_at, o.id) < (page_before.at, page_before.id)
        order by o.created_at desc, o.id desc
        limit private.page_limit(p_limit)
      ) as page));
end
$$;
comment on function public.list_company_emails is
  '{emails: CompanyEmail[], lately} (contracts/administration/company-page.ts): emails to a company''s team and to people invited to it, newest first, and how many there were in the last 30 days; never their content. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

grant execute on function public.get_company_overview, public.list_company_emails to authenticated;
