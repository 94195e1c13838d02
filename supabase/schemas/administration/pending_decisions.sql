-- Decisions about a company before its people are notified: for ten seconds they can be undone without a trace.

create function private.hold_decision(
  before public.companies, proposal public.company_proposals, company public.companies,
  key text, template text, mail jsonb
) returns void
language sql set search_path = ''
as $$
  select private.hold_notification(
    'company_decision', company.id, version => company.updated_at,
    before => jsonb_build_object('company', before, 'proposal', case when proposal.company_id is not null then to_jsonb(proposal) end),
    facts => jsonb_build_object('key', key, 'template', template, 'mail', mail))
$$;
comment on function private.hold_decision is 'Keeps what a company was before a decision, and what to notify its people of. The company is locked.';

create function private.notify_of_company_decision(pending private.pending_notifications) returns boolean
language plpgsql set search_path = ''
as $$
declare
  plan public.company_subscriptions;
begin
  if pending.facts ? 'plan_before' then
    select * into plan from public.company_subscriptions s where s.company_id = pending.subject_id and private.is_plan_live(s);
    perform private.grant_plan_request(pending.subject_id);
  end if;
  perform private.notify_company_admins(
    c, pending.facts ->> 'key', jsonb_strip_nulls(jsonb_build_object('plan', private.in_words(plan.tier::text))),
    template => pending.facts ->> 'template',
    mail_data => pending.facts -> 'mail' || case
      when plan.company_id is null then '{}' else jsonb_build_object('tier', plan.tier, 'expires_at', plan.expires_at) end)
  from public.companies c where c.id = pending.subject_id;
  if pending.facts ->> 'key' = 'company_approved' then
    -- One that is approved again was paused.
    perform private.notify_applicants_of_return(c) from public.companies c where c.id = pending.subject_id;
  end if;
  return true;
end
$$;
comment on function private.notify_of_company_decision is 'Notifies the administrators of a company of a decision about it, and of the plan that came with it.';

create function private.restore_plan(of_company uuid, was jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  plan jsonb := private.subscription_json(of_company) - '{company_id, updated_at}'::text[];
begin
  if plan is distinct from was then
    update public.company_subscriptions s set
      tier = (was ->> 'tier')::public.subscription_tier, status = (was ->> 'status')::public.subscription_status,
      expires_at = (was ->> 'expires_at')::timestamptz
    where s.company_id = of_company;
    perform private.audit('subscription.changed', 'company', of_company, of_company, jsonb_build_object('from', plan, 'to', was));
  end if;
end
$$;
comment on function private.restore_plan is 'A plan as it was before it came with an approval. The company is locked.';

create function private.restore_company(was public.companies, proposal public.company_proposals) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
begin
  update public.companies c set
    is_approved = was.is_approved, approved_at = was.approved_at, rejected_at = was.rejected_at, rejection_reason = was.rejection_reason
  where c.id = was.id;
  delete from public.company_proposals where company_id = was.id;
  insert into public.company_proposals select proposal.* where proposal.company_id is not null;
  select * into company from public.companies where id = was.id;
  return private.write_company(company, to_jsonb(was), resubmit => false);
end
$$;
comment on function private.restore_company is 'Review, registration and proposal of a company as they were. The caller holds its lock.';

create function public.undo_company_decision(p_company_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_admin();
  company public.companies := private.locked_company(p_company_id);
  decision private.pending_notifications := private.undo_pending(
    'company_decision', company.id, company.updated_at,
    'It''s too late to undo this: the company has been notified, or something has changed since. You can still decide again.');
begin
  perform private.restore_plan(company.id, decision.facts -> 'plan_before') where decision.facts ? 'plan_before';
  perform private.audit('company.decision_undone', 'company', company.id, company.id, jsonb_build_object('was', decision.facts ->> 'key'));
  company := private.restore_company(
    jsonb_populate_record(null::public.companies, decision.before -> 'company'),
    jsonb_populate_record(null::public.company_proposals, nullif(decision.before -> 'proposal', 'null')));
  -- The decision it had taken the place of is about the company as it is now.
  update private.pending_notifications pending set version = company.updated_at
  where pending.kind = 'company_decision' and pending.subject_id = company.id;
  -- In a statement of its own, which sees the proposal that came back.
  return private.company_json(company);
end
$$;
comment on function public.undo_company_decision is
  'Takes the caller''s own last decision about a company back for ten seconds by the database''s clock (and three more, for the way here): an approval, a rejection, an approval taken back, a decision about changes; with an approval the plan that came with it. No one is notified of it; an earlier decision that it replaced applies again, and its people are notified of it in its time; until then it can still be taken back. Gives the Company. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 when it is too late, was undone already or is not the caller''s.';

grant execute on function public.undo_company_decision to authenticated;
