-- Notifies companies that their plan is ending: fourteen days before, one day before, and when it ends.

create function private.plan_stage(expires_at timestamptz) returns text
language sql stable set search_path = ''
return case
  when private.plan_end(expires_at) <= now() then 'ended'
  when private.plan_end(expires_at) <= now() + interval '1 day' then '1_day'
  when private.plan_end(expires_at) <= now() + interval '14 days' then '14_days'
end;
comment on function private.plan_stage is 'How close a plan is to its end: 14_days, 1_day, ended; null if there is nothing to announce.';

create table private.told_plans (
  company_id uuid primary key references public.companies (id) on delete cascade,
  stage text not null check (stage in ('14_days', '1_day', 'ended'))
);
comment on table private.told_plans is 'The last stage of a plan''s end that its company was notified about. A column of the plan would trigger matching its jobs again.';
alter table private.told_plans enable row level security;

create function private.note_told_stage(of_company uuid, stage text) returns void
language plpgsql set search_path = ''
as $$
begin
  if stage is null then
    delete from private.told_plans t where t.company_id = of_company;
  else
    insert into private.told_plans as t (company_id, stage) values (of_company, stage)
    on conflict (company_id) do update set stage = excluded.stage;
  end if;
end
$$;
comment on function private.note_told_stage is 'Records the plan_stage a company knows about.';

create function private.tell_ending_plans() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
  hidden bigint;
begin
  perform private.refit_open_jobs(array(select distinct p.company_id from public.published_jobs p where p.is_over_plan));
  -- Before the plans are locked: decisions about a company lock its invitations first.
  perform private.pause_invitations(s.company_id, private.plan_end(s.expires_at))
  from public.company_subscriptions s left join private.told_plans t on t.company_id = s.company_id
  where private.is_plan_active(s) and s.expires_at <= now() and private.plan_stage(s.expires_at) = 'ended'
    and t.stage is distinct from 'ended';
  for due in
    select c as company, s.tier, s.expires_at, private.plan_stage(s.expires_at) as stage
    from public.company_subscriptions s
    join public.companies c on c.id = s.company_id
    left join private.told_plans t on t.company_id = s.company_id
    where s.tier <> 'none' and s.status = 'active' and s.expires_at <= now() + interval '14 days'
      -- Only moves forward: an end that shifted by a few hours isn't announced again.
      and array_position('{14_days,1_day,ended}'::text[], private.plan_stage(s.expires_at))
        > coalesce(array_position('{14_days,1_day,ended}'::text[], t.stage), 0)
    order by s.expires_at
    limit 1000
    for update of s skip locked
  loop
    if due.stage = 'ended' then
      select count(*) into hidden from public.published_jobs j where j.company_id = (due.company).id and j.visible_until > now();
      perform private.audit_as(null, 'subscription.ended', 'company', (due.company).id, (due.company).id,
        jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'jobs', hidden));
    end if;
    perform private.notify_company_admins(
      due.company, case due.stage when 'ended' then 'subscription_changed.ended' else 'subscription_changed.ends_soon' end,
      jsonb_build_object('plan', private.in_words(due.tier::text), 'day', private.day_in_words(due.expires_at)), 'subscription_ending',
      jsonb_build_object('tier', due.tier, 'expires_at', due.expires_at, 'has_ended', due.stage = 'ended', 'path', '/company/dashboard'));
    perform private.note_told_stage((due.company).id, due.stage);
  end loop;
end
$$;
comment on function private.tell_ending_plans is
  'Notifies companies'' administrators, in the app and by email, that their plan ends within 14 days, within one, or has ended; each once. When it ends, the clock of the company''s invitations stops. Called on a schedule.';
