-- Pending decisions about a company: for ten seconds they can be undone before anyone is notified.

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
comment on function private.hold_decision is 'Stores a company as it was before a decision, and what to notify its people about. Callers have locked the company.';

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
    -- If it is approved again, it was paused before.
    perform private.notify_applicants_of_return(c) from public.companies c where c.id = pending.subject_id;
  end if;
  return true;
end
$$;
comment on function private.notify_of_company_decision is 'Notifies a company''s administrators about a decision and the plan that came with it.';

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
comment on function private.restore_plan is 'Restores the plan to what it was before an approval. Callers have locked the company.';

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
comment on function private.restore_company is 'Restores a company''s review, registration and proposal. Callers have locked the company.';

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
  -- The decision it replaced is pending again, for the company as it is now.
  update private.pending_notifications pending set version = company.updated_at
  where pending.kind = 'company_decision' and pending.subject_id = company.id;
  -- A separate statement, so that it sees the restored proposal.
  return private.company_json(company);
end
$$;
comment on function public.undo_company_decision is
  'Undoes the caller''s own last decision about a company within ten seconds by the database''s clock (plus three for transit): an approval with its plan, a rejection, a withdrawn approval, or a decision about changes. No one is notified. An earlier decision that it replaced applies again, is notified as usual, and can still be undone until then. Returns the Company. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 if it is too late, was already undone, or isn''t the caller''s.';

grant execute on function public.undo_company_decision to authenticated;
