-- What is waiting for administrators, oldest first. SECURITY DEFINER: most of it is in closed tables.

create type private.waiting_item as (kind text, id uuid, title text, line text, warning text, since timestamptz, path text);
comment on type private.waiting_item is
  'A pending item: kind, name, why it is waiting, what to look out for, since when, and where to decide it. WaitingItem of the contracts.';

create view private.waiting_plans with (security_invoker = true) as
select c.id as company_id, c.name, s.tier, s.expires_at,
  case when s.expires_at is null then c.approved_at else private.plan_end(s.expires_at) - interval '7 days' end as since
from public.companies c left join public.company_subscriptions s on s.company_id = c.id
where c.is_approved and c.id not in (select r.company_id from private.waiting_plan_requests() r) and (
  -- Once the company is approved, "No plan" is a decision too.
  s.company_id is null or s.tier = 'none' and s.updated_at <= c.approved_at
  or private.is_plan_active(s) and s.expires_at <= now() + interval '7 days' and private.plan_end(s.expires_at) <= now() + interval '7 days'
);
comment on view private.waiting_plans is 'Approved companies without a plan, and plans that end within 7 days or have ended. Companies that asked for a plan are listed by that request only.';

create function private.most_waiting() returns integer
language sql immutable parallel safe set search_path = ''
return 50;
comment on function private.most_waiting is 'How many of each kind are listed at most; the counts include all.';

create function private.waiting_companies(of_kind text) returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select of_kind, c.id, c.name,
    case of_kind
      when 'registrations' then concat_ws(' ',
        case when c.is_sent_again then 'Sent again' else 'Registration' end, 'from ' || nullif(c.location, '')) || ', ' || private.counted_words(c.documents, 'document')
      else 'Changes to its registration'
    end,
    case when c.has_taken_name then 'Same name as an approved company' end,
    coalesce(c.proposed_at, c.submitted_at),
    '/admin/company-approvals?' || case of_kind when 'changes' then 'queue=changes&' else '' end || 'company=' || c.id
  from private.company_queues q join private.company_list_items c on c.id = q.company_id
  where q.queue = case of_kind when 'registrations' then 'waiting' else 'changes' end
  order by q.place, q.company_id
  limit private.most_waiting()
$$;
comment on function private.waiting_companies is 'Registrations, or changes of approved companies.';

create function private.waiting_reports() returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select 'reports', r.job_id, j.title,
    'Job at ' || c.name || ': ' || private.counted_words(said.n, 'report') || ', ' || said.reasons,
    case when r.is_flagged then 'Three people or more reported it' end, r.waiting_since, '/admin/reports'
  from (select * from private.reported_jobs r where r.waiting_since is not null order by r.waiting_since limit private.most_waiting()) r
  join public.jobs j on j.id = r.job_id
  join public.companies c on c.id = j.company_id
  cross join lateral (
    select count(*) as n, string_agg(distinct lower(private.in_words(o.reason)), ', ') as reasons
    from private.job_reports o where o.job_id = r.job_id and o.decided_at is null
  ) said
  union all
  select 'reports', r.message_id, 'Message in ' || j.title,
    case r.reporter_side when 'candidate' then 'A candidate' when 'company' then c.name else 'The candidate''s company' end
      || ' reported a message from ' || m.author_name || ': ' || lower(private.in_words(r.reason)),
    null, r.created_at, '/admin/reported-messages'
  from (
    select * from private.message_reports r where r.decision is null and private.is_first_report(r)
    order by r.created_at limit private.most_waiting()
  ) r
  join private.application_messages m on m.id = r.message_id
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  union all
  (
    select 'reports', r.id, r.title, 'Reported before ' || d.name || ' was deleted', null, r.waiting_since, '/admin/reports'
    from private.departed_reports r join private.departed_companies d on d.id = r.company_id
    where r.is_upheld is null order by r.waiting_since limit private.most_waiting()
  )
$$;
comment on function private.waiting_reports is 'Reported jobs and messages, those of deleted companies included.';

create function private.waiting_messages() returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select 'messages', m.id, '“' || left(regexp_replace(m.words, '\s+', ' ', 'g'), 80) || case when char_length(m.words) > 80 then '…' else '' end || '”',
    'Message from ' || concat_ws(', ', nullif(m.name, ''), m.email), null, m.created_at, '/admin/messages'
  from private.contact_messages m where m.answered_at is null
  order by m.created_at, m.id limit private.most_waiting()
$$;
comment on function private.waiting_messages is 'Open messages of the contact page.';

create function private.waiting_emails() returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select 'email', o.id, 'Email to ' || o.to_email, private.in_words(o.template) || ': ' || left(o.last_error, 120), null, o.failed_at,
    '/admin/undelivered-mail?queue=given_up'
  from public.email_outbox o where private.is_given_up(o)
  order by o.failed_at, o.id limit private.most_waiting()
