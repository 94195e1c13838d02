-- A company asks for another plan, and an administrator decides.
-- SECURITY DEFINER: the table is closed to every client.

create table private.plan_requests (
  id uuid primary key,
  company_id uuid not null references public.companies (id) on delete cascade,
  tier public.subscription_tier not null check (tier <> 'none'),
  asked_by uuid references auth.users (id) on delete set null,
  asked_at timestamptz not null default now(),
  ended text check (ended in ('replaced', 'withdrawn', 'granted', 'declined')),
  ended_at timestamptz,
  reason text check (private.is_text(reason, 1000)),
  constraint plan_requests_ended_has_date check ((ended is null) = (ended_at is null))
);
comment on table private.plan_requests is 'Plans that companies requested. The caller''s browser makes up the id.';
comment on column private.plan_requests.reason is 'Why it was declined; the company reads it.';
create unique index plan_requests_one_waiting on private.plan_requests (company_id) where ended is null;
create index plan_requests_company_index on private.plan_requests (company_id, asked_at desc);
create index plan_requests_asker_index on private.plan_requests (asked_by);
alter table private.plan_requests enable row level security;

create function private.is_plan_given(request private.plan_requests) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.company_subscriptions s
    where s.company_id = request.company_id and s.tier = request.tier and private.is_plan_live(s) and s.updated_at > request.asked_at);
end
$$;
comment on function private.is_plan_given is 'Whether a company has the plan it requested, even if that can still be undone.';

create function private.waiting_plan_requests()
returns table (id uuid, company_id uuid, company_name text, since timestamptz, tier public.subscription_tier)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select r.id, r.company_id, c.name, r.asked_at, r.tier
    from private.plan_requests r
    join public.companies c on c.id = r.company_id
    -- A request whose plan was given ends once that can no longer be undone.
    where r.ended is null and private.undo_is_over(r.asked_at) and not private.is_plan_given(r)
    order by r.asked_at, r.id;
end
$$;
comment on function private.waiting_plan_requests is
  'Requests waiting for an administrator, oldest first, once they can''t be undone: id, company, its name, since when, and the requested plan.';

create function private.can_ask_for_plan(of_company uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.company_users u
    where u.user_id = (select auth.uid()) and u.company_id = of_company and private.is_company_admin(u.role));
end
$$;
comment on function private.can_ask_for_plan is 'Whether the caller may request plans and choose open jobs for a company: its administrators (RULES: Plans).';

create function private.require_plan_asker(of_company uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
begin
  perform private.fail(404, 'company_not_found', 'Company not found') where not private.can_read_company(of_company);
  perform private.fail(403, 'not_allowed', 'Only your company''s administrators can do this') where not private.can_ask_for_plan(of_company);
  return caller;
end
$$;
comment on function private.require_plan_asker is 'The caller, who is an administrator of the company. PT401, PT403, PT404.';

create function public.ask_for_plan(p_company_id uuid, p_tier text, p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_plan_asker(p_company_id);
  company public.companies;
  replaced uuid;
begin
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('tier', p_tier, 'status', 'active'), private.plans_rules('plan')));
  perform private.fail(422, 'invalid_input', 'Choose a plan') where p_id is null or private.trimmed(p_tier) = 'none';
  select * into company from public.companies c where c.id = p_company_id for no key update;
  if exists (select from private.plan_requests r where r.id = p_id) then
    perform private.refuse_taken_id() where not exists (
      select from private.plan_requests r where r.id = p_id and r.company_id = p_company_id and r.asked_by = caller);
    return;
  end if;
  perform private.fail(409, 'has_plan', 'This is already your plan.')
  where private.company_tier(p_company_id) = private.trimmed(p_tier) and not private.is_lapsed(p_company_id);
  perform private.fail(409, 'has_plan', 'A free trial is only for companies that haven''t had a plan.')
  where private.trimmed(p_tier) = 'free_trial' and private.has_had_plan(p_company_id);
  update private.plan_requests r set ended = 'replaced', ended_at = now()
  where r.company_id = p_company_id and r.ended is null returning r.id into replaced;
  insert into private.plan_requests (id, company_id, tier, asked_by)
  values (p_id, p_company_id, private.trimmed(p_tier)::public.subscription_tier, caller);
  perform private.audit('subscription.requested', 'company', p_company_id, p_company_id, jsonb_build_object('tier', private.trimmed(p_tier)));
  perform private.hold_notification('plan_request', p_id, jsonb_build_object('replaced', replaced));
end
$$;
comment on function public.ask_for_plan is
  'A company''s administrator requests a plan, which replaces an earlier request. Platform administrators are notified once it can''t be undone. The caller makes up p_id: sending it again is the same request. PT401, PT403, PT404, PT409 has_plan or id_taken, PT422.';

