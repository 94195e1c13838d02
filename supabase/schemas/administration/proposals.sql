-- Deciding about changes to an approved company, and what an administrator reads before deciding.

create function public.decide_company_proposal(
  p_company_id uuid, p_is_approved boolean, p_updated_at timestamptz, p_reason text default null, p_warnings_seen uuid[] default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company public.companies;
  before public.companies;
  proposal public.company_proposals;
  reason text := nullif(private.trimmed(p_reason), '');
  errors jsonb;
begin
  perform private.require_admin();
  errors := private.field_errors(jsonb_build_object('reason', p_reason), private.administration_rules('approval'), is_whole => false);
  if p_is_approved is null then
    errors := errors || '{"isApproved": "Choose whether to approve the changes"}';
  elsif not p_is_approved and reason is null then
    errors := errors || '{"reason": "Explain what needs to change"}';
  elsif p_updated_at is null then
    errors := errors || '{"updatedAt": "Name the version you reviewed"}';
  end if;
  perform private.refuse_field_errors(errors);

  company := private.locked_company(p_company_id);
  before := company;
  perform private.require_seen(company, p_updated_at);
  select * into proposal from public.company_proposals where company_id = company.id and rejected_at is null;
  if proposal.company_id is null then
    perform private.fail(409, 'nothing_proposed', 'There are no changes waiting for approval');
  end if;
  if p_is_approved then
    perform private.require_warnings_seen(company.id, p_warnings_seen);
    perform private.end_proposal(proposal, 'company.changes_approved');
    company := private.write_company(company, proposal.changes, resubmit => false);
    perform private.hold_decision(before, proposal, company,
      'company_approved.changes', 'company_changes_approved', jsonb_build_object('path', '/company/profile'));
  else
    update public.company_proposals set rejected_at = now(), rejection_reason = reason where company_id = company.id;
    perform private.audit('company.changes_rejected', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, proposal.changes), 'reason', reason));
    company := private.write_company(company, '{}', resubmit => false);
    perform private.hold_decision(before, proposal, company,
      'company_rejected.changes', 'company_changes_rejected', jsonb_build_object('reason', reason, 'path', '/company/edit-registration'));
  end if;
  return private.company_json(company);
end
$$;
comment on function public.decide_company_proposal is
  'Approves the pending changes, which then apply, or rejects them with a reason the company reads; returns the Company. p_updated_at: the version of the company that was reviewed; p_warnings_seen as in set_company_approval. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 changed since, warnings_unseen or nothing pending, PT422.';

create function public.list_similar_companies(p_company_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return private.registration_warnings(p_company_id);
end
$$;
comment on function public.list_similar_companies is
  'SimilarCompany[] (private.registration_warnings): what to check before approving a registration or a proposed change; may be empty. SECURITY DEFINER: the check is made once instead of per row. PT401, PT403.';

grant execute on function public.decide_company_proposal, public.list_similar_companies to authenticated;