$$;
comment on function private.waiting_emails is 'Emails we gave up delivering.';

create function private.waiting_plan_ends() returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select 'plans', p.company_id, 'Plan of ' || p.name,
    case
      when p.expires_at is null then 'Approved ' || private.day_in_words(p.since) || ', no plan yet.'
      when private.plan_end(p.expires_at) > now() then
        private.in_words(p.tier::text) || ' ends ' || private.day_in_words(p.expires_at) || '. ' || private.counted_words(open.n, 'open job') || '.'
      else private.in_words(p.tier::text) || ' ended ' || private.day_in_words(p.expires_at) || '. '
        || private.counted_words(open.n, 'open job') || case open.n when 1 then ' is hidden.' else ' are hidden.' end
    end,
    null, p.since, '/admin/company/' || p.company_id
  from (select * from private.waiting_plans order by since, company_id limit private.most_waiting()) p
  cross join lateral (
    select count(*) as n from public.published_jobs j where j.company_id = p.company_id and j.visible_until > now()
  ) open
$$;
comment on function private.waiting_plan_ends is 'Rows of private.waiting_plans, with the jobs that the end of each plan hides.';

create function private.waiting_plan_asks() returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select 'plans', r.company_id, r.company_name || ' asks for ' || private.in_words(r.tier::text),
    case tier.now when 'none' then 'It has no plan.' else 'Its plan now: ' || private.in_words(tier.now) || '.' end,
    null, r.since, '/admin/company/' || r.company_id
  from (select * from private.waiting_plan_requests() order by since, id limit private.most_waiting()) r
  cross join lateral (select private.company_tier(r.company_id) as now) tier
$$;
comment on function private.waiting_plan_asks is 'The requests for a plan.';

create function private.waiting_skills() returns setof private.waiting_item
language sql stable set search_path = ''
as $$
  select 'skills', private.platform(), private.counted_words(count(*), 'unknown skill'),
    'Words in profiles and open jobs that aren''t in the list of skills', null, min(u.since), '/admin/skills'
  from private.unknown_skills u
  having count(*) > 0
$$;
comment on function private.waiting_skills is 'One row for all unknown skills.';

create function private.waiting_of(of_kind text) returns setof private.waiting_item
language plpgsql stable set search_path = ''
as $$
begin
  case of_kind
    when 'registrations', 'changes' then return query select * from private.waiting_companies(of_kind);
    when 'reports' then return query select * from private.waiting_reports();
    when 'messages' then return query select * from private.waiting_messages();
    when 'email' then return query select * from private.waiting_emails();
    when 'plans' then return query select * from private.waiting_plan_asks() union all select * from private.waiting_plan_ends();
    when 'skills' then return query select * from private.waiting_skills();
  end case;
end
$$;
comment on function private.waiting_of is 'Pending items of one kind, at most private.most_waiting().';

create function private.waiting_counts() returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'registrations', private.pending_company_count(),
    'changes', private.kept_count(private.platform(), 'changes'),
    'job_reports', private.count_reported_jobs() + private.count_departed_reports(),
    'message_reports', private.count_reported_messages(),
    'messages', private.count_contact_messages(),
    'email', (select count(*) from public.email_outbox o where private.is_given_up(o)),
    'plans', (select count(*) from private.waiting_plans) + (select count(*) from private.waiting_plan_requests()),
    'skills', (select count(*) from private.unknown_skills))
$$;
comment on function private.waiting_counts is 'WaitingCounts of the contracts: how many items of each kind are waiting for administrators, for the bar and Today.';

create function public.get_admin_today(p_since timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.require_admin();
  items private.waiting_item[] := '{}';
  failed text[] := '{}';
  of_kind text;
begin
  foreach of_kind in array '{registrations,changes,reports,messages,email,plans,skills}'::text[] loop
    -- If one kind can't be read, the others still can.
    begin
      items := items || array(select w from private.waiting_of(of_kind) w);
    exception when others then
      raise warning 'Couldn''t read what is waiting in %: %', of_kind, sqlerrm;
      failed := failed || of_kind;
    end;
  end loop;
  return jsonb_build_object(
    'items', (select coalesce(jsonb_agg(to_jsonb(w) order by w.since, w.kind, w.id), '[]') from unnest(items) w),
    'failed', failed,
    'counts', private.waiting_counts(),
    'decided', (
      select count(*) from public.audit_log a
      where a.actor_id = caller and a.created_at >= coalesce(p_since, date_trunc('day', now())) and a.kind <> 'documents'
    ));
end
$$;
comment on function public.get_admin_today is
  'AdminToday (contracts/administration/today.ts): what is waiting for administrators, oldest first; which kinds couldn''t be read; the total; and how much the caller has done since p_since, the start of their day. PT401, PT403.';

grant execute on function public.get_admin_today to authenticated;