create function public.undo_plan_request(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  undone private.pending_notifications;
begin
  -- Locks the company first, as requesting does.
  perform from public.companies c
  where c.id = (select r.company_id from private.plan_requests r where r.id = p_id and r.asked_by = caller) for no key update;
  undone := private.undo_pending('plan_request', p_id);
  delete from private.plan_requests r where r.id = p_id;
  update private.plan_requests r set ended = null, ended_at = null
  where r.id = (undone.before ->> 'replaced')::uuid and r.ended = 'replaced'
    -- A colleague may have requested another plan since.
    and not exists (select from private.plan_requests w where w.company_id = r.company_id and w.ended is null);
end
$$;
comment on function public.undo_plan_request is
  'Undoes the caller''s request within ten seconds, as if it never happened: one that it replaced is pending again. PT401, PT409 undo_over.';

create function private.end_plan_request(of_request uuid, how text, why text default null) returns private.plan_requests
language plpgsql set search_path = ''
as $$
declare
  request private.plan_requests;
begin
  update private.plan_requests r set ended = how, ended_at = now(), reason = why
  where r.id = of_request and r.ended is null returning * into request;
  delete from private.pending_notifications n where n.kind = 'plan_request' and n.subject_id = of_request;
  return request;
end
$$;
comment on function private.end_plan_request is 'Ends a pending request, which no one is notified about anymore; null if it has ended already.';

create function private.grant_plan_request(of_company uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.end_plan_request(r.id, 'granted') from private.plan_requests r
  where r.company_id = of_company and r.ended is null and r.tier::text = private.company_tier(of_company) and not private.is_lapsed(of_company);
end
$$;
comment on function private.grant_plan_request is 'Ends the request for a plan once the company has been given it and that can''t be undone.';

create function public.withdraw_plan_request(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_plan_asker((select r.company_id from private.plan_requests r where r.id = p_id));
  perform private.end_plan_request(p_id, 'withdrawn');
  perform private.fail(409, 'request_decided', 'This request was already decided.')
  where exists (select from private.plan_requests r where r.id = p_id and r.ended in ('granted', 'declined'));
end
$$;
comment on function public.withdraw_plan_request is
  'An administrator of the company withdraws its request. Safe to repeat. PT401, PT403, PT404, PT409 request_decided.';

create function public.decline_plan_request(p_id uuid, p_reason text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request private.plan_requests;
  company public.companies;
begin
  perform private.require_admin();
  perform private.refuse_field_errors(private.field_errors(jsonb_build_object('reason', p_reason), private.plans_rules('decline')));
  -- Locks the company first, as changing its plan does: a colleague may be giving it that plan right now.
  select c.* into company from public.companies c join private.plan_requests r on r.company_id = c.id
  where r.id = p_id for no key update of c;
  perform private.fail(409, 'request_decided', 'Another administrator already gave the company this plan.')
  where exists (select from private.plan_requests r where r.id = p_id and r.ended is null and private.is_plan_given(r));
  request := private.end_plan_request(p_id, 'declined', private.trimmed(p_reason));
  if request.id is null then
    perform private.fail(404, 'request_not_found', 'Request not found') where not exists (select from private.plan_requests r where r.id = p_id);
    perform private.fail(409, 'request_decided', 'This request was already withdrawn or decided.')
    where not exists (select from private.plan_requests r where r.id = p_id and r.ended = 'declined');
    return;
  end if;
  perform private.audit('subscription.declined', 'company', company.id, company.id,
    jsonb_build_object('tier', request.tier, 'reason', request.reason));
  perform private.notify_company_admins(company, 'subscription_changed.declined',
    jsonb_build_object('plan', private.in_words(request.tier::text), 'reason', request.reason));
end
$$;
comment on function public.decline_plan_request is
  'A platform administrator declines a request with a reason, which the company''s administrators read. Granting it means calling set_company_subscription with the requested plan. Safe to repeat. PT401, PT403, PT404, PT409 request_decided, PT422 by field.';

grant execute on function
  public.ask_for_plan, public.undo_plan_request, public.withdraw_plan_request, public.decline_plan_request
to authenticated;

-- ── Notifying ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.notify_of_plan_request(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform private.notify(
    p.id, 'plan_requested',
    jsonb_build_object('company', c.name, 'plan', private.in_words(r.tier::text),
      'current', case private.company_tier(c.id) when 'none' then 'none' else private.in_words(private.company_tier(c.id)) end),
    jsonb_build_object('company_id', c.id, 'company_name', c.name))
  from private.plan_requests r
  join public.companies c on c.id = r.company_id
  cross join public.profiles p
  where r.id = pending.subject_id and r.ended is null and p.role = 'admin';
  return true;
end
$$;
comment on function private.notify_of_plan_request is 'Notifies every administrator about a request that is still pending.';
