-- Approves and rejects companies, and withdraws approvals.

create function private.locked_company(p_company_id uuid) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
begin
  perform private.lock_invitations(p_company_id);
  select * into company from public.companies where id = p_company_id for update;
  if company.id is null then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  return company;
end
$$;
comment on function private.locked_company is 'The company and its invitations, locked until the decision about it is written. PT404.';

create function private.require_seen(company public.companies, seen timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
declare
  decision public.audit_log;
begin
  if seen is null or seen = company.updated_at then
    return;
  end if;
  decision := private.last_company_entry(company.id, array[
    'company.approved', 'company.rejected', 'company.approval_revoked', 'company.changes_approved', 'company.changes_rejected',
    'company.decision_undone'], seen);
  if decision.id is null then
    perform private.fail(409, 'registration_changed', 'The registration has changed since you opened it. Review it again before you decide.');
  end if;
  perform private.fail(409, 'decided_meanwhile', format(
    '%s decided on this company after you opened it: %s.',
    coalesce(private.person_name(decision.actor_id), 'Another administrator'),
    case decision.action
      when 'company.approved' then 'it is approved'
      when 'company.rejected' then 'it is rejected'
      when 'company.approval_revoked' then 'its approval was withdrawn'
      when 'company.changes_approved' then 'its changes are approved'
      when 'company.changes_rejected' then 'its changes are rejected'
      else 'the last decision was undone'
    end));
end
$$;
comment on function private.require_seen is 'PT409 if the company changed since the administrator opened it, with who decided what.';

create function private.require_own(company public.companies, decided_at timestamptz, seen timestamptz) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if seen < decided_at and not exists (
    select from private.pending_notifications pending
    where pending.kind = 'company_decision' and pending.subject_id = company.id and pending.decided_by = auth.uid()
  ) then
    perform private.require_seen(company, seen);
  end if;
end
$$;
comment on function private.require_own is 'PT409 naming who made a decision that is already in effect, unless it was the caller.';

create function private.require_warnings_seen(of_company uuid, seen uuid[]) returns void
language plpgsql stable set search_path = ''
as $$
declare
  warnings jsonb := private.registration_warnings(of_company);
begin
  if exists (select from jsonb_array_elements(warnings) as it (warning) where (it.warning ->> 'id')::uuid <> all (coalesce(seen, '{}'))) then
    perform private.fail(
      409, 'warnings_unseen', 'Check the companies that look like this one before you approve it.', jsonb_build_object('warnings', warnings));
  end if;
end
$$;
comment on function private.require_warnings_seen is 'PT409 warnings_unseen unless all private.registration_warnings were seen.';

create function private.approve_company(company public.companies, seen timestamptz, warnings_seen uuid[]) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  before public.companies := company;
begin
  if company.is_approved then
    perform private.require_own(company, company.approved_at, seen);
    return company;
  elsif company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company hasn''t submitted its registration yet. You can approve it once it has.');
  end if;
  perform private.require_seen(company, seen);
  perform private.require_warnings_seen(company.id, warnings_seen);
  perform private.audit(
    'company.approved', 'company', company.id, company.id, jsonb_strip_nulls(jsonb_build_object(
      'from', private.review_status(company), 'to', 'approved', 'compared', nullif(cardinality(warnings_seen), 0))));
  update public.companies
  set is_approved = true, approved_at = now(), rejected_at = null, rejection_reason = null
  where id = company.id returning * into company;
  perform private.hold_decision(before, null, company,
    'company_approved', 'company_approved', jsonb_build_object('path', '/company/dashboard'));
  return company;
end
$$;
comment on function private.approve_company is 'Approves the version the administrator saw; people are notified once it can''t be undone. PT409 (RULES: Administration).';

create function private.reject_company(company public.companies, reason text, seen timestamptz) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  before public.companies := company;
begin
  if company.submitted_at is null then
    perform private.fail(409, 'not_submitted', 'This company hasn''t submitted its registration yet, so there is nothing to reject.');
  elsif company.rejected_at is not null and company.rejection_reason is not distinct from reason then
    perform private.require_own(company, company.rejected_at, seen);
    return company;
  end if;
  perform private.require_seen(company, seen);
  perform private.audit('company.rejected', 'company', company.id, company.id, jsonb_build_object(
    'from', private.review_status(company), 'to', 'rejected', 'reason', reason));
  update public.companies set rejected_at = now(), rejection_reason = reason where id = company.id returning * into company;
  perform private.hold_decision(before, null, company,
    'company_rejected', 'company_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$$;
comment on function private.reject_company is 'Rejects with a reason; people are notified once it can''t be undone. PT409 (RULES: Administration).';

create function private.revoke_approval(company public.companies, reason text, seen timestamptz) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  before public.companies := company;
  proposal public.company_proposals;
begin
  -- First, so that someone who rejects without a reason learns who has approved it since.
  perform private.require_seen(company, seen);
  if reason is null then
    perform private.refuse_field_errors('{"reason": "Explain why the approval is withdrawn"}');
  end if;
  -- The pending proposal is what the company wants reviewed, so it becomes the registration, which only staff and administrators read.
  select * into proposal from public.company_proposals where company_id = company.id;
  perform private.end_proposal(proposal, 'company.changes_ended');
  update public.companies
  set is_approved = false, approved_at = null, rejected_at = now(), rejection_reason = reason
  where id = company.id returning * into company;
  perform private.audit('company.approval_revoked', 'company', company.id, company.id, jsonb_build_object('reason', reason));
  if proposal.company_id is not null then
    company := private.write_company(company, proposal.changes, resubmit => false);
  end if;
  perform private.hold_decision(before, proposal, company,
    'company_rejected.revoked', 'company_approval_revoked', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  return company;
end
$$;
comment on function private.revoke_approval is 'Withdraws an approval, with a reason the company reads; its jobs go offline. PT422.';
