-- Changes of an approved company to reviewed fields are kept here. Until an administrator approves them, the approved values show everywhere
-- (RULES: Companies).

create table public.company_proposals (
  company_id uuid primary key references public.companies (id) on delete cascade,
  changes jsonb not null check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  proposed_by uuid references auth.users (id) on delete set null,
  proposed_at timestamptz not null default now(),
  rejected_at timestamptz,
  rejection_reason text check (private.is_text(rejection_reason, 2000)),
  constraint company_proposals_reason_of_rejection check (rejection_reason is null or rejected_at is not null)
);
comment on table public.company_proposals is
  'The one open proposal of an approved company: changes to approved values. Deleted once approved or withdrawn; a rejected one stays, with the reason, until it is corrected or withdrawn.';
comment on column public.company_proposals.changes is
  'Column of companies to proposed value, only where it differs from the approved one. Those columns only change by approval, so the company''s row is what the proposal started from.';
create index company_proposals_proposer_index on public.company_proposals (proposed_by);

-- ── Pending proposals ─────────────────────────────────────────────────────────────────────────────────────────

create function private.reviewed_fields() returns text[]
language sql immutable parallel safe set search_path = ''
return '{name, dba_name, tax_id, ein_document_url, tax_document_url, same_as_registered,
  reg_street, reg_unit, reg_city, reg_state, reg_zip_code, reg_country,
  op_street, op_unit, op_city, op_state, op_zip_code, op_country}'::text[];
comment on function private.reviewed_fields is 'What an approval covers: reviewedFields of the contracts (RULES: Companies).';

create function private.reviewed_changes(company public.companies, wanted public.companies) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_object_agg(field.key, field.value), '{}')
  from jsonb_each(to_jsonb(wanted)) as field
  where field.key = any (private.reviewed_fields()) and field.value is distinct from to_jsonb(company) -> field.key
);
comment on function private.reviewed_changes is 'Reviewed fields in which the second record differs: column to proposed value.';

create function private.can_withdraw_proposal(proposal public.company_proposals) returns boolean
language sql stable set search_path = ''
as $$
  select private.can_at_company(proposal.company_id, 'edit_registration')
    or proposal.changes - 'name' = '{}' and private.can_at_company(proposal.company_id, 'edit_profile')
$$;
comment on function private.can_withdraw_proposal is 'True for those who could have proposed all of it (RULES: Staff).';

create function private.proposal_json(of_company uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'changes', p.changes,
      'proposed_by', (
        select nullif(btrim(u.first_name || ' ' || u.last_name), '')
        from public.company_users u where u.user_id = p.proposed_by and u.company_id = p.company_id
      ),
      'proposed_at', p.proposed_at,
      'rejected_at', p.rejected_at,
      'rejection_reason', p.rejection_reason,
      'can', jsonb_build_object('withdraw', private.can_withdraw_proposal(p))
    )
    from public.company_proposals p where p.company_id = of_company
  );
end
$$;
comment on function private.proposal_json is 'CompanyProposal of the contracts, or null. Callers check rights.';

create function private.company_document_paths(of_company uuid) returns setof text
language sql stable set search_path = ''
begin atomic
  select named.path
  from public.companies c
  left join public.company_proposals p on p.company_id = c.id
  cross join lateral (values
    (c.ein_document_url), (c.tax_document_url), (p.changes ->> 'ein_document_url'), (p.changes ->> 'tax_document_url')
  ) as named (path)
  where c.id = of_company and named.path is not null;
end;
comment on function private.company_document_paths is 'Every path in company-documents that the company''s registration or its open proposal names (RULES: Files).';

-- ── Proposing ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.propose(company public.companies, sent jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  waiting public.company_proposals;
  wanted jsonb;
begin
  select * into waiting from public.company_proposals where company_id = company.id;
  wanted := private.reviewed_changes(company, private.wanted_company(company, coalesce(waiting.changes, '{}') || sent));
  if wanted = '{}' then
    perform private.end_proposal(waiting, 'company.changes_withdrawn');
  elsif wanted is distinct from waiting.changes or waiting.rejected_at is not null then
    insert into public.company_proposals (company_id, changes, proposed_by) values (company.id, wanted, auth.uid())
    on conflict (company_id) do update set
      changes = excluded.changes, proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at,
      rejected_at = null, rejection_reason = null;
    perform private.audit('company.changes_proposed', 'company', company.id, company.id,
      jsonb_build_object('changes', private.change_details(company, wanted)));
  end if;
end
$$;
comment on function private.propose is 'Adds reviewed fields to the company''s proposal, or ends it if nothing differs from the approved values.';

create function private.end_proposal(proposal public.company_proposals, action text, more jsonb default '{}') returns void
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
begin
  if proposal.company_id is null then
    return;
  end if;
  select * into company from public.companies where id = proposal.company_id;
  perform private.audit(action, 'company', company.id, company.id,
    jsonb_build_object('changes', private.change_details(company, proposal.changes)) || more);
  delete from public.company_proposals where company_id = company.id;
end
$$;
comment on function private.end_proposal is 'Deletes a proposal and audits how it ended, before its values are applied.';

create function private.edit_company(company public.companies, sent jsonb, resubmit boolean) returns public.companies
language plpgsql set search_path = ''
as $$
begin
  perform private.refuse_field_errors(private.company_path_errors(company, sent));
  if company.is_approved then
    if sent ?| private.reviewed_fields() then
      perform private.propose(company, (
        select jsonb_object_agg(key, value) from jsonb_each(sent) where key = any (private.reviewed_fields())));
    end if;
    sent := sent - private.reviewed_fields();
  end if;
  -- Also when only the proposal changed: updated_at identifies the whole version someone saw.
  return private.write_company(company, sent, resubmit);
end
$$;
comment on function private.edit_company is 'Writes cleaned fields of a locked company; reviewed fields become a proposal.';

create function public.withdraw_company_proposal(p_company_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  company public.companies;
  proposal public.company_proposals;
begin
  if not coalesce(p_company_id in (select private.my_company_ids_to('read_company')), false) then
    perform private.fail(404, 'company_not_found', 'Company not found');
  end if;
  company := private.locked_company(p_company_id);
  select * into proposal from public.company_proposals where company_id = company.id;
  if proposal.company_id is null then
    return private.company_json(company);
  elsif not private.can_withdraw_proposal(proposal) then
    perform private.fail(403, 'not_allowed', 'Only company administrators can withdraw these changes');
  end if;
  perform private.end_proposal(proposal, 'company.changes_withdrawn');
  company := private.write_company(company, '{}', resubmit => false);
  return private.company_json(company);
end
$$;
comment on function public.withdraw_company_proposal is
  'Withdraws the pending proposal and returns the Company. Safe to repeat. SECURITY DEFINER: proposals are written by procedures only. PT401, PT403, PT404.';

grant execute on function public.withdraw_company_proposal to authenticated;
